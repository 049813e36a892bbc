import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, migrate, type Pool, startEmbeddedPostgres, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { platformSchema } from '@baize/platform/schema'
import { ensureAccount, post } from '../../../apps/platform/src/modules/money/ledger/index.ts'
import { openAccount } from '../../../apps/platform/src/modules/money/wallet/index.ts'
import {
  hashToken,
  launchPlaySession,
  openPlaySession,
  syncFeed,
} from '../../../apps/platform/src/modules/play/games/index.ts'
import { takeTogether } from '../../../apps/platform/src/modules/play/seamless/index.ts'
import { makeFeed } from '../../../apps/platform/test/support/feed.ts'
import { freeRules } from '../../../apps/platform/test/support/free-rules.ts'
import { cpuOfTree, parentOf } from '../processor-time.ts'
import { type Figure, median, percentile } from '../statistics.ts'

/** Players at once. The smaller crowd is as many as the processors serve before they wait for each other alone. */
const CROWDS = [24, 48]
/** Asked of the smaller one. */
const P99_MAX_MS = 25
/** Of this process; as many as the site keeps for money. */
const CONNECTIONS = 10
const GROUPS = 7
const GROUP_MS = 1_500

/**
 * Bets of 24 and 48 players at once, without HTTP, that go together when they crowd, and the same with one statement and one
 * commit for each, in turns on one server. Beside the rates stands what a bet takes of the processors, of the database
 * and of this process, which a busy machine falsifies least (Linux only).
 */
export async function benchBetsTogether(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-together-'))
  const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const pool = createPool(server.url, { max: CONNECTIONS, isKept: true })
  try {
    await migrate(pool, platformSchema())
    const ways = {
      together: takeTogether(pool, silentLogger),
      alone: takeTogether(pool, silentLogger, { aloneMax: Infinity }),
    }
    const tokens = await openPlayers(pool)
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const postmaster = parentOf(rows[0]!.pid)
    const figures: Figure[] = []
    for (const crowd of CROWDS)
      figures.push(
        await compare({ pool, ways, tokens: tokens.slice(0, crowd), postmaster, isFirst: crowd === CROWDS[0] }),
      )
    return figures
  } finally {
    await pool.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Ways = Record<'together' | 'alone', ReturnType<typeof takeTogether>>

interface Crowd {
  pool: Pool
  ways: Ways
  tokens: readonly Buffer[]
  postmaster: number
  isFirst: boolean
}

async function compare({ pool, ways, tokens, postmaster, isFirst }: Crowd): Promise<Figure> {
  let bets = 0
  const run = async (way: keyof Ways) => {
    const durations: number[] = []
    const [databaseMs, ownMs, beganMs] = [cpuOfTree(postmaster), process.cpuUsage(), performance.now()]
    await Promise.all(
      tokens.map(async (tokenHash) => {
        while (performance.now() < beganMs + GROUP_MS) {
          const now = new Date()
          const askedMs = performance.now()
          const bodyHash = Buffer.alloc(32)
          const outcome = await ways[way]({ source: 'studio', tokenHash, bodyHash, request: newBet(), now })
          if (!outcome.is_moved) throw new Error(JSON.stringify(outcome))
          durations.push(performance.now() - askedMs)
          bets += 1
        }
      }),
    )
    const { user, system } = process.cpuUsage(ownMs)
    const cpuMs = cpuOfTree(postmaster) - databaseMs + (user + system) / 1000
    const rate = (durations.length * 1000) / (performance.now() - beganMs)
    return { rate, cpuMs: cpuMs / durations.length, p99: percentile(durations, 0.99) }
  }
  const before = await bytesOf(pool)
  for (const way of ['alone', 'together'] as const) await run(way)
  type Run = Awaited<ReturnType<typeof run>>
  const groups: Record<keyof Ways, Run>[] = []
  for (let group = 0; group < GROUPS; group += 1)
    groups.push({ alone: await run('alone'), together: await run('together') })
  const after = await bytesOf(pool)
  const bytes = (kind: 'kept' | 'logged') => `${((after[kind] - before[kind]) / bets / 1024).toFixed(1)} KiB`
  const of = (way: keyof Ways, figure: 'rate' | 'cpuMs' | 'p99') => median(groups.map((group) => group[way][figure]))
  const ratio = median(groups.map(({ alone, together }) => together.rate / alone.rate))
  const cheaper = median(groups.map(({ alone, together }) => alone.cpuMs / together.cpuMs))
  return {
    what: `Bets of ${tokens.length} players that go together, against one commit each`,
    measured: `${ratio.toFixed(1)} times (${Math.round(of('together', 'rate'))} against ${Math.round(of('alone', 'rate'))} bets/s); p99 ${of('together', 'p99').toFixed(1)} ms against ${of('alone', 'p99').toFixed(1)} ms; ${of('together', 'cpuMs').toFixed(2)} ms of the processors a bet against ${of('alone', 'cpuMs').toFixed(2)} (${cheaper.toFixed(1)} times); a bet keeps ${bytes('kept')} and writes ${bytes('logged')} of log`,
    reach: isFirst ? `≥ 3 times, p99 ≤ ${P99_MAX_MS} ms` : '≥ 3 times',
    isReached: ratio >= 3 && (!isFirst || of('together', 'p99') <= P99_MAX_MS),
  }
}

const newBet = () => ({
  sessionToken: '',
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: 'game-0',
  amount: '10',
  currency: 'EUR',
})

/** Hashes of the session tokens of as many players as the largest crowd has. */
async function openPlayers(pool: Pool): Promise<Buffer[]> {
  await syncFeed(pool, 'studio', new Date(), makeFeed(1))
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM game')
  const cashier = await ensureAccount(pool, { owner: 'bench', kind: 'cashier', currency: 'EUR' })
  const tokens: Buffer[] = []
  for (let made = 0; made < Math.max(...CROWDS); made += 1) {
    const playerId = randomUUID()
    const now = new Date()
    const account = await withTransaction(pool, (tx) =>
      openAccount(tx, { playerId, currency: 'EUR' }, { isActive: true }),
    )
    const postings = [{ from: cashier, to: account.cashId, amount: 1_000_000_000n }]
    await post(pool, { key: `deposit:${playerId}`, kind: 'deposit', postings })
    const session = { source: 'studio', playerId, signInId: randomUUID(), accountId: account.id, gameId: rows[0]!.id }
    const place = { locale: 'en', country: 'DE', rules: freeRules }
    const launchToken = await withTransaction(pool, (tx) => launchPlaySession(tx, { ...session, ...place }, now))
    const opened = await openPlaySession(pool, { source: 'studio', launchToken, game: 'game-0' }, now)
    tokens.push(hashToken(opened!.sessionToken))
  }
  return tokens
}

/** What the database keeps, and what it has written to its log so far. */
async function bytesOf(pool: Pool): Promise<Record<'kept' | 'logged', number>> {
  const { rows } = await pool.query(
    `SELECT pg_database_size(current_database()) AS kept, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS logged`,
  )
  return { kept: Number(rows[0].kept), logged: Number(rows[0].logged) }
}
