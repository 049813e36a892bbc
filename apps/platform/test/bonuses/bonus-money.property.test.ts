import { randomUUID } from 'node:crypto'
import { many, type Pool, withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { applyCode } from '../../src/flows/offers/bonuses/bonus-codes.ts'
import { stakeRules } from '../../src/flows/play/stake-rules.ts'
import { checkLedger, ensureAccount, post } from '../../src/modules/money/ledger/index.ts'
import { openAccount, switchAccount } from '../../src/modules/money/wallet/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { createRounds, giveBack, payWin } from '../../src/modules/play/rounds/index.ts'
import {
  activateBonus,
  type BonusTerms,
  cancelBonus,
  expireBonuses,
  followWithdrawal,
} from '../../src/modules/play/wagering/index.ts'
import { startWithCashier } from '../payments/fake-cashier.ts'
import { giveBonus, termsOf } from '../support/bonuses.ts'
import { makeFeed } from '../support/feed.ts'
import { expectRevenueToAgree } from '../support/revenue.ts'
import { BonusModel } from './model.ts'
import { nowOf, offer, payInWith, told } from './offered.ts'

/** Ten thousand in the full run: `BONUS_STEPS=10000 npx vitest run bonus-money.property`. */
const STEPS = Number(process.env['BONUS_STEPS'] ?? 2400)
/** Steps of one history. */
const LENGTH = 60
const CURRENCIES = ['EUR', 'JPY'] as const
/** What is paid in with a bonus, in main units; a share of it comes on top. */
const PAID_IN = { EUR: 50, JPY: 5000 }
/** The same in smallest units. */
const UNITS_PAID_IN = 5000n

const terms: fc.Arbitrary<Partial<BonusTerms>> = fc.record({
  stakeOrder: fc.constantFrom('cash_first', 'bonus_first'),
  counts: fc.constantFrom('stake', 'stake', 'bonus'),
  wagerCasino: fc.constantFrom(0, 1, 1, 3, 10),
  casino: fc.constantFrom<BonusTerms['casino']>(
    {},
    {},
    { amountFrom: '20' },
    { amountTo: '60' },
    { amountFrom: '10', amountTo: '90' },
  ),
  games: fc.constantFrom([], [], [], ['game-0'], ['game-1']),
  gamesExcluded: fc.boolean(),
  weights: fc.constantFrom<BonusTerms['weights']>(
    { games: {}, types: {} },
    { games: { 'game-0': 0.5 }, types: {} },
    { games: { 'game-0': 2 }, types: { slot: 0 } },
  ),
  maxBet: fc.constantFrom(null, null, '90'),
  maxWin: fc.constantFrom(null, null, '70'),
  maxWinMultiplier: fc.constantFrom(null, null, 1),
  sticky: fc.constantFrom(false, false, true),
  cashable: fc.constantFrom(true, true, true, false),
  isCancelLocked: fc.constantFrom(false, false, true),
  onWithdrawal: fc.constantFrom('keeps', 'cancels'),
  activatesItself: fc.boolean(),
  activateWithinMinutes: fc.constantFrom(600, 6000),
  wagerWithinMinutes: fc.constantFrom(600, 6000),
})

const step = fc.record({
  kind: fc.constantFrom(
    ...(['stake', 'stake', 'stake', 'stake', 'win', 'win', 'close', 'back', 'deposit', 'issue'] as const),
    ...(['activate', 'cancel', 'expire', 'withdraw', 'pay', 'code', 'switch'] as const),
  ),
  currency: fc.constantFrom(...CURRENCIES),
  pick: fc.nat(7),
  game: fc.constantFrom('game-0', 'game-1'),
  amount: fc.constantFrom(1, 7, 20, 25, 50, 99, 130),
  terms,
  minutes: fc.oneof({ weight: 8, arbitrary: fc.nat(5) }, fc.integer({ min: 60, max: 3000 })),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const common = { currency: 'EUR', pick: 7, game: 'game-0', amount: 50, terms: {}, minutes: 0 } as const

/** Comes by every end and every composition, whatever the random ones do. */
const everyTurn: Step[] = [
  { ...common, kind: 'deposit' },
  { ...common, kind: 'stake', amount: 25 },
  { ...common, kind: 'issue', amount: 20, terms: { stakeOrder: 'bonus_first', wagerCasino: 10 } },
  { ...common, kind: 'stake', amount: 20 },
  { ...common, kind: 'close', pick: 0 },
  { ...common, kind: 'issue', terms: { games: ['game-0'], wagerCasino: 10 } },
  { ...common, kind: 'stake' },
  { ...common, kind: 'cancel', pick: 1 },
  { ...common, kind: 'issue', terms: { wagerCasino: 10, wagerWithinMinutes: 600 } },
  { ...common, kind: 'stake' },
  { ...common, kind: 'close', pick: 0 },
  { ...common, kind: 'expire', minutes: 700 },
  { ...common, kind: 'issue', terms: { wagerCasino: 0 } },
  { ...common, kind: 'pay', pick: 0 },
  { ...common, kind: 'pay', pick: 1 },
  { ...common, kind: 'pay', pick: 2 },
  { ...common, kind: 'switch', currency: 'JPY' },
  { ...common, kind: 'code' },
]

let house: Awaited<ReturnType<typeof startWithCashier>>
let games: Map<string, { id: string; identity: string }>
beforeAll(async () => {
  house = await startWithCashier([...depositListeners])
  const { pool } = house.platform
  await syncFeed(pool, 'studio', new Date(), makeFeed(2))
  const rows = await many<{ id: string; identity: string }>(pool, 'SELECT id, identity FROM game')
  games = new Map(rows.map((row) => [row.identity, row]))
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const seen = new Set<string>()
const rounds = createRounds(stakeRules)

interface Purse {
  accountId: string
  cashId: string
  model: BonusModel
  /** Ids of the bonuses, as the model has them. */
  ids: string[]
  roundNames: string[]
  references: { round: string; reference: string; game: { id: string; identity: string } }[]
}

async function open(pool: Pool, playerId: string, currency: string, isActive: boolean): Promise<Purse> {
  const { id, cashId } = await withTransaction(pool, (tx) => openAccount(tx, { playerId, currency }, { isActive }))
  return { accountId: id, cashId, model: new BonusModel(), ids: [], roundNames: [], references: [] }
}

const refused = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error
  return error.reason
}

type Currency = (typeof CURRENCIES)[number]

async function live(pool: Pool, steps: Step[]): Promise<void> {
  const { id: playerId } = await house.platform.player()
  const purses = {
    EUR: await open(pool, playerId, 'EUR', true),
    JPY: await open(pool, playerId, 'JPY', false),
  }
  const { services, clock } = house.platform
  let now = nowOf(house.platform)
  let active: Currency = 'EUR'
  const cashier = async (currency: string) => ensureAccount(pool, { owner: 'test', kind: 'cashier', currency })

  const turns: Record<Step['kind'], (purse: Purse, step: Step) => Promise<string>> = {
    async deposit({ cashId, model }, { amount, currency }) {
      const postings = [{ from: await cashier(currency), to: cashId, amount: BigInt(amount) }]
      await post(pool, { key: `test:${randomUUID()}`, kind: 'deposit', postings })
      model.cash += BigInt(amount)
      return 'done'
    },
    async withdraw({ accountId, cashId, model }, { amount, currency }) {
      const part = BigInt(amount) > model.cash ? model.cash : BigInt(amount)
      const to = await cashier(currency)
      await withTransaction(pool, async (tx) => {
        const postings = [{ from: cashId, to, amount: part }]
        if (part > 0n) await post(tx, { key: `test:${randomUUID()}`, kind: 'withdrawal', postings })
        await followWithdrawal(tx, accountId, new Date(now))
      })
      model.withdraw(part)
      return 'done'
    },
    async issue(purse, { currency, amount, terms: own }) {
      const { accountId, model, ids } = purse
      ids.push(await giveBonus(pool, { playerId, accountId, currency }, BigInt(amount), own, new Date(now)))
      model.issue(termsOf(own), BigInt(amount), now)
      return 'done'
    },
    /** A deposit that its player chose a bonus for; what was paid in is taken out again but for a little. */
    async pay({ accountId, cashId, model, ids }, { currency, pick, amount, terms: own }) {
      const isShare = pick % 2 === 1
      const gives = isShare
        ? { percentage: amount / 50, max: told('90', currency) }
        : { amount: told(BigInt(amount), currency) }
      const { id: bonusId } = offer(house, { gives, terms: termsOf(own), currency, isByCode: false })
      const order = { playerId, accountId, currency, sum: PAID_IN[currency], bonusId }
      const status = pick % 4 === 2 ? 'failed' : 'paid'
      await payInWith(house, order, { status, times: (pick % 3) + 1 })
      if (status === 'failed') return status
      const postings = [{ from: cashId, to: await cashier(currency), amount: UNITS_PAID_IN - BigInt(amount) }]
      await post(pool, { key: `test:${randomUUID()}`, kind: 'withdrawal', postings })
      model.cash += BigInt(amount)
      model.issue(termsOf(own), isShare && amount > 90 ? 90n : BigInt(amount), now)
      ids.push(await idOf(pool, accountId, bonusId))
      return isShare ? 'a share' : 'a sum'
    },
    /** A code, which brings its bonus on the account that is active. */
    async code(_, { amount, terms: own }) {
      const { accountId, model, ids } = purses[active]
      const gives = { amount: told(BigInt(amount), active) }
      const { id, code } = offer(house, { gives, terms: termsOf(own), currency: active, isByCode: true })
      await withTransaction(pool, (tx) => applyCode(tx, services, playerId, { bonusCode: code, trigger: 1 }))
      model.issue(termsOf(own), BigInt(amount), now)
      ids.push(await idOf(pool, accountId, id))
      return active
    },
    async switch({ accountId }, { currency }) {
      await withTransaction(pool, (tx) => switchAccount(tx, playerId, accountId))
      active = currency
      return currency
    },
    async activate({ model, ids }, { pick }) {
      const place = pick % Math.max(1, ids.length)
      if (!ids[place]) return 'nothing'
      const outcome = await withTransaction(pool, (tx) => activateBonus(tx, playerId, ids[place]!, new Date(now))).then(
        () => 'done',
        refused,
      )
      expect(outcome).toBe(model.activate(model.bonuses[place]!, now))
      return outcome
    },
    async cancel({ model, ids }, { pick }) {
      const place = pick % Math.max(1, ids.length)
      if (!ids[place]) return 'nothing'
      const outcome = await withTransaction(pool, (tx) => cancelBonus(tx, playerId, ids[place]!, new Date(now))).then(
        () => 'done',
        refused,
      )
      expect(outcome).toBe(model.cancel(model.bonuses[place]!))
      return outcome
    },
    async expire() {
      await expireBonuses(pool, new Date(now))
      purses.EUR.model.expire(now)
      purses.JPY.model.expire(now)
      return 'done'
    },
    async stake(purse, { currency, pick, game: identity, amount }) {
      const { accountId, model, references, roundNames } = purse
      const reference = randomUUID()
      // Some stakes join a round that runs already, whatever bonus it was begun with.
      const earlier = pick < 2 ? references.at(-1 - pick) : undefined
      const round = earlier?.round ?? reference
      const game = earlier?.game ?? games.get(identity)!
      const wish = { reference, round, game: game.identity, amount: BigInt(amount) }
      const outcome = await withTransaction(pool, (tx) =>
        rounds.stake(tx, {
          source: 'room',
          house: 'room',
          kind: 'stake',
          reference,
          round,
          accountId,
          game,
          amount: BigInt(amount),
          claimed: { game: game.identity, currency },
          opening: { signInId: randomUUID(), country: null, endsAt: new Date(now + 60_000), stakeMax: null },
          at: new Date(now),
        }),
      )
      const expected = model.stake(wish, now)
      expect('reason' in outcome ? outcome.reason : outcome.kind).toBe(expected)
      if (expected === 'taken') references.push({ round, reference, game })
      if (expected === 'taken' && !roundNames.includes(round)) roundNames.push(round)
      if (outcome.kind === 'taken') {
        const { cash, bonus } = outcome.composition
        return cash === 0n ? 'of bonus' : bonus === 0n ? 'of cash' : 'of both'
      }
      return expected
    },
    async win(purse, given) {
      return pay(purse, given, BigInt(given.amount), given.pick % 2 === 0)
    },
    async close(purse, given) {
      return pay(purse, given, 0n, true)
    },
    async back({ accountId, model, references }, { pick }) {
      const of = references.at(-1 - pick)
      if (!of) return 'nothing'
      const { reference, round } = of
      const before = model.rounds.get(round)!.bonus?.end?.result
      const outcome = await withTransaction(pool, (tx) =>
        giveBack(tx, { source: 'room', reference, round, kind: 'stake', accountId }, new Date(now)),
      )
      const expected = model.giveBack(round, reference, now)
      expect(outcome.kind).toBe(expected === 'repeated' ? 'given_back' : expected)
      return before === undefined ? expected : `${expected} after ${before}`
    },
  }

  async function pay(purse: Purse, { pick }: Step, amount: bigint, isRoundClosed: boolean): Promise<string> {
    const of = purse.references.at(-1 - pick)
    if (!of) return 'nothing'
    const { round, game } = of
    const before = purse.model.rounds.get(round)!.bonus?.end?.result
    const win = { source: 'room', house: 'room', reference: randomUUID(), accountId: purse.accountId, round, game }
    const outcome = await withTransaction(pool, (tx) => payWin(tx, { ...win, amount, isRoundClosed }, new Date(now)))
    const expected = purse.model.win(round, amount, isRoundClosed, now)
    expect('reason' in outcome ? outcome.reason : outcome.kind).toBe(expected)
    return before === undefined ? expected : `${expected} after ${before}`
  }

  for (const one of steps) {
    clock.advance(one.minutes * 60_000)
    now = nowOf(house.platform)
    seen.add(`${one.kind}: ${await turns[one.kind](purses[one.currency], one)}`)
    for (const currency of CURRENCIES) expect(await kept(pool, purses[currency])).toEqual(inModel(purses[currency]))
  }
  for (const currency of CURRENCIES) {
    const { model, accountId } = purses[currency]
    for (const { end } of model.bonuses) seen.add(`end: ${end?.result ?? 'none'}`)
    const lives = await many(
      pool,
      `SELECT held.id FROM player_bonus held,
         LATERAL (SELECT sum(CASE WHEN to_account = purse_id THEN amount ELSE -amount END) AS lost
           FROM ledger_posting JOIN ledger_account house ON house.kind = 'gaming' AND house.id IN (to_account, from_account)
           WHERE purse_id IN (to_account, from_account)) AS play,
         LATERAL (SELECT sum(counted) FILTER (WHERE taken_back_at IS NULL) AS counted
           FROM wager_contribution WHERE bonus_id = held.id) AS wager
       WHERE account_id = $1 AND (wagered_casino <> coalesce(wager.counted, 0)
         OR (status = 3 AND amount <> converted + forfeited - coalesce(play.lost, 0)))`,
      [accountId],
    )
    expect(lives).toEqual([])
  }
}

async function idOf(pool: Pool, accountId: string, offerId: string): Promise<string> {
  const text = 'SELECT id FROM player_bonus WHERE account_id = $1 AND offer_id = $2'
  const rows = await many<{ id: string }>(pool, text, [accountId, offerId])
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}

async function kept(pool: Pool, { accountId, cashId, ids }: Purse) {
  const [account] = await many<{ cash: string; bonus: string; withdrawable: string; pointed: string }>(
    pool,
    `SELECT ledger_balance_of($2)::text AS cash, ledger_balance_of(bonus_id)::text AS bonus,
       ((wallet_account_json(id) ->> 'withdrawalBalance')::numeric / subunit_value)::bigint::text AS withdrawable
     FROM wallet_account WHERE id = $1`,
    [accountId, cashId],
  )
  const bonuses = await many(
    pool,
    `SELECT status, result, ledger_balance_of(purse_id)::text AS balance, wagered_casino::text AS wagered,
       open_rounds AS open, converted::text, forfeited::text
     FROM player_bonus WHERE account_id = $1 ORDER BY array_position($2::uuid[], id)`,
    [accountId, ids],
  )
  return { ...account, bonuses }
}

function inModel({ model }: Purse) {
  const { active } = model
  return {
    cash: String(model.cash),
    bonus: String(active ? model.balance(active) : 0n),
    withdrawable: String(model.cash),
    bonuses: model.bonuses.map((bonus) => ({
      status: bonus.end ? 3 : bonus.activatedAt === null ? 1 : 2,
      result: bonus.end?.result ?? 1,
      balance: String(model.balance(bonus)),
      wagered: String(model.wagered(bonus)),
      open: model.openRounds(bonus),
      converted: String(bonus.end?.converted ?? 0n),
      forfeited: String(bonus.end?.forfeited ?? 0n),
    })),
  }
}

it('bonus money moves like in a model that remembers everything and counts anew, whatever happens', async () => {
  const { pool } = house.platform
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), (steps) =>
    live(pool, steps),
  )
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true, examples: [[everyTurn]] })
  for (const turn of ['stake: of cash', 'stake: of bonus', 'stake: of both', 'stake: bonus_excludes_game'])
    expect(seen).toContain(turn)
  for (const turn of ['pay: a sum', 'pay: a share', 'pay: failed', 'code: JPY', 'switch: JPY'])
    expect(seen).toContain(turn)
  for (const result of [2, 3, 4, 5]) expect(seen).toContain(`end: ${result}`)
  if (STEPS >= 10_000)
    for (const turn of [
      'win: paid after 3',
      'back: given_back after 3',
      'activate: bonus_locked',
      'stake: bonus_max_bet',
    ])
      expect(seen).toContain(turn)
  expect(await checkLedger(pool)).toEqual([])
  await expectRevenueToAgree(pool)
}, 3_600_000)
