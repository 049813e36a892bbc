import { jsonLogger, type Logger } from '@baize/kit'
import pg from 'pg'

/** Anything SQL can be sent through: a pool (each statement its own transaction) or a `Tx`. */
export interface Queryable {
  // oxlint-disable-next-line typescript/no-explicit-any -- a row has the shape its statement gives it
  query<Row extends pg.QueryResultRow = any>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>
}

export type Pool = pg.Pool

/** How long whoever asks a pool waits for what; what lasts longer fails with an error that `isUnavailable` knows. */
export interface Patience {
  /** For a free connection, or for the server to take a new one. */
  connectionMs: number
  /** For one statement. */
  statementMs: number
  /** For a row or table that another transaction holds. */
  lockMs: number
  /** Between two statements of a transaction, which holds its rows meanwhile. */
  idleInTransactionMs: number
}

/** For those who serve people: a page is given up after some seconds, and what waits behind it can go on. */
const SERVING: Patience = { connectionMs: 5_000, statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 15_000 }

/** A server that died without a word is noticed by ourselves, after it had its time to say that it gives up. */
const SILENCE_MS = 5_000

export interface PoolOptions {
  /** Connections at most; 20 unless told. */
  max?: number
  /** Keeps those it has opened; others close after ten seconds without work. */
  isKept?: boolean
  /** That of those who serve people unless told; `null` waits for ever, for an operator's long work. */
  patience?: Patience | null
  /** Hears of connections lost while idle and of `afterCommit` callbacks that threw. */
  logger?: Logger
  /** Shown by `pg_stat_activity`. */
  applicationName?: string
  /**
   * `url` is a pooler's that lends a connection for one transaction at a time (pgbouncer's `pool_mode=transaction`), and
   * this the server's own address, for what needs a connection to itself. Statements then stay without names, and
   * limits on their time are those of the role: a pooler hands neither on.
   */
  directUrl?: string
  /** Its connections take COPY, and send no statement before the one ahead of it is answered. */
  takesCopy?: boolean
}

const { builtins } = pg.types

/**
 * `bigint` columns and `count(*)` become numbers and are refused beyond 2^53 (money is never `bigint`),
 * `date` stays `YYYY-MM-DD` text because a day has no time zone, and `numeric` stays exact text.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: toSafeInteger,
  [builtins.DATE]: (text) => text,
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

/** Failures after which a connection is of no use: it is gone, or its server is going down. */
const ENDS_CONNECTION = /^(08|57P)/

const loggers = new WeakMap<Pool, Logger>()
const directUrls = new WeakMap<Pool, string>()

/** Sends every statement without its name: the next one may run on another connection, which does not know it. */
class NamelessClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (query: unknown, ...more: unknown[]) => unknown
    Object.assign(this, { query: (query: unknown, ...more: unknown[]) => send(withoutName(query), ...more) })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query)) return query
  const { name: _name, ...nameless } = query
  return nameless
}

/**
 * A pool of connections to the database at `url`. Columns arrive as: `int8` number (refused when unsafe),
 * `numeric` exact text (`toBigInt` for money), `date` text, `timestamptz` Date, `jsonb` parsed.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const logger = options.logger ?? jsonLogger()
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    min: options.isKept ? (options.max ?? 20) : 0,
    application_name: options.applicationName ?? 'baize',
    keepAlive: true,
    // Statements that a transaction asks at once are sent at once, and answered in their order.
    pipeline: !options.takesCopy,
    types,
    ...limitsOf(options),
    ...(options.directUrl && { Client: NamelessClient }),
  })
  Object.assign(pool, { query: steadyQuery })
  // One that breaks while a transaction has it would end the whole process; the transaction hears of it by its next
  // statement anyway.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('error', (error) => {
    if (!pool.ending) logger.warn('idle database connection lost', { reason: error.message })
  })
  loggers.set(pool, logger)
  if (options.directUrl) directUrls.set(pool, options.directUrl)
  return pool
}

/** Where the pool's database is reached without a pooler in between. */
export function directUrlOf(pool: Pool): string {
  return directUrls.get(pool) ?? pool.options.connectionString!
}

/**
 * Runs `fn` with a pool of one connection to the same server, past a pooler, on which COPY may be sent: others answer
 * statements that were sent at once, into which its rows would fall. It waits as long as it takes.
 */
export async function withCopyPool<T>(pool: Pool, fn: (copying: Pool) => Promise<T>): Promise<T> {
  const copying = createPool(directUrlOf(pool), { max: 1, patience: null, takesCopy: true, logger: loggerOf(pool) })
  try {
    return await fn(copying)
  } finally {
    await copying.end()
  }
}

/** Opens all connections of a pool, one after the other, so that nobody of a crowd waits until one is made. */
export async function openConnections(pool: Pool): Promise<void> {
  const clients: pg.PoolClient[] = []
  try {
    while (!pool.ending && pool.totalCount < pool.options.max) clients.push(await pool.connect())
  } finally {
    for (const client of clients) client.release()
  }
}

/**
 * The stock pool throws a connection away after every failed statement. Refusals of SQL functions are
 * ordinary answers here, and a new connection costs twenty times the statement.
 */
async function steadyQuery(this: Pool, query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await this.connect()
  let isBroken = false
  try {
    return await client.query(query, values)
  } catch (error) {
    isBroken = !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '08')
    throw error
  } finally {
    client.release(isBroken)
  }
}

function limitsOf({ patience = SERVING, directUrl }: PoolOptions): pg.PoolConfig {
  if (!patience) return {}
  return {
    connectionTimeoutMillis: patience.connectionMs,
    query_timeout: patience.statementMs + SILENCE_MS,
    ...(!directUrl && {
      statement_timeout: patience.statementMs,
      lock_timeout: patience.lockMs,
      idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    }),
  }
}

/** Limits on time that a pool behind a pooler should have and its role does not: names of settings. */
export async function missingLimits(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = '0' ORDER BY name`,
    [['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']],
  )
  return rows.map(({ name }) => name)
}

/** Where a pool reports; a plain logger for pools made elsewhere. */
export function loggerOf(pool: Pool): Logger {
  return loggers.get(pool) ?? jsonLogger()
}

/** A `numeric(38,0)` or integer column as `bigint`. Throws on anything that is not a whole number. */
export function toBigInt(value: string | number | bigint): bigint {
  if (typeof value === 'string' && !/^-?\d+$/.test(value)) throw new TypeError(`not a whole number: ${value}`)
  return BigInt(value)
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}; read it as text`)
  return value
}
