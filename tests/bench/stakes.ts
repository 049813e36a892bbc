import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cpuOfTree, parentOf } from './processor-time.ts'

/**
 * `npx tsx tests/bench/stakes.ts [TREE ...]`: bets without HTTP, of the trees named (this one when none is) in turns,
 * so that whatever else the machine does falls on all alike: one client, then ten, by the short path, by the rules, with
 * three limits, with the highest stake of a country, and with both and a reality check, where the tree has them. The medians of the rounds are printed, and what a bet costs the database in processor time,
 * which a busy machine falsifies least (Linux only).
 *
 * Last, what three limits add to a bet by the short path: many short blocks of both in turns, so that a slow moment of the
 * machine falls on both, compared group by group, of which the median counts; and the same for the short path against
 * itself, which says how much of a difference is noise. What they add at p99 has to stay within a millisecond.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
const WARM_UP = 300
const ALONE = 600
const TOGETHER = 2_000
const CLIENTS = 10

interface Bench {
  name: string
  bet: (player: number) => Promise<void>
  /** Processor time of all backends so far. */
  cpuMs: () => number
  stop: () => Promise<void>
}

async function open(tree: string): Promise<Bench[]> {
  // oxlint-disable-next-line typescript/no-explicit-any -- trees of several releases are measured by one program
  const load = (path: string): Promise<any> => import(pathToFileURL(join(tree, path)).href)
  const database = await load('packages/database/src/index.ts')
  const kit = await load('packages/kit/src/index.ts')
  const modules = 'apps/platform/src/modules'
  const { platformSchema } = await load('apps/platform/src/schema.ts')
  const { openAccount } = await load(`${modules}/money/wallet/index.ts`)
  const { ensureAccount, post } = await load(`${modules}/money/ledger/index.ts`)
  const games = await load(`${modules}/play/games/index.ts`)
  const { bet } = await load(`${modules}/play/seamless/movements.ts`)
  const { makeFeed } = await load('apps/platform/test/support/feed.ts')
  const rounds = await load(`${modules}/play/rounds/index.ts`).catch(() => null)
  const flows = 'apps/platform/src/flows'
  // Releases before the flows lay in neighbourhoods had it one folder higher.
  const loadRules = () => load(`${flows}/play/stake-rules.ts`).catch(() => load(`${flows}/stake-rules.ts`))
  const rules = rounds && (await loadRules()).stakeRules
  const door = rounds?.createRounds(rules)

  const dataDir = await mkdtemp(join(tmpdir(), 'baize-stakes-'))
  const server = await database.startEmbeddedPostgres({ dataDir: join(dataDir, 'data'), logger: kit.silentLogger })
  const pool = database.createPool(server.url, { max: CLIENTS + 2 })
  await database.migrate(pool, platformSchema())
  await games.syncFeed(pool, 'studio', new Date(), makeFeed(1))
  const { rows } = await pool.query('SELECT id FROM game')
  const openSession = async (
    stakeMax: bigint | null = null,
    check: { minutes: number; restMinutes: number } | null = null,
  ) => {
    const playerId = randomUUID()
    const currency = 'EUR'
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const account = await database.withTransaction(pool, (tx: any) =>
      openAccount(tx, { playerId, currency }, { isActive: true }),
    )
    const cashier = await ensureAccount(pool, { owner: 'bench', kind: 'cashier', currency })
    const amount = 1_000_000_000n
    const postings = [{ from: cashier, to: account.cashId, amount }]
    await post(pool, { key: `deposit:${playerId}`, kind: 'deposit', postings })
    const session = { source: 'studio', playerId, signInId: randomUUID(), accountId: account.id, gameId: rows[0].id }
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const launchToken = await database.withTransaction(pool, (tx: any) =>
      games.launchPlaySession(
        tx,
        { ...session, locale: 'en', country: 'DE', rules: rulesWith(stakeMax, check) },
        new Date(),
      ),
    )
    const { sessionToken } = await games.openPlaySession(
      pool,
      { source: 'studio', launchToken, game: 'game-0' },
      new Date(),
    )
    return { playerId, sessionToken }
  }
  const players = await Promise.all(Array.from({ length: CLIENTS }, () => openSession()))
  const stakes = await load(`${modules}/play/seamless/stakes.ts`).catch(() => null)
  const takeStake = stakes?.takeTogether(pool, kit.silentLogger, { aloneMax: Infinity })
  const ports = door ? { pool, rounds: door, takeStake } : pool
  const watched: { sessionToken: string }[] = []
  for (let made = 0; rounds && made < CLIENTS; made += 1) {
    const player = await openSession()
    watched.push(player)
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    await database.withTransaction(pool, (tx: any) => rounds.watch(tx, player.playerId, 'bench'))
  }
  const limited: { sessionToken: string }[] = []
  const { rows: hasLimits } = await pool.query(`SELECT to_regclass('player_limit') IS NOT NULL AS known`)
  const ruled: { sessionToken: string }[] = []
  const { rows: hasChecks } = await pool.query(`SELECT to_regproc('sitting_stops_play') IS NOT NULL AS known`)
  const limitedBy = async (player: { playerId: string }) =>
    pool.query(
      `INSERT INTO player_limit (id, player_id, definition, period, currency, amount, starts_at, ends_at, created_at)
       SELECT gen_random_uuid(), $1, definition, period, 'EUR', 1000000000, now(), now() + interval '1 day', now()
       FROM (VALUES (1, 'daily'), (1, 'weekly'), (2, 'daily')) AS kind (definition, period)`,
      [player.playerId],
    )
  for (let made = 0; hasLimits[0].known && made < CLIENTS; made += 1) {
    const player = await openSession()
    limited.push(player)
    await limitedBy(player)
  }
  // As in Germany: three limits, a highest stake, and a check every hour in a sitting that goes on.
  for (let made = 0; hasChecks[0].known && made < CLIENTS; made += 1) {
    const player = await openSession(500n, { minutes: 60, restMinutes: 5 })
    ruled.push(player)
    await limitedBy(player)
    await pool.query(
      'INSERT INTO sitting (id, player_id, started_at, last_at) VALUES (gen_random_uuid(), $1, now(), now())',
      [player.playerId],
    )
  }
  const capped: { sessionToken: string }[] = []
  for (let made = 0; made < CLIENTS; made += 1) capped.push(await openSession(500n))
  const betBy = (who: { sessionToken: string }[]) => async (index: number) => {
    const request = { roundId: randomUUID(), transactionId: randomUUID(), gameId: 'game-0', amount: '10' }
    const { sessionToken } = who[index]!
    const reply = await bet(ports, 'studio', { ...request, sessionToken, currency: 'EUR' }, new Date())
    if (!String(reply.body).includes('"ok"')) throw new Error(JSON.stringify(reply))
  }
  const { rows: hasCaps } = await pool.query(`SELECT to_regproc('game_session_stake_max') IS NOT NULL AS known`)
  const { rows: backends } = await pool.query('SELECT pg_backend_pid() AS pid')
  const postmaster = parentOf(backends[0].pid)
  const cpuMs = () => cpuOfTree(postmaster)
  const stop = async () => {
    await pool.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const benches: Bench[] = [{ name: `${tree} short`, bet: betBy(players), cpuMs, stop }]
  if (rounds) benches.push({ name: `${tree} by rules`, bet: betBy(watched), cpuMs, stop: async () => undefined })
  if (limited.length > 0)
    benches.push({ name: `${tree} with three limits`, bet: betBy(limited), cpuMs, stop: async () => undefined })
  if (hasCaps[0].known)
    benches.push({ name: `${tree} with a highest stake`, bet: betBy(capped), cpuMs, stop: async () => undefined })
  if (ruled.length > 0)
    benches.push({ name: `${tree} with limits and rules`, bet: betBy(ruled), cpuMs, stop: async () => undefined })
  return benches
}

/** Rules of a country that ask for nothing but, perhaps, a highest stake. */
const rulesWith = (stakeMax: bigint | null, check: { minutes: number; restMinutes: number } | null) => ({
  studio: { roundMs: 0, autoplay: true, turbo: true, slamStop: true, lossesAsWins: true },
  stakeMax,
  check,
  until: null,
})

async function times(count: number, clients: number, bet: (player: number) => Promise<void>): Promise<number[]> {
  const durations: number[] = []
  let left = count
  await Promise.all(
    Array.from({ length: clients }, async (_, player) => {
      while (left-- > 0) {
        const beganMs = performance.now()
        await bet(player)
        durations.push(performance.now() - beganMs)
      }
    }),
  )
  return durations.toSorted((a, b) => a - b)
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
const median = (values: number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const noFigures = (): Record<'p50' | 'p99' | 'rate' | 'cpu', number[]> => ({ p50: [], p99: [], rate: [], cpu: [] })

const trees = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()]
const benches: Bench[] = []
for (const tree of trees) benches.push(...(await open(tree)))
const figures = new Map(benches.map((bench) => [bench, noFigures()]))
for (const bench of benches) await times(WARM_UP, CLIENTS, bench.bet)
for (let round = 0; round < ROUNDS; round += 1)
  for (const bench of round % 2 ? benches.toReversed() : benches) {
    const cpuMs = bench.cpuMs()
    const alone = await times(ALONE, 1, bench.bet)
    const beganMs = performance.now()
    await times(TOGETHER, CLIENTS, bench.bet)
    const found = figures.get(bench)!
    found.cpu.push((bench.cpuMs() - cpuMs) / (ALONE + TOGETHER))
    found.p50.push(at(alone, 0.5))
    found.p99.push(at(alone, 0.99))
    found.rate.push((TOGETHER * 1000) / (performance.now() - beganMs))
  }
for (const [{ name }, { p50, p99, rate, cpu }] of figures)
  process.stdout.write(
    `${name}: one client p50 ${median(p50).toFixed(2)} ms, p99 ${median(p99).toFixed(2)} ms; ten clients ${Math.round(median(rate))} bets/s; ${median(cpu).toFixed(3)} ms of the database's processor a bet\n`,
  )

const GROUPS = 21
const PAIRS = 10
const BLOCK = 20
const ADDED_P99_MAX_MS = 1

/** What one way to bet takes longer than the other, at a share of each group's bets: the median of all groups. */
async function addedMs(one: Bench, other: Bench): Promise<Record<'p50' | 'p90' | 'p99', number>> {
  const added: Record<'p50' | 'p90' | 'p99', number[]> = { p50: [], p90: [], p99: [] }
  for (let group = 0; group < GROUPS; group += 1) {
    const durations: [number[], number[]] = [[], []]
    for (let pair = 0; pair < PAIRS; pair += 1)
      for (const place of pair % 2 ? ([1, 0] as const) : ([0, 1] as const))
        durations[place].push(...(await times(BLOCK, 1, (place === 0 ? one : other).bet)))
    const plain = durations[0].toSorted((a, b) => a - b)
    const tested = durations[1].toSorted((a, b) => a - b)
    added.p50.push(at(tested, 0.5) - at(plain, 0.5))
    added.p90.push(at(tested, 0.9) - at(plain, 0.9))
    added.p99.push(at(tested, 0.99) - at(plain, 0.99))
  }
  return { p50: median(added.p50), p90: median(added.p90), p99: median(added.p99) }
}

for (const tree of trees) {
  const plain = benches.find(({ name }) => name === `${tree} short`)!
  const limited = benches.find(({ name }) => name === `${tree} with three limits`)
  for (const [name, other] of [
    ['the short path adds to itself (noise)', plain],
    ['three limits add', limited],
  ] as const) {
    if (!other) continue
    const { p50, p90, p99 } = await addedMs(plain, other)
    process.stdout.write(
      `${tree}: ${name} ${p50.toFixed(3)} ms at p50, ${p90.toFixed(3)} ms at p90, ${p99.toFixed(3)} ms at p99 (at most ${ADDED_P99_MAX_MS} ms); ${GROUPS} groups of ${PAIRS * BLOCK} bets each\n`,
    )
  }
}
for (const { stop } of benches) await stop()
