import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { fileJournal } from '../src/studio/wallet/journal.ts'
import { startFakePlatform } from './fake-platform.ts'
import type { FakePlatform } from './fake-platform.ts'
import { GAME, info, openReal, post, spin, startStudio, until } from './studio-support.ts'

const START = 10_000n
let platform: FakePlatform
let studio: FastifyInstance

beforeEach(async () => {
  platform = await startFakePlatform(START)
  studio = await startStudio(platform.url)
})

afterEach(async () => {
  platform.always('/win', 'work')
  platform.always('/rollback', 'work')
  await studio.close()
  await platform.stop()
})

describe('opening a game for real money', () => {
  it('exchanges the launch token and hands the page a session of the studio, never the token of the platform', async () => {
    const { status, data } = await post(studio, '/session', {
      mode: 'real',
      game: GAME.identity,
      launchToken: 'launch-token-1',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({ mode: 'real', currency: 'EUR', subunitToUnit: '100', balance: '10000' })
    expect(data.session).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(data)).not.toContain('session-token')
    expect(data.bets.at(0)).toBe('20')
    expect(data.bets.at(-1)).toBe('10000')
  })

  it('comes with its session once, and a reload is left to the session the page has kept', async () => {
    const address = `/play/${GAME.identity}?mode=real&token=launch-token-1`
    expect((await studio.inject({ method: 'HEAD', url: address })).statusCode).toBe(404)
    const { body } = await studio.inject({ url: address })
    const state = JSON.parse(/id="session">(.*?)<\/script>/s.exec(body)![1]!)
    expect(state).toMatchObject({ mode: 'real', balance: '10000' })
    expect(body).not.toContain('session-token')
    expect((await info(studio, state.session)).status).toBe(200)
    expect((await studio.inject({ url: address })).body).not.toContain('id="session"')
  })

  it('refuses a launch token that was used before', async () => {
    await openReal(studio)
    const second = await post(studio, '/session', { mode: 'real', game: GAME.identity, launchToken: 'launch-token-1' })
    expect([second.status, second.error.code]).toEqual([401, 'launch_not_found'])
  })

  it('says so when the platform cannot be reached', async () => {
    platform.plan('/session', 'fail')
    const reply = await post(studio, '/session', { mode: 'real', game: GAME.identity, launchToken: 'launch-token-1' })
    expect([reply.status, reply.error.code]).toEqual([503, 'platform_unreachable'])
  })
})

describe('a round for real money', () => {
  it('takes the bet, closes the round with one win and shows the balance of the platform', async () => {
    const session = await openReal(studio)
    let expected = START
    for (let round = 0; round < 20; round++) {
      const { status, data } = await spin(studio, session)
      expect(status).toBe(200)
      expected += BigInt(data.win) - 100n
      expect(data.balance).toBe(String(expected))
    }
    expect(platform.balance).toBe(expected)
    expect(platform.callsTo('/bet')).toHaveLength(20)
    const wins = platform.callsTo('/win')
    expect(wins).toHaveLength(20)
    expect(wins.every(({ isRoundClosed }) => String(isRoundClosed) === 'true')).toBe(true)
    expect(platform.callsTo('/bet').map(({ roundId }) => roundId)).toEqual(wins.map(({ roundId }) => roundId))
    expect(platform.callsTo('/rollback')).toEqual([])
  })

  it('is over when the platform keeps the win for an operator: the balance is without it, and play goes on', async () => {
    const session = await openReal(studio)
    platform.plan('/win', { status: 'win_waiting', balance: '12345' })
    const { data } = await spin(studio, session)
    expect(data).toMatchObject({ isWinPending: false, isWinWaiting: true, balance: '12345' })
    expect(platform.callsTo('/win')).toHaveLength(1)
    expect((await spin(studio, session)).data).toMatchObject({ isWinWaiting: false })
  })

  it('adds up from its spins to its win', async () => {
    const session = await openReal(studio)
    for (let round = 0; round < 30; round++) {
      const { data } = await spin(studio, session)
      const sum = data.spins.reduce((total: bigint, { win }: { win: string }) => total + BigInt(win), 0n)
      expect(String(sum)).toBe(data.win)
    }
  })

  it('is the same round when the page repeats its key, at once or later', async () => {
    const session = await openReal(studio)
    const [first, second] = await Promise.all([
      spin(studio, session, '100', 'same-key'),
      spin(studio, session, '100', 'same-key'),
    ])
    const third = await spin(studio, session, '100', 'same-key')
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(platform.callsTo('/bet')).toHaveLength(1)
    expect(platform.callsTo('/win')).toHaveLength(1)
  })

  it('refuses a repeated key with another bet', async () => {
    const session = await openReal(studio)
    await spin(studio, session, '100', 'same-key')
    const other = await spin(studio, session, '200', 'same-key')
    expect([other.status, other.error.code]).toEqual([409, 'round_key_conflict'])
  })

  it('refuses a second round while one is under way', async () => {
    const session = await openReal(studio)
    const replies = await Promise.all([spin(studio, session), spin(studio, session)])
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409])
  })

  it('is refused with the real balance when the money does not suffice', async () => {
    const session = await openReal(studio)
    platform.spendElsewhere(START - 150n)
    const reply = await spin(studio, session, '200')
    expect([reply.status, reply.error.code, reply.error.balance]).toEqual([402, 'insufficient_funds', '150'])
    expect(platform.callsTo('/win')).toEqual([])
    expect(platform.callsTo('/rollback')).toEqual([])
    expect((await spin(studio, session, '100')).status).toBe(200)
  })

  it.each([
    ['session_ended', 410, 'session_ended'],
    ['session_not_found', 410, 'session_ended'],
    ['bet_refused', 403, 'bet_refused'],
    ['bet_rolled_back', 503, 'bet_not_placed'],
  ])('passes on that the platform says %s', async (answer, status, code) => {
    const session = await openReal(studio)
    platform.plan('/bet', { status: answer })
    const reply = await spin(studio, session)
    expect([reply.status, reply.error.code]).toEqual([status, code])
    expect(platform.callsTo('/win')).toEqual([])
    expect(platform.callsTo('/rollback')).toEqual([])
  })

  it('refuses bets that are not offered', async () => {
    const session = await openReal(studio)
    for (const bet of ['1', '21', '99999']) {
      const reply = await spin(studio, session, bet)
      expect([reply.status, reply.error.code]).toEqual([422, 'bet_not_offered'])
    }
    expect(platform.callsTo('/bet')).toEqual([])
  })
})

describe('when the platform fails during a bet', () => {
  it('repeats the same transaction and charges once', async () => {
    const session = await openReal(studio)
    platform.plan('/bet', 'fail', 'lose-answer')
    const { status, data } = await spin(studio, session)
    expect(status).toBe(200)
    const bets = platform.callsTo('/bet')
    expect(bets).toHaveLength(3)
    expect(new Set(bets.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(platform.balance).toBe(START - 100n + BigInt(data.win))
  })

  it.each(['lose-answer', 'unreachable', 'fail'] as const)(
    'takes the bet back when every attempt ends with: %s',
    async (behaviour) => {
      const session = await openReal(studio)
      platform.always('/bet', behaviour)
      const reply = await spin(studio, session)
      expect([reply.status, reply.error.code]).toEqual([503, 'bet_not_placed'])
      await until(() => platform.callsTo('/rollback').length === 1)
      const [rollback] = platform.callsTo('/rollback')
      expect(rollback!.betTransactionId).toBe(platform.callsTo('/bet')[0]!.transactionId)
      expect(platform.balance).toBe(START)
      expect(platform.callsTo('/win')).toEqual([])
      platform.always('/bet', 'work')
      await until(async () => (await info(studio, session)).data.isBusy === false)
      expect((await spin(studio, session)).status).toBe(200)
    },
  )

  it('repeats the rollback until it is accepted', async () => {
    const session = await openReal(studio)
    platform.always('/bet', 'lose-answer')
    platform.plan('/rollback', 'fail', 'lose-answer', 'fail')
    await spin(studio, session)
    await until(async () => (await info(studio, session)).data.isBusy === false)
    const rollbacks = platform.callsTo('/rollback')
    expect(rollbacks).toHaveLength(4)
    expect(new Set(rollbacks.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(platform.balance).toBe(START)
  })
})

describe('when the platform fails during a win', () => {
  it('repeats the same transaction until it is accepted and credits once', async () => {
    const session = await openReal(studio)
    platform.plan('/win', 'fail', 'lose-answer', 'fail', 'unreachable')
    const { status, data } = await spin(studio, session)
    expect(status).toBe(200)
    expect(data.isWinPending).toBe(false)
    const wins = platform.callsTo('/win')
    expect(wins).toHaveLength(5)
    expect(new Set(wins.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(data.balance).toBe(String(START - 100n + BigInt(data.win)))
    expect(platform.balance).toBe(START - 100n + BigInt(data.win))
  })

  it('shows the result, holds the next round and pays when the platform is back', async () => {
    await studio.close()
    studio = await startStudio(platform.url, { winPatienceMs: 10 })
    const session = await openReal(studio)
    platform.always('/win', 'fail')
    const { data } = await spin(studio, session)
    expect(data).toMatchObject({ isWinPending: true, balance: String(START - 100n) })
    expect((await spin(studio, session)).error.code).toBe('round_in_progress')
    expect((await info(studio, session)).data.isBusy).toBe(true)
    platform.always('/win', 'work')
    await until(async () => (await info(studio, session)).data.isBusy === false)
    expect((await info(studio, session)).data.balance).toBe(String(START - 100n + BigInt(data.win)))
    expect(platform.balance).toBe(START - 100n + BigInt(data.win))
  })

  it('settles what it owes before it closes', async () => {
    await studio.close()
    studio = await startStudio(platform.url, { winPatienceMs: 1 })
    const session = await openReal(studio)
    platform.plan('/win', 'fail', 'fail', 'fail', 'fail', 'fail')
    const { data } = await spin(studio, session)
    await studio.close()
    expect(platform.balance).toBe(START - 100n + BigInt(data.win))
  })
})

describe('a studio that was killed', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'studio-journal-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))
  const journal = () => fileJournal(join(directory, 'studio', 'rounds.jsonl'))

  it('pays the win it owed at its next start', async () => {
    await studio.close()
    const killed = await startStudio(platform.url, { journal: journal(), winPatienceMs: 1, drainMs: 0 })
    const session = await openReal(killed)
    platform.always('/win', 'unreachable')
    const { data } = await spin(killed, session)
    // Taken as killed: nothing was settled, and only the file is left.
    platform.always('/win', 'work')
    studio = await startStudio(platform.url, { journal: journal() })
    await until(() => platform.balance === START - 100n + BigInt(data.win) && platform.callsTo('/win').length >= 2)
    await killed.close()
    await studio.close()
    expect(platform.balance).toBe(START - 100n + BigInt(data.win))
    expect(journal().open()).toEqual([])
  })

  it('takes back a bet whose fate it does not know', async () => {
    const owing = journal()
    const round = { sessionToken: 'session-token', roundId: 'round', gameId: GAME.identity, currency: 'EUR' }
    owing.owe({ ...round, kind: 'rollback', transactionId: 'rollback-1', betTransactionId: 'bet-1', amount: '0' })
    await studio.close()
    studio = await startStudio(platform.url, { journal: journal() })
    await until(() => platform.callsTo('/rollback').length === 1)
    expect(platform.callsTo('/rollback')[0]).toEqual({
      sessionToken: 'session-token',
      transactionId: 'rollback-1',
      betTransactionId: 'bet-1',
      roundId: 'round',
    })
  })

  it('does not let its journal grow with the rounds it has settled', () => {
    const path = join(directory, 'long.jsonl')
    const long = fileJournal(path)
    const round = {
      sessionToken: 's',
      gameId: 'g',
      currency: 'EUR',
      betTransactionId: 'b',
      kind: 'win',
      amount: '5',
    } as const
    for (let at = 0; at < 6000; at++) {
      long.owe({ ...round, roundId: `r${at}`, transactionId: `t${at}` })
      if (at !== 7) long.settle(`r${at}`)
    }
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(10_010)
    expect(
      fileJournal(path)
        .open()
        .map(({ roundId }) => roundId),
    ).toEqual(['r7'])
  })

  it('survives a line that was cut short', async () => {
    const path = join(directory, 'cut.jsonl')
    const first = fileJournal(path)
    first.owe({
      sessionToken: 's',
      roundId: 'r',
      gameId: 'g',
      currency: 'EUR',
      kind: 'win',
      transactionId: 't',
      betTransactionId: 'b',
      amount: '5',
    })
    appendFileSync(path, '{"sessionToken":"x","rou')
    expect(
      fileJournal(path)
        .open()
        .map(({ roundId }) => roundId),
    ).toEqual(['r'])
  })
})
