import { many } from '@baize/database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { DAY_MS, HOUR_MS, startHouse } from './playing.ts'

/** Ten thousand in the full run: `CASHBACK_STEPS=10000 npx vitest run cashback.property`. */
const STEPS = Number(process.env['CASHBACK_STEPS'] ?? 400)
const LENGTH = 40

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({ daily: { from: { base: 1 }, max: { base: 8 } } })
  await house.pay()
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const step = fc.record({
  kind: fc.constantFrom(
    ...(['stake', 'stake', 'stake', 'join', 'win', 'win', 'back', 'bonus', 'wait', 'pay'] as const),
  ),
  pick: fc.nat(5),
  amount: fc.integer({ min: 1, max: 6000 }),
  hours: fc.integer({ min: 1, max: 40 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A round as the model keeps it: what every stake was made of, and what came back. */
interface Round {
  name: string
  day: number
  stakes: { reference: string; cash: bigint; bonus: bigint }[]
  wonCash: bigint
}

/** A tenth, rounded down; nothing below 1.00, and 8.00 at most. */
function tenth(loss: bigint): bigint {
  const share = loss > 0n ? loss / 10n : 0n
  return share < 100n ? 0n : share > 800n ? 800n : share
}

async function live(steps: Step[]): Promise<void> {
  const { platform } = house
  const { clock, pool } = platform
  const anna = await platform.player()
  const account = await house.account(anna, 1_000_000_000n)
  const rounds: Round[] = []
  const firstDay = Math.floor(clock.now().getTime() / DAY_MS)
  let settledUpTo = firstDay
  const paid: bigint[] = []

  const lossOf = (day: number) =>
    rounds
      .filter((round) => round.day === day)
      .reduce((sum, { stakes, wonCash }) => stakes.reduce((all, { cash }) => all + cash, sum) - wonCash, 0n)

  const turns: Record<Step['kind'], (one: Step) => Promise<void>> = {
    async stake({ amount }) {
      const { round, reference, outcome } = await house.stake(account, BigInt(amount))
      if (outcome.kind !== 'taken') throw new Error('a stake was not taken')
      const day = Math.floor(clock.now().getTime() / DAY_MS)
      rounds.push({ name: round, day, stakes: [{ reference, ...outcome.composition }], wonCash: 0n })
    },
    async join({ pick, amount }) {
      const round = rounds.at(-1 - pick)
      if (!round) return
      const { reference, outcome } = await house.stake(account, BigInt(amount), { round: round.name })
      if (outcome.kind === 'taken') round.stakes.push({ reference, ...outcome.composition })
    },
    async win({ pick, amount }) {
      const round = rounds.at(-1 - pick)
      if (!round) return
      const outcome = await house.win(account, round.name, BigInt(amount), pick % 2 === 0)
      if (outcome.kind !== 'paid') return
      const bonus = round.stakes.reduce((sum, stake) => sum + stake.bonus, 0n)
      const all = round.stakes.reduce((sum, stake) => sum + stake.cash, bonus)
      round.wonCash += BigInt(amount) - (BigInt(amount) * bonus) / all
    },
    async back({ pick }) {
      const round = rounds.at(-1 - pick)
      const stake = round?.stakes.at(-1)
      if (!round || !stake) return
      const outcome = await house.giveBack(account, round.name, stake.reference)
      if (outcome.kind === 'given_back') round.stakes = round.stakes.filter((other) => other !== stake)
    },
    async bonus({ amount, pick }) {
      const stakeOrder = pick % 2 === 0 ? ('bonus_first' as const) : ('cash_first' as const)
      const terms = { stakeOrder, wagerCasino: 40, wagerWithinMinutes: 1000 }
      await giveBonus(pool, { playerId: anna.id, accountId: account }, BigInt(amount), terms, clock.now())
    },
    async wait({ hours }) {
      clock.advance(hours * HOUR_MS)
    },
    async pay() {
      await house.readFacts()
      await Promise.all([house.pay(), house.pay()])
      // Each day is paid six hours after its end, in order.
      const lastDay = Math.floor((clock.now().getTime() - 6 * HOUR_MS) / DAY_MS)
      for (; settledUpTo < lastDay; settledUpTo++) {
        if (!rounds.some(({ day }) => day === settledUpTo)) continue
        let owed = paid.reduce((sum, amount) => sum - amount, 0n)
        // A day takes part from its own payment on.
        for (let day = firstDay; day <= settledUpTo; day++) owed += tenth(lossOf(day))
        paid.push(owed > 0n ? owed : 0n)
      }
      const amounts = await many<{ amount: string }>(
        pool,
        'SELECT amount::text FROM cashback_share WHERE player_id = $1 ORDER BY starts_on',
        [anna.id],
      )
      expect(amounts.map(({ amount }) => BigInt(amount))).toEqual(paid)
    },
  }
  for (const one of steps) {
    await turns[one.kind](one)
    // For days no job may run at all.
    if (one.kind === 'wait' && one.pick % 2 === 0) await turns.pay(one)
  }
  const [cashed] = await many<{ converted: string; count: number }>(
    pool,
    `SELECT coalesce(sum(converted), 0)::text AS converted, count(*)::integer AS count FROM player_bonus
     WHERE player_id = $1 AND type = 4 AND status = 3 AND result = 2 AND converted = amount`,
    [anna.id],
  )
  expect(BigInt(cashed!.converted)).toBe(paid.reduce((sum, amount) => sum + amount, 0n))
  expect(cashed!.count).toBe(paid.filter((amount) => amount > 0n).length)
}

it('pays what a model that remembers every round says, however late wins and stakes given back come', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true })
  expect(await checkLedger(house.platform.pool)).toEqual([])
}, 3_600_000)
