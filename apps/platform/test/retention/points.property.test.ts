import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { many, withTransaction } from '@baize/database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveLevelRewards } from '../../src/flows/offers/loyalty/give-level-rewards.ts'
import { keepLoyalty } from '../../src/flows/offers/loyalty/keep-loyalty.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { correctPoints, loyaltyPoints } from '../../src/modules/offers/loyalty/index.ts'
import { DAY_MS, HOUR_MS, startHouse } from '../cashback/playing.ts'
import { giveBonus } from '../support/bonuses.ts'

/** Ten thousand in the full run: `LOYALTY_STEPS=10000 npx vitest run points.property`. */
const STEPS = Number(process.env['LOYALTY_STEPS'] ?? 320)
const LENGTH = 40

/** Points at which levels begin, and what each brings in cents and in points. */
const LEVELS = [
  { points: 0, cents: 0, extra: 0 },
  { points: 20, cents: 100, extra: 0 },
  { points: 60, cents: 0, extra: 15 },
  { points: 200, cents: 300, extra: 40 },
  { points: 900, cents: 500, extra: 0 },
]

function fileOf(per: number, weight: number) {
  return {
    pointPer: { base: per },
    weights: { types: { slot: weight } },
    levels: LEVELS.map(({ points, cents, extra }, index) => ({
      names: { en: `Level ${index + 1}` },
      points,
      rewards: [
        ...(cents ? [{ kind: 'money', amount: { base: cents / 100 } }] : []),
        ...(extra ? [{ kind: 'points', points: extra }] : []),
      ],
    })),
  }
}

let house: Awaited<ReturnType<typeof startHouse>>
/** What counts from a day on, as the model knows it; the latest last. */
let terms: { since: number; per: bigint; weight: bigint }[]
beforeAll(async () => {
  house = await startHouse({}, {}, { 'loyalty.json': fileOf(7, 1) })
  await keepLoyalty(house.platform.services)
  terms = [{ since: today(), per: 700n, weight: 1000n }]
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const today = () => Math.floor(house.platform.clock.now().getTime() / DAY_MS)

const kinds = ['stake', 'stake', 'stake', 'join', 'back', 'bonus', 'wait', 'terms', 'correct', 'look', 'give'] as const
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(5),
  amount: fc.integer({ min: 1, max: 9000 }),
  hours: fc.integer({ min: 1, max: 60 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Round {
  name: string
  day: number
  stakes: { reference: string; cash: bigint }[]
}

async function live(steps: Step[]): Promise<void> {
  const { platform } = house
  const { clock, pool, services } = platform
  const anna = await platform.player()
  const account = await house.account(anna, 1_000_000_000n)
  const rounds: Round[] = []
  let given = 0n
  /** Bounds of the highest level: what was seen, and what any moment may have shown. */
  let seen = 1
  let most = 0n

  const played = () =>
    rounds.reduce((sum, { day, stakes }) => {
      const { per, weight } = terms.findLast(({ since }) => since <= day)!
      return stakes.reduce((all, { cash }) => all + (cash * weight) / per, sum)
    }, 0n)
  const total = () => played() + given
  const note = () => void (most = total() > most ? total() : most)
  const levelAt = (thousandths: bigint) =>
    LEVELS.findLastIndex(({ points }) => thousandths >= BigInt(points) * 1000n) + 1

  const turns: Record<Step['kind'], (one: Step) => Promise<void>> = {
    async stake({ amount }) {
      const { round, reference, outcome } = await house.stake(account, BigInt(amount))
      if (outcome.kind !== 'taken') throw new Error('a stake was not taken')
      rounds.push({ name: round, day: today(), stakes: [{ reference, cash: outcome.composition.cash }] })
    },
    async join({ pick, amount }) {
      const round = rounds.at(-1 - pick)
      if (!round) return
      const { reference, outcome } = await house.stake(account, BigInt(amount), { round: round.name })
      if (outcome.kind === 'taken') round.stakes.push({ reference, cash: outcome.composition.cash })
    },
    async back({ pick }) {
      const round = rounds.at(-1 - pick)
      const stake = round?.stakes[0]
      if (!round || !stake) return
      const { kind } = await house.giveBack(account, round.name, stake.reference)
      if (kind !== 'given_back') return
      round.stakes.shift()
    },
    async bonus({ amount }) {
      await giveBonus(pool, { playerId: anna.id, accountId: account }, BigInt(amount), { stakeOrder: 'bonus_first' })
    },
    async wait({ hours }) {
      clock.advance(hours * HOUR_MS)
    },
    async terms({ pick, amount }) {
      const [per, weight] = [1 + (amount % 9), [0, 0.5, 1, 1, 2, 0.333][pick]!]
      writeFileSync(join(house.folder, 'loyalty.json'), JSON.stringify(fileOf(per, weight)))
      clock.advance(10_000)
      await Promise.all([keepLoyalty(services), keepLoyalty(services)])
      terms = terms.filter(({ since }) => since <= today())
      terms.push({ since: today() + 1, per: BigInt(per) * 100n, weight: BigInt(Math.round(weight * 1000)) })
    },
    async correct({ amount, pick }) {
      await turns.look({} as Step)
      const wish = pick % 2 === 0 ? amount % 50 : -(amount % 90)
      const whole = total() / 1000n
      const least = whole > 0n ? -whole : 0n
      const reason = 'a correction'
      await withTransaction(pool, (tx) =>
        correctPoints(tx, { playerId: anna.id, points: wish, reason, operatorId: anna.id }, clock.now()),
      )
      given += (BigInt(wish) > least ? BigInt(wish) : least) * 1000n
      seen = Math.max(seen, levelAt(total()))
    },
    async look() {
      await house.readFacts(loyaltyPoints)
      if (rounds.length === 0 && given === 0n) return
      note()
      seen = Math.max(seen, levelAt(total()))
      const [row] = await many<{ points: string; level: number }>(
        pool,
        'SELECT (played + given)::text AS points, level FROM loyalty_account WHERE player_id = $1',
        [anna.id],
      )
      expect(BigInt(row?.points ?? 0)).toBe(total())
      const level = row?.level ?? 1
      expect(level).toBeGreaterThanOrEqual(seen)
      expect(level).toBeLessThanOrEqual(levelAt(most))
      seen = level
    },
    async give() {
      await turns.look({} as Step)
      const before = new Set(await givenLevels())
      await Promise.all([giveLevelRewards(services, anna.id), giveLevelRewards(services, anna.id)])
      for (const level of await givenLevels())
        if (!before.has(level)) {
          given += BigInt(LEVELS[level - 1]!.extra) * 1000n
          note()
        }
      await turns.look({} as Step)
      expect(await givenLevels()).toEqual(
        LEVELS.flatMap(({ cents, extra }, index) => (index < seen && (cents || extra) ? [index + 1] : [])),
      )
    },
  }
  const givenLevels = async () =>
    (
      await many<{ level: number }>(
        pool,
        `SELECT DISTINCT level FROM loyalty_reward WHERE player_id = $1 AND state = 'given' ORDER BY level`,
        [anna.id],
      )
    ).map(({ level }) => level)

  for (const one of steps) {
    await turns[one.kind](one)
    note()
  }
  await turns.give({} as Step)
  const paid = await many<{ amount: string }>(
    pool,
    `SELECT amount::text FROM player_bonus WHERE player_id = $1 AND offer_id = 'loyalty' ORDER BY cause`,
    [anna.id],
  )
  expect(paid.map(({ amount }) => Number(amount))).toEqual(
    LEVELS.slice(0, seen).flatMap(({ cents }) => (cents ? [cents] : [])),
  )
}

it('has the points of a model that remembers every stake, however late stakes are given back and terms change', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true })
  expect(await checkLedger(house.platform.pool)).toEqual([])
}, 3_600_000)
