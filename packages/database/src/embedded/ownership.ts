import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@baize/kit'
import pg from 'pg'

/** Any constant serves, as long as every version of ours takes the same one. */
export const OWNER_LOCK = 7_046_029_255

/** How long the server may take to see that an owner who died this moment is gone. */
const DEAD_OWNER_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

const RETAKE_ATTEMPTS_MAX = 40
const RETAKE_PAUSE_MS = 250

/**
 * The session that says whose server this is. It holds an advisory lock for as long as the owning process
 * lives: the server drops the lock when the process dies, however it dies.
 */
export interface Ownership {
  /** Gives the server up once `last` is done, if anything is left to do while it is still ours. */
  release(last?: () => Promise<void>): Promise<void>
}

/**
 * Takes the server, or returns undefined when another live process holds it. A session that the server
 * drops (it restarts its sessions when one crashes) is opened again.
 */
export async function takeOwnership(port: number, password: string, logger: Logger): Promise<Ownership | undefined> {
  let isReleased = false
  let client = await connect()
  if (client) watch(client)
  return client && { release }

  async function connect(): Promise<pg.Client | undefined> {
    const candidate = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      application_name: `baize owner ${process.pid}`,
    })
    // An error that ends the connection also fails the statement that waits on it.
    candidate.on('error', () => undefined)
    await candidate.connect()
    if (await isTaken(candidate)) {
      await createApplicationDatabase(candidate, password)
      return candidate
    }
    await candidate.end()
    return undefined
  }

  function watch(current: pg.Client): void {
    current.once('end', () => {
      if (!isReleased) void retake()
    })
  }

  async function retake(): Promise<void> {
    logger.warn('the embedded database dropped its sessions')
    for (let attempts = 0; attempts < RETAKE_ATTEMPTS_MAX && !isReleased; attempts++) {
      await delay(RETAKE_PAUSE_MS, undefined, { ref: false })
      client = await connect().catch(() => undefined)
      if (client && isReleased) return client.end()
      if (client) return watch(client)
    }
    if (!isReleased) logger.error('the embedded database is gone', new Error('it does not answer any more'))
  }

  async function release(last?: () => Promise<void>): Promise<void> {
    isReleased = true
    try {
      await last?.()
    } finally {
      await client?.end()
    }
  }
}

/** Waits a moment for the lock; false when its holder lives. */
async function isTaken(client: pg.Client): Promise<boolean> {
  await client.query(`SET lock_timeout = ${DEAD_OWNER_MS}`)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK])
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  } finally {
    await client.query('SET lock_timeout = 0').catch(() => undefined)
  }
}

/** The application works as a role that owns its database and may make others, and nothing more. */
async function createApplicationDatabase(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'baize') AS has_role,
            EXISTS (SELECT FROM pg_database WHERE datname = 'baize') AS has_database`,
  )
  if (!rows[0]?.has_role) {
    await client.query(`CREATE ROLE baize LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`)
  }
  if (!rows[0]?.has_database) await client.query('CREATE DATABASE baize OWNER baize STRATEGY file_copy')
}
