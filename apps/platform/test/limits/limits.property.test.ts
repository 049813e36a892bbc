import { randomUUID } from 'node:crypto'
import { many, one, type Pool, withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stakeRules } from '../../src/flows/play/stake-rules.ts'
import { createPacks, limitRulesOf } from '../../src/modules/ground/packs/index.ts'
import { ensureAccount, post } from '../../src/modules/money/ledger/index.ts'
import { openAccount } from '../../src/modules/money/wallet/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { changeLimit, listStanding, removeLimit, setCashLimit } from '../../src/modules/play/limits/index.ts'
import {
  countedSince,
  createRounds,
  giveBack,
  payWin,
  RULE_ORDER,
  stakeRule,
  watch,
} from '../../src/modules/play/rounds/index.ts'
import { makeFeed } from '../support/feed.ts'
import { LimitModel, periodStart } from './model.ts'

const openLimitRules = limitRulesOf(
  createPacks({ countries: [], licence: null, folder: null }).rulesOf(null, new Date()),
)

/** Ten thousand in the full run: `LIMIT_HISTORIES=10000 npx vitest run limits.property`. */
const HISTORIES = Number(process.env['LIMIT_HISTORIES'] ?? 60)

/** Days that are an hour longer or shorter, that begin at one, that have midnight twice; odd offsets. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

/** Every third unit of a stake comes from the bonus while it lasts. */
const bonusRule = stakeRule({
  name: 'bonus',
  order: RULE_ORDER.bonus,
  asked: 'watching',
  read: () => Promise.resolve(undefined),
  decide: (_, { amount }, { purses }) => {
    const part = amount / 3n
    const bonus = purses.bonus < part ? purses.bonus : part
    return { kind: 'composed', composition: { cash: amount - bonus, bonus } }
  },
})

const step = fc.record({
  kind: fc.constantFrom('stake', 'stake', 'stake', 'win', 'back', 'set', 'change', 'remove', 'move'),
  pick: fc.nat(5),
  definition: fc.constantFrom(1 as const, 2 as const),
  period: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
  amount: fc.constantFrom(30, 60, 90, 150, 300),
  zone: fc.constantFrom(...ZONES),
  /** Often moments, at times hours or days, so that periods end and changes wait, come due and lapse. */
  minutes: fc.oneof(fc.nat(3), fc.nat(90), fc.integer({ min: 300, max: 1600 }), fc.integer({ min: 1440, max: 20_000 })),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

let database: TestDatabase
let game: { id: string; identity: string }
beforeAll(async () => {
  database = await testDatabase()
  await syncFeed(database.pool, 'studio', new Date(), makeFeed(1))
  ;[game] = (await many(database.pool, 'SELECT id, identity FROM game')) as [typeof game]
})
afterAll(() => database[Symbol.asyncDispose]())

async function newPlayer(pool: Pool, zone: string, hasBonus: boolean) {
  const playerId = randomUUID()
  await pool.query(
    `INSERT INTO player (id, email, time_zone, created_at, updated_at) VALUES ($1, $3, $2, now(), now())`,
    [playerId, zone, `${playerId}@example.com`],
  )
  const account = await withTransaction(pool, (tx) =>
    openAccount(tx, { playerId, currency: 'EUR' }, { isActive: true }),
  )
  const house = await ensureAccount(pool, { owner: 'house', kind: 'promotions', currency: 'EUR' })
  const bonus = await ensureAccount(pool, { owner: playerId, kind: 'bonus', currency: 'EUR' })
  const postings = [
    { from: house, to: account.cashId, amount: 100_000n },
    { from: house, to: bonus, amount: 50n },
  ]
  await post(pool, { key: `gift:${playerId}`, kind: 'gift', postings })
  if (hasBonus) await withTransaction(pool, (tx) => watch(tx, playerId, 'bonus'))
  return { playerId, accountId: account.id }
}

const seen = new Set<string>()

async function live(pool: Pool, start: { zone: string; at: number; hasBonus: boolean }, steps: Step[]): Promise<void> {
  const { playerId, accountId } = await newPlayer(pool, start.zone, start.hasBonus)
  const rounds = createRounds([...stakeRules, bonusRule])
  const model = new LimitModel(start.zone)
  const staked: { reference: string; round: string; beganAt: number; index: number }[] = []
  let now = start.at
  const common = { source: 'room', house: 'room', accountId, game }

  async function stake({ amount, pick }: Step) {
    const at = new Date(now)
    const reference = randomUUID()
    // Some stakes join a round that began before, perhaps in another period.
    const earlier = pick === 0 ? staked.at(-1) : undefined
    const round = earlier?.round ?? reference
    const opening = { signInId: randomUUID(), country: null, endsAt: new Date(now + 60_000), stakeMax: null }
    const claimed = { game: game.identity, currency: 'EUR' }
    const whole = BigInt(amount)
    const own = await purses(pool, playerId)
    const part = start.hasBonus ? whole / 3n : 0n
    const bonus = own.bonus < part ? own.bonus : part
    const composition = { cash: whole - bonus, bonus }
    const verdict = model.refusal(composition, now)
    const { short } = await one<{ short: string | null }>(
      pool,
      `SELECT limit_stake_refusal($1, 'EUR', $2, $3, $4) AS short`,
      [playerId, whole, composition.cash, at],
    )
    expect(short).toBe(verdict)
    const outcome = await withTransaction(pool, (tx) =>
      rounds.stake(tx, { ...common, reference, round, kind: 'stake', amount: whole, claimed, opening, at }),
    )
    if (verdict === null) {
      expect(outcome.kind).toBe('taken')
      const beganAt = earlier?.beganAt ?? now
      staked.push({ reference, round, beganAt, index: model.movements.length })
      model.movements.push({ kind: 'stake', at: now, roundBeganAt: beganAt, ...composition, isGivenBack: false })
    } else expect(outcome).toMatchObject({ kind: 'refused', reason: verdict })
    seen.add(verdict ?? 'taken')
  }

  async function win({ amount, pick }: Step) {
    const of = staked[pick % Math.max(1, staked.length)]
    if (!of) return
    const before = await purses(pool, playerId)
    const wanted = { ...common, reference: randomUUID(), round: of.round, amount: BigInt(amount), isRoundClosed: false }
    const outcome = await withTransaction(pool, (tx) => payWin(tx, wanted, new Date(now)))
    seen.add(`win ${outcome.kind}`)
    if (outcome.kind !== 'paid') return
    const after = await purses(pool, playerId)
    const cash = after.cash - before.cash
    model.movements.push({ kind: 'win', at: now, roundBeganAt: of.beganAt, cash, bonus: 0n, isGivenBack: false })
  }

  async function back({ pick }: Step) {
    const of = staked[pick % Math.max(1, staked.length)]
    if (!of) return
    const { reference, round } = of
    const outcome = await withTransaction(pool, (tx) =>
      giveBack(tx, { source: 'room', reference, round, kind: 'stake', accountId }, new Date(now)),
    )
    seen.add(`back ${outcome.kind}`)
    if (outcome.kind === 'given_back') model.movements[of.index]!.isGivenBack = true
  }

  const refused = (error: unknown): string => {
    if (!(error instanceof Refusal)) throw error
    return error.reason
  }

  async function set({ definition, period, amount }: Step) {
    const limit = { playerId, definition, period, currency: 'EUR', amount: BigInt(amount) }
    const outcome = await withTransaction(pool, (tx) =>
      setCashLimit(tx, limit, (since) => countedSince(tx, accountId, since), new Date(now)),
    ).then(() => 'done', refused)
    expect(outcome).toBe(model.set(definition, period, BigInt(amount), now) ? 'done' : 'limit_exists')
  }

  async function wishFor(pick: number) {
    const standing = await listStanding(pool, playerId, new Date(now))
    const limit = standing[pick % Math.max(1, standing.length)]
    const twin = model.limits.find(
      ({ definition, period }) => definition === limit?.definition && period === limit.period,
    )
    const wish = { playerId, limitId: limit?.id ?? '', rules: openLimitRules, now: new Date(now) }
    return twin ? { wish, twin } : null
  }

  async function change({ pick, amount }: Step) {
    const found = await wishFor(pick)
    if (!found) return
    const outcome = await withTransaction(pool, (tx) =>
      changeLimit(tx, found.wish, { toAmount: () => BigInt(amount), period: undefined }),
    ).then(() => 'done', refused)
    const former = found.twin.amount
    expect(outcome).toBe(model.change(found.twin, BigInt(amount), now))
    if (found.twin.amount > former) seen.add('raised')
  }

  async function remove({ pick }: Step) {
    const found = await wishFor(pick)
    if (!found) return
    const outcome = await withTransaction(pool, (tx) => removeLimit(tx, found.wish)).then(() => 'done', refused)
    expect(outcome).toBe(model.remove(found.twin, now))
    if (!model.limits.includes(found.twin)) seen.add('removed')
  }

  async function move({ zone }: Step) {
    // The model looks at its periods as the database does: when the zone is still the former one.
    model.standing(now)
    await pool.query('SELECT limit_roll($1, NULL, $2)', [playerId, new Date(now)])
    model.zone = zone
    await pool.query('UPDATE player SET time_zone = $2 WHERE id = $1', [playerId, zone])
  }

  const turns = { stake, win, back, set, change, remove, move }
  for (const one of steps) {
    now += one.minutes * 60_000
    await turns[one.kind](one)
    const standing = await listStanding(pool, playerId, new Date(now))
    const asModel = model.standing(now).map((limit) => ({
      of: `${limit.definition} ${limit.period}`,
      amount: limit.amount,
      used: model.used(limit),
      startsAt: new Date(limit.startsAt),
      endsAt: new Date(limit.endsAt),
    }))
    const asKept = standing.map((limit) => ({
      of: `${limit.definition} ${limit.period}`,
      amount: 'amount' in limit ? limit.amount : 0n,
      used: 'used' in limit ? limit.used : 0n,
      startsAt: limit.startsAt,
      endsAt: limit.endsAt,
    }))
    expect(asKept.toSorted(byName)).toEqual(asModel.toSorted(byName))
  }
}

const byName = (left: { of: string }, right: { of: string }) => (left.of < right.of ? -1 : 1)

async function purses(pool: Pool, playerId: string): Promise<{ cash: bigint; bonus: bigint }> {
  const rows = await many<{ kind: 'cash' | 'bonus'; balance: string }>(
    pool,
    `SELECT kind, balance::text FROM ledger_balance JOIN ledger_account ON id = account_id WHERE owner = $1`,
    [playerId],
  )
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { cash: of('cash'), bonus: of('bonus') }
}

it('limits count and refuse like a model that remembers everything and counts anew, whatever happens', async () => {
  const { pool } = database
  const start = fc.record({
    zone: fc.constantFrom(...ZONES),
    at: fc.integer({ min: Date.UTC(2025, 9, 20), max: Date.UTC(2026, 10, 20) }),
    hasBonus: fc.boolean(),
  })
  const property = fc.asyncProperty(start, fc.array(step, { minLength: 8, maxLength: 22 }), (from, steps) =>
    live(pool, from, steps),
  )
  await fc.assert(property, { numRuns: HISTORIES, endOnFailure: true })
  for (const turn of ['taken', 'bet_limit_reached', 'loss_limit_reached', 'win paid', 'back given_back'])
    expect(seen).toContain(turn)
}, 3_600_000)

it('periods of every zone begin and end where its clocks say, on the days they are changed too', async () => {
  const moments = Array.from({ length: 400 }, (_, n) => Date.UTC(2026, 0, 1) + n * 22 * 3_600_000 + 17 * 60_000)
  for (const zone of ZONES)
    for (const period of ['daily', 'weekly', 'monthly'] as const) {
      const rows = await many<{ from: Date; to: Date }>(
        database.pool,
        `SELECT limit_period_start($1, $2, at) AS from, limit_period_end($1, $2, at) AS to
         FROM unnest($3::timestamptz[]) WITH ORDINALITY AS moment (at, n) ORDER BY n`,
        [period, zone, moments.map((at) => new Date(at))],
      )
      const expected = moments.map((at) => ({
        from: new Date(periodStart(period, zone, at, 0)),
        to: new Date(periodStart(period, zone, at, 1)),
      }))
      expect({ zone, period, rows }).toEqual({ zone, period, rows: expected })
    }
})
