import { createHash } from 'node:crypto'
import type pg from 'pg'
import { loggerOf, type Pool, type Queryable } from './pool.ts'

declare const transaction: unique symbol

/** One open transaction. Only `withTransaction` makes one, so a function that takes it runs inside one. */
export interface Tx extends Queryable {
  readonly [transaction]: true
}

interface Unit {
  callbacks: (() => void)[]
}

const units = new WeakMap<Tx, Unit>()

export interface TransactionOptions {
  /**
   * When false the commit does not wait for the disk: a crash of the database may take back the last of such
   * transactions, each whole, and none that a durable commit came after. For work that would be found undone and done
   * again; true by default.
   */
  isDurable?: boolean
  /**
   * Whether each connection parses and plans a statement with values once and knows it again by its text. For work that
   * runs the same few statements all day; false by default.
   */
  isPrepared?: boolean
}

const RETRIES_MAX = 3
const RETRY_PAUSE_MS = 5

/** Serialization failure and deadlock: the server undid everything and asks for another try. */
const RETRIED_CODES = new Set(['40001', '40P01'])

/**
 * Runs `fn` in one transaction: commits when it returns, rolls back when it throws. After a serialization
 * failure or a deadlock the whole of `fn` runs again, at most three more times, so `fn` touches the outside
 * only through `tx` and `afterCommit`. `tx` is dead once `fn` has settled.
 */
export async function withTransaction<T>(
  pool: Pool,
  fn: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return withRetries(() => attempt(pool, fn, options))
}

/**
 * Runs `fn` again after a serialization failure or a deadlock, at most three more times: for a statement that is a
 * transaction of its own.
 */
export async function withRetries<T>(fn: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await fn()
    } catch (error) {
      if (retries >= RETRIES_MAX || !RETRIED_CODES.has((error as { code?: string }).code ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_PAUSE_MS * (retries + 1)))
    }
  }
}

/**
 * Runs `callback` once the transaction has committed; never when it rolls back. It must not throw: what it
 * throws is logged, because the transaction has already happened.
 */
export function afterCommit(tx: Tx, callback: () => void): void {
  const unit = units.get(tx)
  if (!unit) throw new Error('afterCommit needs an open transaction')
  unit.callbacks.push(callback)
}

/** Runs `fn` so that its throwing undoes only its own writes; the transaction around it goes on. */
export async function withSavepoint<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
  const unit = units.get(tx)
  if (!unit) throw new Error('withSavepoint needs an open transaction')
  const registered = unit.callbacks.length
  await tx.query('SAVEPOINT attempt')
  try {
    const result = await fn()
    await tx.query('RELEASE SAVEPOINT attempt')
    return result
  } catch (error) {
    unit.callbacks.length = registered
    await tx.query('ROLLBACK TO SAVEPOINT attempt')
    await tx.query('RELEASE SAVEPOINT attempt')
    throw error
  }
}

/** Runs `fn` in a transaction of this connection and undoes all it did; its `afterCommit` callbacks never run. */
export async function withUndone(client: Pick<pg.ClientBase, 'query'>, fn: (tx: Tx) => Promise<void>): Promise<void> {
  const tx = facade(client, { callbacks: [] })
  await client.query('BEGIN')
  try {
    await fn(tx)
  } finally {
    units.delete(tx)
    await client.query('ROLLBACK')
  }
}

async function attempt<T>(
  pool: Pool,
  fn: (tx: Tx) => Promise<T>,
  { isDurable = true, isPrepared = false }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect()
  const unit: Unit = { callbacks: [] }
  const tx = facade(isPrepared ? preparing(client) : client, unit)
  let broken: Error | undefined
  let result: T
  // A connection lost while no statement runs is said here alone; unheard it would end the process.
  const lost = (error: Error) => (broken = error)
  client.on('error', lost)
  try {
    await client.query(isDurable ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit = off')
    try {
      result = await fn(tx)
    } finally {
      units.delete(tx)
    }
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('a failed statement was ignored, so the transaction rolled back')
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.removeListener('error', lost)
    client.release(broken)
  }
  for (const callback of unit.callbacks) {
    try {
      callback()
    } catch (error) {
      loggerOf(pool).error('afterCommit callback threw', error)
    }
  }
  return result
}

function facade(client: Pick<pg.ClientBase, 'query'>, unit: Unit): Tx {
  const tx = {
    query(query: string | pg.QueryConfig, values?: unknown[]) {
      if (!units.has(tx)) return Promise.reject(new Error('the transaction is over'))
      return client.query(query, values)
    },
  } as Tx
  units.set(tx, unit)
  return tx
}

function preparing(client: pg.ClientBase): Pick<pg.ClientBase, 'query'> {
  const query = (statement: string | pg.QueryConfig, values?: unknown[]) =>
    typeof statement === 'string' && values
      ? client.query({ name: nameOf(statement), text: statement, values })
      : client.query(statement, values)
  return { query: query as pg.ClientBase['query'] }
}

/** A name that no other text has; the server cuts names after 63 letters. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `text-${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

const names = new Map<string, string>()
