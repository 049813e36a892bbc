import { randomUUID } from 'node:crypto'
import { createRounds, type Services, stakeRules } from '@baize/platform/testing'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import type { Rounds } from '../../src/modules/play/rounds/index.ts'
import { registerTickets } from '../../src/modules/play/tickets/index.ts'
import type { BonusTerms } from '../../src/modules/play/wagering/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { silentRule } from '../support/silent-rule.ts'
import { BETTING, bettor, ticketCall, ticketOf } from './betting.ts'

const RUNS = Number(process.env['SHORT_PATH_RUNS'] ?? 8)

let short: TestPlatform
let byRules: TestPlatform
/** How often the rules were asked where they need not be. */
let asked = 0
beforeAll(async () => {
  short = await startWith(({ rounds }) => ({
    ...rounds,
    stake(...stake) {
      asked += 1
      return rounds.stake(...stake)
    },
  }))
  byRules = await startWith(() => createRounds([...stakeRules, silentRule]))
})
afterAll(async () => {
  for (const platform of [short, byRules]) {
    expect(await checkLedger(platform.pool)).toEqual([])
    await platform[Symbol.asyncDispose]()
  }
})

function startWith(roundsOf: (services: Services) => Rounds): Promise<TestPlatform> {
  const register = (app: Parameters<typeof registerTickets>[0], services: Services) =>
    registerTickets(app, { ...services, rounds: roundsOf(services) })
  return startTestPlatform({ companies: [BETTING], register })
}

it('asks the rules only about a stake that is not plain or not covered', async () => {
  const { sessionToken } = await bettor(short, 150n)
  expect((await ticketCall(short, 'place', ticketOf(sessionToken))).json['status']).toBe('ok')
  expect(asked).toBe(0)
  expect((await ticketCall(short, 'place', ticketOf(sessionToken))).json['status']).toBe('insufficient_funds')
  expect(asked).toBe(1)
})

const step = fc.record({
  call: fc.constantFrom('place', 'place', 'place', 'void', 'settle', 'resettle'),
  player: fc.nat(1),
  transaction: fc.nat(5),
  ticket: fc.nat(5),
  amount: fc.constantFrom('100', '100', '100', '40', '900', '6000'),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'USD'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** None, or an active one that pays for a part, refuses, and ends on the way. */
const bonus: fc.Arbitrary<Partial<BonusTerms> | null> = fc.option(
  fc.record({
    stakeOrder: fc.constantFrom('cash_first', 'bonus_first'),
    wagerSportsbook: fc.constantFrom(1, 10),
    maxBet: fc.constantFrom(null, '100'),
    games: fc.constantFrom([], ['betsy-sportsbook-betsy']),
  }),
)

/** How much the first player may stake in a day, in main units. */
const limit = fc.option(fc.constantFrom(1, 5))

const common = { player: 0, amount: '100', currency: 'EUR' } as const

/** Comes by every answer there is, whatever the random ones do. */
const everyTurn: Step[] = [
  { ...common, call: 'place', transaction: 0, ticket: 0 },
  { ...common, call: 'place', transaction: 0, ticket: 1 },
  { ...common, call: 'place', transaction: 1, ticket: 0, player: 1 },
  { ...common, call: 'place', transaction: 2, ticket: 2, amount: '6000' },
  { ...common, call: 'void', transaction: 3, ticket: 3 },
  { ...common, call: 'place', transaction: 4, ticket: 3 },
  { ...common, call: 'place', transaction: 5, ticket: 4, currency: 'USD' },
  { ...common, call: 'settle', transaction: 0, ticket: 0 },
  { ...common, call: 'void', transaction: 0, ticket: 0 },
  { ...common, call: 'resettle', transaction: 0, ticket: 0 },
]

async function play(
  platform: TestPlatform,
  run: string,
  steps: Step[],
  { terms, daily }: { terms: Partial<BonusTerms> | null; daily: number | null },
) {
  const players = [await bettor(platform, 1000n), await bettor(platform, 1000n)]
  for (const { player } of terms ? players : []) {
    const [account] = await player.call('listAccounts', {})
    await giveBonus(platform.pool, { playerId: player.id, accountId: account!.id }, 500n, terms!, platform.clock.now())
  }
  if (daily !== null) {
    const body = { definition: 1, period: 'daily', amount: daily, currency: 'EUR' } as const
    await players[0]!.player.call('createLimit', { body })
  }
  const send = ({ call, player, transaction, ticket, amount, currency }: Step) => {
    const ticketId = `${run}-${ticket}`
    const ids = { ticketId, transactionId: `${run}-${call}-${transaction}` }
    if (call === 'void') return ticketCall(platform, call, ids)
    if (call !== 'place') return ticketCall(platform, call, { ...ids, result: 'won', payout: amount })
    const payoutMax = String(BigInt(amount) * 2n)
    return ticketCall(platform, call, ticketOf(players[player]!.sessionToken, { ...ids, amount, payoutMax, currency }))
  }
  const replies = []
  for (const one of steps) replies.push(await send(one))
  const repeats = []
  for (const one of steps) repeats.push(await send(one))
  const stand = []
  for (const { player } of players) {
    const bets = await player.call('listBets', { query: {} })
    const [account] = await player.call('listAccounts', {})
    stand.push({
      // Those of one moment stand in any order.
      bets: bets
        .map((bet) => ({ ...bet, id: '', createdAt: '', gameId: '' }))
        .toSorted((left, right) => left.roundId.localeCompare(right.roundId)),
      real: account!.realBalance,
      bonus: account!.bonusBalance,
      limits: (await player.call('listLimits', {})).map(({ definition, currentAmount }) => ({
        definition,
        currentAmount,
      })),
    })
  }
  return { replies, repeats, stand }
}

/** An answer without the id that each database makes for itself. */
const told = ({ statusCode, json }: { statusCode: number; json: Record<string, unknown> }) => ({
  statusCode,
  ...json,
  entryId: typeof json['entryId'],
})

it('places tickets on the short path as by the rules: same answers, same money, and repeats the same bytes', async () => {
  const seen = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), bonus, limit, async (steps, terms, daily) => {
      const run = randomUUID()
      const about = { terms, daily }
      const [one, other] = await Promise.all([play(short, run, steps, about), play(byRules, run, steps, about)])
      expect(other.replies.map(told)).toEqual(one.replies.map(told))
      expect(other.repeats.map(told)).toEqual(one.repeats.map(told))
      expect(other.stand).toEqual(one.stand)
      for (const { replies, repeats } of [one, other])
        for (const [place, { statusCode, json, text }] of replies.entries()) {
          seen.add(json['status'])
          if (steps[place]!.call === 'place' || json['status'] === 'ok')
            expect({ statusCode: repeats[place]!.statusCode, text: repeats[place]!.text }).toEqual({ statusCode, text })
        }
    }),
    { numRuns: RUNS, examples: [[everyTurn, null, null]] },
  )
  for (const status of ['ok', 'insufficient_funds', 'bet_refused', 'ticket_voided', 'transaction_conflict'])
    expect(seen).toContain(status)
  expect(seen).not.toContain('internal')
})
