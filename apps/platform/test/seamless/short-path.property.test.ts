import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BonusTerms } from '../../src/modules/play/wagering/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { silentRule } from '../support/silent-rule.ts'
import { startStudio } from './studio.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>

let short: Studio
let byRules: Studio
beforeAll(async () => {
  short = await startStudio()
  byRules = await startStudio({ rules: [silentRule] })
})
afterAll(async () => {
  await short[Symbol.asyncDispose]()
  await byRules[Symbol.asyncDispose]()
})

const step = fc.record({
  call: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'rollback-of-itself', 'close'),
  player: fc.nat(1),
  transaction: fc.nat(5),
  round: fc.nat(1),
  amount: fc.constantFrom('100', '100', '100', '40', '900', '600000', '600000'),
  game: fc.constantFrom('game-0', 'game-0', 'game-0', 'game-0', 'game-1'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** None, or an active one that pays for a part, refuses, and ends on the way. */
const bonus: fc.Arbitrary<Partial<BonusTerms> | null> = fc.option(
  fc.record({
    stakeOrder: fc.constantFrom('cash_first', 'bonus_first'),
    wagerCasino: fc.constantFrom(1, 10),
    maxBet: fc.constantFrom(null, '100'),
    games: fc.constantFrom([], ['game-1']),
  }),
)

const common = { player: 0, round: 0, amount: '100', game: 'game-0' } as const

/** Comes by every answer there is, whatever the random ones do. */
const everyTurn: Step[] = [
  { ...common, call: 'bet', transaction: 0 },
  { ...common, call: 'bet', transaction: 0, amount: '40' },
  { ...common, call: 'bet', transaction: 1, game: 'game-1' },
  { ...common, call: 'bet', transaction: 2, amount: '600000' },
  { ...common, call: 'win', transaction: 0, amount: '600000' },
  { ...common, call: 'rollback-of-itself', transaction: 3 },
  { ...common, call: 'bet', transaction: 3 },
  { ...common, call: 'rollback', transaction: 4 },
  { ...common, call: 'bet', transaction: 4, player: 1 },
]

async function play(studio: Studio, run: string, steps: Step[], terms: Partial<BonusTerms> | null) {
  const players = [await studio.player(1000n), await studio.player(1000n)]
  if (terms)
    for (const { playerId, account } of players)
      await giveBonus(studio.pool, { playerId, accountId: account.id }, 500n, terms)
  const send = ({ call, player, transaction, round, amount, game }: Step) => {
    const who = players[player]!
    const ids = { transactionId: `${run}-${transaction}`, roundId: `${run}-${round}` }
    switch (call) {
      case 'bet':
        return who.bet({ ...ids, amount, gameId: game })
      case 'win':
        return who.win({ ...ids, transactionId: `${run}-win-${transaction}`, amount, isRoundClosed: false })
      case 'close':
        return who.win({ ...ids, transactionId: `${run}-close-${transaction}`, amount: '0' })
      case 'rollback':
        return who.rollback({
          ...ids,
          transactionId: `${run}-back-${transaction}`,
          betTransactionId: ids.transactionId,
        })
      default:
        return who.rollback({ ...ids, betTransactionId: ids.transactionId })
    }
  }
  const replies = []
  for (const one of steps) replies.push(await send(one))
  const repeats = []
  for (const one of steps) repeats.push(await send(one))
  return { replies, repeats }
}

/** An answer without the id that each database makes for itself. */
const told = ({ statusCode, json }: { statusCode: number; json: Record<string, unknown> }) => ({
  statusCode,
  ...json,
  entryId: typeof json['entryId'],
})

it('bets on the short path and by the rules get the same answers, and repeats the same bytes', async () => {
  const seen = new Set<unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), bonus, async (steps, terms) => {
      const run = randomUUID()
      const [one, other] = await Promise.all([play(short, run, steps, terms), play(byRules, run, steps, terms)])
      expect(other.replies.map(told)).toEqual(one.replies.map(told))
      expect(other.repeats.map(told)).toEqual(one.repeats.map(told))
      for (const { replies, repeats } of [one, other])
        for (const [place, { statusCode, json, text }] of replies.entries()) {
          seen.add(json['status'])
          if (steps[place]!.call === 'bet' || json['status'] === 'ok') {
            expect({ statusCode: repeats[place]!.statusCode, text: repeats[place]!.text }).toEqual({ statusCode, text })
          }
        }
    }),
    { numRuns: 40, examples: [[everyTurn, null]] },
  )
  for (const status of ['ok', 'insufficient_funds', 'bet_refused', 'bet_rolled_back', 'win_waiting'])
    expect(seen).toContain(status)
  expect(seen).toContain('transaction_conflict')
  expect(seen).not.toContain('internal')
})
