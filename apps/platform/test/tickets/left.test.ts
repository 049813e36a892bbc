import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeOutVolume } from '../../src/flows/ground/take-out-volume.ts'
import { listVolumes } from '../../src/modules/ground/volumes/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { bettor, startBetting, ticketCall, ticketOf } from './betting.ts'

const LATER = new Date(Date.now() + 900 * 86_400_000)

let platform: TestPlatform
let folder: string
beforeAll(async () => {
  platform = await startBetting()
  folder = await mkdtemp(join(tmpdir(), 'baize-left-'))
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const call = async (path: string, body: object) => (await ticketCall(platform, path, body)).json

it('shows what a bet came to when its round has left the database, and corrects nothing of it', async () => {
  const { player, sessionToken } = await bettor(platform)
  const [won, lost] = [
    { result: 'won', payout: '250' },
    { result: 'lost', payout: '0' },
  ]
  const ends = [
    { path: 'settle', body: won },
    { path: 'settle', body: lost },
    { path: 'void', body: {} },
  ]
  const tickets: string[] = []
  for (const { path, body } of ends) {
    const ticket = ticketOf(sessionToken)
    tickets.push(ticket.ticketId)
    expect(await call('place', ticket)).toMatchObject({ status: 'ok' })
    const closed = { transactionId: randomUUID(), ticketId: ticket.ticketId, ...body }
    expect(await call(path, closed)).toMatchObject({ status: 'ok' })
  }
  const shown = await player.call('listBets', { query: {} })
  expect(new Set(shown.map(({ payout }) => payout))).toEqual(new Set([0, 1, 2.5]))

  const { name } = (await listVolumes(platform.pool)).find(({ parent }) => parent === 'game_round')!
  const takeOut = () => takeOutVolume(platform.pool, name, folder, LATER)
  const resettle = (ticketId: string, changed: object) =>
    call('resettle', { transactionId: randomUUID(), ticketId, ...changed })
  expect(await resettle(tickets[1]!, { result: 'open', payout: '0' })).toMatchObject({ status: 'ok' })
  await expect(takeOut()).rejects.toThrow(/a sports bet of it is not settled/)
  await call('settle', { transactionId: randomUUID(), ticketId: tickets[1]!, ...lost })
  expect(await takeOut()).toMatchObject({ rows: ends.length })

  expect(await player.call('listBets', { query: {} })).toEqual(shown)
  for (const ticketId of tickets)
    for (const changed of [
      won,
      lost,
      { result: 'won', payout: '100' },
      ...['void', 'open'].map((result) => ({ result, payout: '0' })),
    ]) {
      expect(await resettle(ticketId, changed)).toMatchObject({ status: 'too_old', balance: '10050' })
    }
  expect(await player.call('listBets', { query: {} })).toEqual(shown)
  expect(await checkLedger(platform.pool)).toEqual([])
})
