import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { createPool, migrate, startEmbeddedPostgres, type Pool } from '@baize/database'
import { silentLogger, uuidv7 } from '@baize/kit'
import { platformSchema } from '@baize/platform/schema'
import pg from 'pg'
import { ensureAccount, post } from '../../apps/platform/src/modules/money/ledger/index.ts'

export interface LedgerFigures {
  /** Entries a second through the platform's own door. */
  nodeTps: number
  /** Entries a second by calling the same function without the platform. */
  referenceTps: number
  referenceName: string
  ratio: number
}

const CLIENTS = 10
/** The two take turns, so that a busy moment of the machine hits both. */
const ROUNDS = 5
const ROUND_MS = 2_000

interface HotAccount {
  cash: string
  gaming: string
}

/**
 * Posts bets of one player by ten clients: through the ledger's door, and by the same function called from
 * `pgbench` (from bare driver connections where there is none). Works in a fresh database on the server of
 * `databaseUrl`, or on a server of its own with the settings of the product.
 */
export async function benchLedger(options: { databaseUrl?: string } = {}): Promise<LedgerFigures> {
  await using server = await openServer(options.databaseUrl)
  const admin = createPool(server.url, { max: 1 })
  const name = `bench_${uuidv7().replaceAll('-', '')}`
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const pool = createPool(url.href, { max: CLIENTS })
  try {
    await migrate(pool, platformSchema())
    return await compare(pool, url.href)
  } finally {
    await pool.end()
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
  }
}

async function compare(pool: Pool, url: string): Promise<LedgerFigures> {
  const account = await openHotAccount(pool)
  const pgbench = await findPgbench()
  const referenceName = pgbench ? 'pgbench' : 'a bare driver loop'
  const reference = () => (pgbench ? runPgbench(pgbench, url, account) : runDriver(url, account))
  const totals = { node: 0, reference: 0 }
  // Before counting, connections open, statements are prepared and the code is compiled.
  await runNode(pool, account)
  for (let round = 0; round < ROUNDS; round++) {
    totals.reference += await reference()
    totals.node += await runNode(pool, account)
  }
  const [nodeTps, referenceTps] = [totals.node / ROUNDS, totals.reference / ROUNDS]
  return { nodeTps, referenceTps, referenceName, ratio: nodeTps / referenceTps }
}

async function openHotAccount(pool: Pool): Promise<HotAccount> {
  const cash = await ensureAccount(pool, { owner: randomUUID(), kind: 'cash', currency: 'EUR' })
  const gaming = await ensureAccount(pool, { owner: 'house', kind: 'gaming', currency: 'EUR' })
  const postings = [{ from: gaming, to: cash, amount: 10n ** 15n }]
  await post(pool, { key: `fund:${cash}`, kind: 'deposit', postings })
  return { cash, gaming }
}

function runNode(pool: Pool, { cash, gaming }: HotAccount): Promise<number> {
  const postings = [{ from: cash, to: gaming, amount: 1n }]
  return countPerSecond(() => post(pool, { key: `bench:${randomUUID()}`, kind: 'bet', postings }))
}

async function runDriver(url: string, account: HotAccount): Promise<number> {
  const clients = Array.from({ length: CLIENTS }, () => new pg.Client(url))
  await Promise.all(clients.map((client) => client.connect()))
  const text = `SELECT * FROM ledger_post('bench:' || gen_random_uuid(), 'bet', $1)`
  const values = [postingsOf(account)]
  try {
    return await countPerSecond((client) => clients[client]!.query({ name: 'bench', text, values }))
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function countPerSecond(once: (client: number) => Promise<unknown>): Promise<number> {
  const beganMs = performance.now()
  let count = 0
  const work = async (client: number) => {
    for (; performance.now() - beganMs < ROUND_MS; count++) await once(client)
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
  return (count * 1000) / (performance.now() - beganMs)
}

async function runPgbench(program: string, url: string, account: HotAccount): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'baize-bench-'))
  const script = join(directory, 'post.sql')
  try {
    await writeFile(
      script,
      `SELECT * FROM ledger_post('bench:' || gen_random_uuid(), 'bet', '${postingsOf(account)}');\n`,
    )
    const args = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${ROUND_MS / 1000}`, '-f', script, url]
    const { stdout } = await promisify(execFile)(program, args)
    return Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1])
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function postingsOf({ cash, gaming }: HotAccount): string {
  return JSON.stringify([{ from: cash, to: gaming, amount: '1' }])
}

async function findPgbench(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  for (const place of places) {
    const program = join(place, 'pgbench')
    if (await promisify(execFile)(program, ['--version']).catch(() => undefined)) return program
  }
  return undefined
}

async function openServer(databaseUrl: string | undefined): Promise<AsyncDisposable & { url: string }> {
  if (databaseUrl) return { url: databaseUrl, [Symbol.asyncDispose]: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-bench-'))
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  return {
    url: server.url,
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
