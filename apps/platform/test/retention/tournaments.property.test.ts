import { many, one, type Tx, withTransaction } from '@baize/database'
import { silentLogger, uuidv7 } from '@baize/kit'
import type { TestPlayer } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endTournaments } from '../../src/flows/offers/tournaments/end-tournaments.ts'
import { keepTournaments } from '../../src/flows/offers/tournaments/keep-tournaments.ts'
import { joinTournament } from '../../src/flows/offers/tournaments/tournaments.ts'
import { type FactConsumer, startConsumers } from '../../src/modules/ground/facts/index.ts'
import { correctEntry, tournamentRounds } from '../../src/modules/offers/tournaments/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { HOUR_MS, startHouse } from '../cashback/playing.ts'

/** Ten thousand in the full run: `TOURNAMENT_STEPS=10000 npx vitest run tournaments.property`. */
const STEPS = Number(process.env['TOURNAMENT_STEPS'] ?? 120)
const LENGTH = 40
const MINUTE_MS = 60_000
const LASTS_MS = HOUR_MS
const GRACE_MS = 20 * MINUTE_MS

interface Held {
  counts: 'stakes' | 'wins' | 'multiple' | 'rounds'
  needsJoining: boolean
  pointsPerMain?: number
  from?: { base: number; currencies?: Record<string, number> }
  to?: { base: number; currencies?: Record<string, number> }
}

const HELD: Record<string, Held> = {
  stakes: { counts: 'stakes', needsJoining: false, pointsPerMain: 1.25, from: { base: 0.5, currencies: { JPY: 70 } } },
  wins: { counts: 'wins', needsJoining: true, to: { base: 40, currencies: { SEK: 300 } } },
  best: { counts: 'multiple', needsJoining: true, from: { base: 1 }, to: { base: 60 } },
  rounds: { counts: 'rounds', needsJoining: true, pointsPerMain: 3 },
}
/** With the smallest units of each currency in a main one. */
const CURRENCIES = { EUR: 100, SEK: 100, JPY: 1 } as const
type Code = keyof typeof CURRENCIES
const CODES = Object.keys(CURRENCIES) as Code[]
const SHIPPED = ['long-table', 'month-of-wins', 'quick-round-cup', 'season-of-rounds']
const prizes = [{ from: 1, to: 2, names: { en: '1 point' }, gives: { kind: 'points', points: 1 } }]
const held = { every: 'day', beginsAfterHours: 12, lastsHours: 1 }
const file = (id: string, { from, to, ...own }: Held) => ({
  names: { en: id },
  ...own,
  stake: { ...(from && { from }), ...(to && { to }) },
  held,
  graceMinutes: GRACE_MS / MINUTE_MS,
  prizes,
})
const files = Object.fromEntries([
  ...Object.entries(HELD).map(([id, own]) => [`tournaments/${id}.json`, file(id, own)]),
  ...SHIPPED.map((id) => [`tournaments/${id}.json`, { ...file(id, HELD['rounds']!), isRunning: false }]),
])

let house: Awaited<ReturnType<typeof startHouse>>
/** What a main unit of the base currency comes to, in millionths of smallest units. */
const rates = new Map<Code, bigint>()
beforeAll(async () => {
  house = await startHouse({}, {}, files)
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const kinds = [
  'stake',
  'stake',
  'stake',
  'more',
  'win',
  'win',
  'again',
  'back',
  'enter',
  'wait',
  'bonus',
  'correct',
  'read',
  'die',
] as const
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(11),
  amount: fc.integer({ min: 10, max: 9000 }),
  lateMs: fc.constantFrom(0, 0, 0, 1, 700, 4 * MINUTE_MS),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What happened, in the order of the log; smallest units of real money. */
type Happened =
  | { what: 'stake' | 'back' | 'win'; player: number; round: string; amount: bigint; at: number }
  | { what: 'enter' | 'correct'; player: number; held: string; points: bigint; at: number }

/** A bound in smallest units. */
function boundIn(amount: Held['from'], code: Code): bigint | null {
  if (!amount) return null
  const own = amount.currencies?.[code]
  if (own !== undefined) return BigInt(own * CURRENCIES[code])
  return (BigInt(amount.base * 1e6) * rates.get(code)!) / 1_000_000_000_000n
}

interface Standing {
  player: number
  points: bigint
  reachedAt: number
}

/** Who has how many hundredths of points since when, worked out anew from everything that happened. */
function expected(id: string, log: readonly Happened[], from: number): Standing[] {
  const { counts, needsJoining, pointsPerMain = 1, ...bounds } = HELD[id]!
  const perMain = BigInt(pointsPerMain * 1e6)
  const worth = (amount: bigint, code: Code) => (amount * 100n * perMain) / rates.get(code)!
  return CODES.map((code, player): Standing => {
    const own = log.filter((one) => one.player === player)
    const entered = own.find((one) => one.what === 'enter' && one.held === id)?.at ?? Infinity
    const corrections = own.filter((one) => one.what === 'correct' && one.held === id)
    const corrected = corrections.reduce((sum, one) => sum + ('points' in one ? one.points : 0n), 0n)
    const moves = own.filter((one) => 'round' in one)
    const [low, high] = [boundIn(bounds.from, code), boundIn(bounds.to, code)]
    const rounds = [...new Set(moves.map(({ round }) => round))].map((round) => {
      const all = moves.filter((one) => one.round === round)
      const began = all[0]!.at
      const isIn = began >= from && began < from + LASTS_MS && (!needsJoining || entered <= began)
      const counted = isIn ? all.filter(({ at }) => at <= from + LASTS_MS + GRACE_MS) : []
      const values = counted.map((_, last) => {
        const until = counted.slice(0, last + 1)
        const sum = (of: (amount: bigint) => bigint, ...what: string[]) =>
          until.filter((one) => what.includes(one.what)).reduce((total, one) => total + of(one.amount), 0n)
        const same = (amount: bigint) => amount
        const points = (amount: bigint) => worth(amount, code)
        const staked = sum(same, 'stake') - sum(same, 'back')
        if (staked <= 0n || (low !== null && staked < low) || (high !== null && staked > high)) return 0n
        if (counts === 'rounds') return 100n
        if (counts === 'multiple') return (sum(same, 'win') * 100n) / staked
        return counts === 'wins' ? sum(points, 'win') : sum(points, 'stake') - sum(points, 'back')
      })
      const changes = counted.filter((_, index) => values[index] !== (values[index - 1] ?? 0n)).map(({ at }) => at)
      return { value: values.at(-1) ?? 0n, changes }
    })
    const since = corrections.map(({ at }) => at)
    if (counts !== 'multiple') {
      const points = rounds.reduce((sum, { value }) => sum + value, corrected)
      return { player, points, reachedAt: Math.max(...rounds.flatMap(({ changes }) => changes), ...since) }
    }
    const [best] = rounds
      .filter(({ value }) => value > 0n)
      .map(({ value, changes }) => ({ value, at: changes.at(-1)! }))
      .toSorted((left, right) => Number(right.value - left.value) || left.at - right.at)
    return { player, points: (best?.value ?? 0n) + corrected, reachedAt: Math.max(best?.at ?? 0, ...since) }
  })
    .filter(({ points }) => points > 0n)
    .toSorted((left, right) => Number(right.points - left.points) || left.reachedAt - right.reachedAt)
}

/** Lets a consumer take what there is, as a process that starts does, and waits until it has. */
async function read(consumer: FactConsumer): Promise<void> {
  const { pool, clock } = house.platform
  const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [consumer] })
  const left = async () =>
    many(
      pool,
      `SELECT FROM fact_inbox UNION ALL SELECT FROM fact LEFT JOIN fact_position place
       ON place.share = fact.share AND consumer = $1 WHERE fact.number > coalesce(place.number, 0)
       UNION ALL SELECT FROM fact_delay WHERE consumer = $1`,
      [consumer.name],
    )
  const isBehind = async () => (await left()).length > 0
  // Twice: a statement that was planned before the first volume of the log was there sees no fact in it.
  while ((await isBehind()) || (await isBehind())) await new Promise((resolve) => setTimeout(resolve, 5))
  await consumers.stop()
}

let days = 0

/** Noon of another day, when all of them begin, with a player in each currency. */
async function begin() {
  const { clock, pool, services } = house.platform
  const from = Date.parse('2100-03-04T12:00:00Z') + days++ * 24 * HOUR_MS
  clock.advance(from - clock.now().getTime())
  await keepTournaments(services)
  const rows = await many<{ id: string; identity: string; currencies: Record<Code, { rate: number }> }>(
    pool,
    'SELECT id, identity, currencies FROM tournament WHERE starts_at = $1',
    [new Date(from)],
  )
  for (const code of CODES) rates.set(code, BigInt(Math.round(rows[0]!.currencies[code].rate * 1e6)))
  const players: { player: TestPlayer; account: string }[] = []
  for (const currency of CODES) {
    const player = await house.platform.player({ currency })
    players.push({ player, account: await house.account(player, 10n ** 12n, currency) })
  }
  return { from, ids: new Map(rows.map(({ identity, id }) => [identity, id])), players }
}

async function live(steps: Step[]): Promise<void> {
  const { clock, pool, services } = house.platform
  const { from, ids, players } = await begin()
  const log: Happened[] = []
  const rounds: { round: string; player: number; stakes: { reference: string; amount: bigint }[] }[] = []
  let repeat: () => Promise<{ kind: string }> = async () => ({ kind: 'nothing' })
  const at = (lateMs: number) => new Date(clock.now().getTime() - lateMs)

  const look = async () => {
    for (const [identity, id] of ids) {
      const rows = await many<{ playerId: string; points: string }>(
        pool,
        `SELECT player_id AS "playerId", points::text FROM tournament_entry WHERE tournament_id = $1 AND points > 0
         ORDER BY rank_points, reached_at, player_id`,
        [id],
      )
      const named = expected(identity, log, from).map(({ player, points, reachedAt }) => ({
        playerId: players[player]!.player.id,
        points,
        reachedAt,
      }))
      const inOrder = named.toSorted(
        (left, right) =>
          Number(right.points - left.points) ||
          left.reachedAt - right.reachedAt ||
          (left.playerId < right.playerId ? -1 : 1),
      )
      expect([identity, ...rows]).toEqual([
        identity,
        ...inOrder.map(({ playerId, points }) => ({ playerId, points: String(points) })),
      ])
    }
  }
  const stakeOn = async (player: number, round: string | undefined, { amount, lateMs }: Step) => {
    const currency = CODES[player]!
    const [when, account, units] = [at(lateMs), players[player]!.account, unitsIn(currency, amount)]
    const own = { currency, at: when, ...(round && { round }) }
    const made = await house.stake(account, units, own)
    if (made.outcome.kind !== 'taken') return null
    const cash = made.outcome.composition.cash
    log.push({ what: 'stake', player, round: made.round, amount: cash, at: when.getTime() })
    const { reference } = made
    repeat = async () => (await house.stake(account, units, { ...own, round: made.round, reference })).outcome
    return { round: made.round, reference, amount: cash }
  }
  const turns: Record<Step['kind'], (one: Step) => Promise<void>> = {
    async stake(one) {
      const player = one.pick % 3
      const made = await stakeOn(player, undefined, one)
      if (made) rounds.push({ round: made.round, player, stakes: [made] })
    },
    async more(one) {
      const known = rounds.at(-1 - one.pick)
      const made = known && (await stakeOn(known.player, known.round, one))
      if (made) known.stakes.push(made)
    },
    async win({ pick, amount, lateMs }) {
      const known = rounds.at(-1 - pick)
      if (!known) return
      const { round, player } = known
      const [when, { account }] = [at(lateMs), players[player]!]
      const paid = unitsIn(CODES[player]!, Math.ceil(amount * 1.7))
      const own = { reference: crypto.randomUUID(), at: when }
      const pay = () => house.win(account, round, paid, false, own)
      const { cash } = await one<{ cash: string }>(
        pool,
        'SELECT ledger_balance_of(cash_id)::text AS cash FROM wallet_account WHERE id = $1',
        [account],
      )
      const won = await pay()
      // A round whose stakes were all given back wins nothing, and one of bonus money brings bonus money.
      if (won.kind !== 'paid') return
      log.push({ what: 'win', player, round, amount: won.cash - BigInt(cash), at: when.getTime() })
      repeat = pay
    },
    async again() {
      expect((await repeat()).kind).not.toMatch(/^(taken|paid)$/)
    },
    async back({ pick }) {
      const known = rounds.at(-1 - pick)
      const stake = known?.stakes[0]
      if (!known || !stake) return
      const { player, round } = known
      const give = () => house.giveBack(players[player]!.account, round, stake.reference)
      if ((await give()).kind !== 'given_back') return
      known.stakes.shift()
      log.push({ what: 'back', player, round, amount: stake.amount, at: clock.now().getTime() })
      repeat = give
    },
    async enter({ pick }) {
      const [player, identity] = [pick % 3, ['wins', 'best', 'rounds'][Math.floor(pick / 3) % 3]!]
      const isKnown = log.some((one) => one.what === 'enter' && one.held === identity && one.player === player)
      if (isKnown || clock.now().getTime() >= from + LASTS_MS) return
      const { id } = players[player]!.player
      await withTransaction(pool, (tx) => joinTournament(tx, services, identity, id))
      log.push({ what: 'enter', player, held: identity, points: 0n, at: clock.now().getTime() })
    },
    async wait({ amount }) {
      clock.advance(amount * 50)
    },
    /** A part of the next stakes is bonus money, which does not count. */
    async bonus({ pick, amount }) {
      const { player, account } = players[pick % 3]!
      if (CODES[pick % 3] !== 'EUR') return
      await giveBonus(pool, { playerId: player.id, accountId: account }, BigInt(amount), { stakeOrder: 'bonus_first' })
    },
    async correct({ pick, amount }) {
      await turns.read({} as Step)
      const [player, identity] = [pick % 3, Object.keys(HELD)[pick % 4]!]
      const points = BigInt(pick % 2 === 0 ? amount : -amount)
      const correction = {
        id: uuidv7(),
        tournamentId: ids.get(identity)!,
        playerId: players[player]!.player.id,
        points,
        reason: 'a correction',
        operatorId: players[player]!.player.id,
      }
      const after = await withTransaction(pool, (tx) => correctEntry(tx, correction, clock.now()))
      if (after === undefined) return
      log.push({ what: 'correct', player, held: identity, points, at: clock.now().getTime() })
    },
    async read() {
      await read(tournamentRounds)
      await look()
    },
    /** A process that dies in the middle of a turn leaves nothing, and the next one takes the same facts. */
    async die({ pick }) {
      const apply = async (tx: Tx, facts: Parameters<typeof tournamentRounds.apply>[1]) => {
        await tournamentRounds.apply(tx, facts)
        throw new Error('the process is killed')
      }
      const dying: FactConsumer = { ...tournamentRounds, apply }
      await pool.query('SELECT fact_number(100000)')
      const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [dying] })
      await consumers.stop()
      for (const table of ['fact_delay', 'fact_position'])
        await pool.query(`UPDATE ${table} SET due_at = '-infinity' WHERE consumer = $1`, [dying.name])
      if (pick === 0) await house.readFacts(tournamentRounds)
      await turns.read({} as Step)
    },
  }
  for (const one of steps) {
    await turns[one.kind](one)
    clock.advance(1)
  }
  clock.advance(Math.max(0, from + LASTS_MS + GRACE_MS + 1 - clock.now().getTime()))
  await turns.read({} as Step)
  await house.readFacts(tournamentRounds)
  await look()
  await endTournaments(services)
  for (const [identity, id] of ids) {
    const first = expected(identity, log, from).slice(0, 2)
    const { won } = await one<{ won: string[] }>(
      pool,
      `SELECT coalesce(array_agg(points::text ORDER BY place), '{}') AS won FROM tournament_prize WHERE tournament_id = $1`,
      [id],
    )
    expect(won).toEqual(first.map(({ points }) => String(points)))
  }
}

/** Cents of the base currency as smallest units of another, roughly what they are worth. */
function unitsIn(code: Code, cents: number): bigint {
  return (BigInt(cents) * rates.get(code)!) / 100_000_000n + 1n
}

const plain = { pick: 0, amount: 3000, lateMs: 0 }
/** A round that began in time and of which one was told already, and a stake on it dated to before the beginning. */
const DATED_BEFORE: Step[] = [
  { ...plain, kind: 'stake' },
  { ...plain, kind: 'read' },
  { ...plain, kind: 'more', lateMs: 700 },
]

it('has the points and places of a model that works everything out anew, whatever is late, repeated or taken back', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, {
    numRuns: Math.ceil(STEPS / LENGTH),
    endOnFailure: true,
    examples: [[DATED_BEFORE]],
  })
}, 3_600_000)
