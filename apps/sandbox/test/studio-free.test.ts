import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, randomToken, signRequest, systemClock } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SECRET, startFakePlatform, type FakePlatform } from './fake-platform.ts'
import { GAME, info, openReal, post, startStudio, until } from './studio-support.ts'

const START = 100_000n
let folder: string
let platform: FakePlatform
let studio: FastifyInstance
let clock: ManualClock

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grants-'))
  clock = new ManualClock(systemClock.now())
  platform = await startFakePlatform(START)
  studio = await start()
})
afterEach(async () => {
  await studio.close()
  await platform.stop()
  rmSync(folder, { recursive: true })
})

const start = () => startStudio(platform.url, { clock, grantsPath: join(folder, 'grants.jsonl') })

/** Calls the studio as the platform does. */
async function tell(path: string, body: object, secret = SECRET) {
  const text = JSON.stringify(body)
  const [timestamp, nonce, url] = [String(clock.now().getTime()), randomToken(16), `/free-rounds/v1/${path}`]
  const signature = signRequest(secret, { timestamp, nonce, method: 'POST', path: url, body: text })
  const headers = { 'x-provider': 'studio', 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
  const reply = await studio.inject({
    method: 'POST',
    url,
    payload: text,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

const order = (over: object = {}) => ({
  grantId: 'grant-0001',
  playerId: 'player',
  gameId: GAME.identity,
  currency: 'EUR',
  value: '20',
  rounds: 3,
  endsAt: new Date(clock.now().getTime() + 60_000).toISOString(),
  ...over,
})

let keys = 0
const spin = (session: string, grantId = 'grant-0001', clientRoundKey = `free-key-${keys++}`) =>
  post(studio, '/spin', { session, bet: '20', clientRoundKey, grantId })

describe('a grant', () => {
  it('is kept once however often it comes, and refused with another content or a wrong signature', async () => {
    const same = order()
    for (let times = 0; times < 3; times++)
      expect(await tell('grant', same)).toMatchObject({ status: 200, body: { status: 'ok', played: 0 } })
    expect(await tell('grant', { ...same, rounds: 4 })).toMatchObject({ status: 409 })
    expect(await tell('grant', same, 'another secret of thirty-two characters')).toMatchObject({ status: 401 })
    expect(await tell('grant', order({ value: '21' }))).toMatchObject({ body: { status: 'value_not_offered' } })
    expect(await tell('grant', order({ gameId: 'none' }))).toMatchObject({ body: { status: 'game_not_found' } })
  })

  it('is played on the server at no cost, each win flagged with it, and is over after its rounds', async () => {
    await tell('grant', order())
    const session = await openReal(studio)
    expect((await info(studio, session)).data).toMatchObject({ freeRounds: { rounds: 3, played: 0, value: '20' } })
    let won = 0n
    for (let played = 1; played <= 3; played++) {
      const { data } = await spin(session)
      won += BigInt(data.win as string)
      expect(data.freeRounds).toMatchObject({ played, won: String(won) })
    }
    expect(platform.callsTo('/bet')).toMatchObject(Array(3).fill({ amount: '0', grantId: 'grant-0001' }))
    expect(platform.callsTo('/win')).toMatchObject(Array(3).fill({ grantId: 'grant-0001' }))
    expect((await info(studio, session)).data.freeRounds).toBeNull()
    expect((await spin(session)).error.code).toBe('free_rounds_over')
    expect(platform.callsTo('/bet')).toHaveLength(3)
  })

  it('is over when the platform says that none is left, when its time ends and when it is withdrawn', async () => {
    const session = await openReal(studio)
    await tell('grant', order())
    platform.plan('/bet', { status: 'free_rounds_over' })
    expect((await spin(session)).error.code).toBe('free_rounds_over')
    expect((await info(studio, session)).data.freeRounds).toBeNull()

    await tell('grant', order({ grantId: 'grant-0002' }))
    expect((await info(studio, session)).data).toMatchObject({ freeRounds: { grantId: 'grant-0002' } })
    await spin(session, 'grant-0002')
    expect(await tell('withdraw', { grantId: 'grant-0002' })).toMatchObject({ body: { status: 'ok', played: 1 } })
    expect((await spin(session, 'grant-0002')).error.code).toBe('free_rounds_over')

    await tell('grant', order({ grantId: 'grant-0003' }))
    clock.advance(60_000)
    expect((await spin(session, 'grant-0003')).error.code).toBe('free_rounds_over')
  })

  it('never begins once it was withdrawn before it came', async () => {
    expect(await tell('withdraw', { grantId: 'grant-0001' })).toMatchObject({ body: { status: 'ok', played: 0 } })
    expect(await tell('grant', order())).toMatchObject({ status: 200 })
    const session = await openReal(studio)
    expect((await info(studio, session)).data.freeRounds).toBeNull()
  })

  it('is the same round when its answer was lost, and taken back where the platform is never reached', async () => {
    await tell('grant', order())
    const session = await openReal(studio)
    platform.plan('/bet', 'lose-answer')
    const first = await spin(session, 'grant-0001', 'the-same-key')
    expect(await spin(session, 'grant-0001', 'the-same-key')).toEqual(first)
    platform.plan('/bet', 'unreachable', 'unreachable', 'unreachable')
    expect((await spin(session)).error.code).toBe('bet_not_placed')
    await until(() => platform.callsTo('/rollback').some(({ grantId }) => grantId === 'grant-0001'))
    expect((await info(studio, session)).data).toMatchObject({ freeRounds: { played: 1 } })
  })

  it('outlives the process, with what was played of it', async () => {
    await tell('grant', order())
    await spin(await openReal(studio))
    await studio.close()
    studio = await start()
    expect(await tell('withdraw', { grantId: 'grant-0001' })).toMatchObject({ body: { played: 1 } })
  })
})
