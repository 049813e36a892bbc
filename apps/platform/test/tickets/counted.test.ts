import { randomUUID } from 'node:crypto'
import { many } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { readRange } from '../../src/modules/money/statements/index.ts'
import { playerDays } from '../../src/modules/money/statistics/index.ts'
import { questProgress } from '../../src/modules/offers/quests/index.ts'
import { tournamentRounds } from '../../src/modules/offers/tournaments/index.ts'
import { registerTickets } from '../../src/modules/play/tickets/index.ts'
import { startHouse } from '../cashback/playing.ts'
import { BETTING, bettor, ticketCall, ticketOf } from './betting.ts'

const words = { names: { en: 'Some' }, descriptions: { en: 'Some.' } }
const files = {
  'quests/bets.json': {
    ...words,
    repeats: 'day',
    tasks: [
      { kind: 'bet', times: 3, ...words },
      { kind: 'win', times: 2, timesStakeFrom: 2, ...words },
    ],
    rewards: [{ kind: 'points', points: 1 }],
  },
}

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({}, { companies: [BETTING], register: registerTickets }, files)
})
afterAll(async () => {
  expect(await checkLedger(house.platform.pool)).toEqual([])
  await house.platform[Symbol.asyncDispose]()
})

/** Calls about one ticket; what the company is answered. */
async function placed(sessionToken: string, changes: object = {}) {
  const ticket = ticketOf(sessionToken, changes)
  const go = async (path: string, body: object) => (await ticketCall(house.platform, path, body)).json['status']
  expect(await go('place', ticket)).toBe('ok')
  const end = async (path: string, result?: string, payout?: string) =>
    expect(
      await go(path, { transactionId: randomUUID(), ticketId: ticket.ticketId, ...(result && { result, payout }) }),
    ).toBe('ok')
  return {
    settle: (result: string, payout: string) => end('settle', result, payout),
    resettle: (result: string, payout = '0') => end('resettle', result, payout),
    void: () => end('void'),
  }
}

/** How the company is answered to a stake of so much. */
const placing = async (sessionToken: string, amount: string) =>
  (await ticketCall(house.platform, 'place', ticketOf(sessionToken, { amount, payoutMax: '9999' }))).json['status']

const limit = (player: TestPlayer, definition: 1 | 2, amount: number) =>
  player.call('createLimit', { body: { definition, period: 'daily', amount, currency: 'EUR' } })
/** What is used of the limits on stakes and on losses. */
const used = async (player: TestPlayer) =>
  (await player.call('listLimits', {}))
    .toSorted((left, right) => left.definition - right.definition)
    .map(({ currentAmount }) => currentAmount)

it('counts bets and what they won for tasks of quests, and takes back what is voided or was corrected', async () => {
  const { player, sessionToken } = await bettor(house.platform)
  await player.call('activateQuest', { params: { id: 'bets' } })
  const progress = async () => {
    await house.readFacts(questProgress)
    const quests = await player.call('listPlayerQuests', { query: { state: [2] } })
    return quests.flatMap(({ tasks }) => tasks.map((task) => task.progress))
  }
  const ticket = await placed(sessionToken)
  await ticket.settle('won', '250')
  const voided = await placed(sessionToken)
  expect(await progress()).toEqual([2, 1])
  await voided.void()
  await ticket.resettle('half_won', '175')
  expect(await progress()).toEqual([1, 0])
  await ticket.resettle('won', '250')
  expect(await progress()).toEqual([1, 1])
  await ticket.resettle('lost')
  expect(await progress()).toEqual([1, 0])
})

it('counts bets for limits on stakes and losses, and a win that is taken back as lost again', async () => {
  const { player, sessionToken } = await bettor(house.platform)
  await limit(player, 1, 5)
  await limit(player, 2, 3)
  const ticket = await placed(sessionToken, { amount: '200', payoutMax: '500' })
  expect(await used(player)).toEqual([2, 2])
  expect(await placing(sessionToken, '101')).toBe('bet_refused')
  await ticket.settle('won', '500')
  expect(await used(player)).toEqual([2, 0])
  await ticket.resettle('half_lost', '100')
  expect(await used(player)).toEqual([2, 1])
  const other = await placed(sessionToken, { amount: '200', payoutMax: '500' })
  await other.void()
  expect(await used(player)).toEqual([2, 1])
  // A limit that begins in the middle of the day counts the same from the ledger.
  const late = await bettor(house.platform)
  const before = await placed(late.sessionToken, { amount: '200', payoutMax: '500' })
  await before.settle('won', '500')
  await before.resettle('half_lost', '100')
  await limit(late.player, 1, 5)
  await limit(late.player, 2, 3)
  expect(await used(late.player)).toEqual([2, 1])
})

it('takes no bet while the player rests, and settles those that were placed before', async () => {
  const { player, sessionToken } = await bettor(house.platform)
  const ticket = await placed(sessionToken)
  await player.call('createLimit', { body: { definition: 5, period: '1_day' } })
  expect(await placing(sessionToken, '100')).toBe('session_ended')
  await ticket.settle('won', '250')
})

it('counts bets in statements and figures of days: a win that was taken back was never won, nor staked', async () => {
  const { pool, clock } = house.platform
  const { player, sessionToken } = await bettor(house.platform)
  const from = new Date(clock.now().getTime() - 1000)
  const ticket = await placed(sessionToken)
  await ticket.settle('won', '250')
  await ticket.resettle('half_won', '175')
  await (await placed(sessionToken, { amount: '300' })).void()
  await placed(sessionToken, { amount: '50', payoutMax: '100' })
  const [account] = await many<{ cash: string; held: string }>(
    pool,
    'SELECT cash_id AS cash, held_id AS held FROM wallet_account WHERE player_id = $1',
    [player.id],
  )
  const to = new Date(clock.now().getTime() + 1000)
  const { statement } = await readRange(pool, { currency: 'EUR', ...account! }, { from, to })
  expect(statement).toMatchObject({ staked: 150n, won: 175n, other: 0n, closing: 10_025n })
  await house.readFacts(playerDays)
  const days = await many(
    pool,
    `SELECT stake_count AS count, (staked - given_back)::text AS staked, won::text FROM player_day
     WHERE player_id = $1`,
    [player.id],
  )
  expect(days).toEqual([{ count: 3, staked: '150', won: '175' }])
})

it('counts no bet in tournaments', async () => {
  const { sessionToken } = await bettor(house.platform)
  const ticket = await placed(sessionToken)
  await ticket.settle('won', '250')
  await house.readFacts(tournamentRounds)
  expect(await many(house.platform.pool, `SELECT FROM tournament_round WHERE source = 'bookmaker'`)).toEqual([])
})
