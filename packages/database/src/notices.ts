import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { directUrlOf, loggerOf, type Pool } from './pool.ts'
import type { Tx } from './transaction.ts'

/** What somebody does who waits for notices of one channel. Neither may throw; what they throw is logged. */
export interface Hearing {
  /** A transaction that told the channel this has committed, in this process or another. */
  heard(payload: string): void
  /**
   * The connection stood open again after it had not: notices may have been missed, so look at the rows themselves.
   * Also called when listening begins.
   */
  mayHaveMissed(): void
}

/** One connection that hears what transactions of all processes say after they committed. */
export interface Notices {
  /** Hears a channel from now on; the returned function ends it. `mayHaveMissed` says from when nothing is missed. */
  on(channel: string, hearing: Hearing): () => void
  /** Closes the connection. Nothing is heard any more once it has resolved. */
  stop(): Promise<void>
}

const CHANNEL = /^[a-z][a-z0-9_]{0,62}$/

/** The server takes 8,000 bytes; a notice names a row and does not carry it. */
const PAYLOAD_BYTES_MAX = 1_000

const PAUSE_FIRST_MS = 50
const PAUSE_LONGEST_MS = 2_000

/** A connection whose other end vanished without a word is found within twice this. */
const PROBE_EVERY_MS = 2_000

/**
 * Opens one connection beside the pool, to the same database, that stays for as long as the process listens. One
 * that is lost is opened again, after pauses that grow, and everybody who listens is told that they may have missed
 * something.
 */
export function listen(pool: Pool): Notices {
  const logger = loggerOf(pool)
  const hearings = new Map<string, Set<Hearing>>()
  const stopping = new AbortController()
  /** Sends a statement over the open connection, one after the other; null while there is none. */
  let send: ((statement: string) => Promise<unknown>) | null = null
  const running = run()

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        await hearUntilLost(() => (failures = 0))
      } catch (error) {
        if (!stopping.signal.aborted)
          logger.warn('notices of the database are not heard', { reason: (error as Error).message, failures })
      }
      await rest(Math.min(PAUSE_FIRST_MS * 2 ** failures, PAUSE_LONGEST_MS))
    }
  }

  /** Rejects once the connection is lost; resolves when listening is stopped. */
  async function hearUntilLost(onOpen: () => void): Promise<void> {
    const { ssl } = pool.options
    const opened = new pg.Client({
      connectionString: directUrlOf(pool),
      ...(ssl !== undefined && { ssl }),
      application_name: `${pool.options.application_name ?? 'baize'} notices`,
      connectionTimeoutMillis: PROBE_EVERY_MS,
      query_timeout: PROBE_EVERY_MS,
      keepAlive: true,
    })
    const lost = new Promise<never>((_resolve, reject) => {
      opened.on('error', reject)
      opened.on('end', () => reject(new Error('the connection ended')))
    })
    // It is awaited below; until then a loss must not count as unheard.
    lost.catch(() => undefined)
    opened.on('notification', ({ channel, payload = '' }) => tell(channel, (hearing) => hearing.heard(payload)))
    try {
      await opened.connect()
      // Set before the first statement: a channel that is asked for meanwhile sends its own.
      let turn: Promise<unknown> = Promise.resolve()
      const sendNow = (statement: string) => (turn = turn.then(() => opened.query(statement)))
      send = sendNow
      for (const channel of hearings.keys()) await sendNow(`LISTEN ${channel}`)
      onOpen()
      for (const channel of hearings.keys()) tell(channel, (hearing) => hearing.mayHaveMissed())
      while (!stopping.signal.aborted) {
        await Promise.race([lost, rest(PROBE_EVERY_MS)])
        if (!stopping.signal.aborted) await sendNow('SELECT 1')
      }
    } finally {
      send = null
      await opened.end().catch(() => undefined)
    }
  }

  function tell(channel: string, say: (hearing: Hearing) => void): void {
    for (const hearing of hearings.get(channel) ?? []) {
      try {
        say(hearing)
      } catch (error) {
        logger.error('a listener to notices threw', error, { channel })
      }
    }
  }

  function rest(pauseMs: number): Promise<void> {
    return delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  }

  return {
    on(channel, hearing) {
      checkChannel(channel)
      const known = hearings.get(channel)
      const all = known ?? new Set()
      all.add(hearing)
      hearings.set(channel, all)
      // Where the statement fails the connection is lost, and the next one listens and says so.
      send?.(`LISTEN ${channel}`).then(
        () => all.has(hearing) && hearing.mayHaveMissed(),
        () => undefined,
      )
      return () => {
        all.delete(hearing)
        if (all.size > 0 || hearings.get(channel) !== all) return
        hearings.delete(channel)
        send?.(`UNLISTEN ${channel}`).catch(() => undefined)
      }
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/**
 * Says something, or several things, on a channel when the transaction commits; nothing when it rolls back, and the same words twice in
 * one transaction are heard once. Transactions that notify commit one after the other over the whole server, so this
 * is for what happens seldom, and not on the way of a bet.
 */
export async function notify(tx: Tx, channel: string, payload: string | readonly string[] = ''): Promise<void> {
  checkChannel(channel)
  const payloads = typeof payload === 'string' ? [payload] : payload
  if (payloads.length === 0) return
  if (payloads.some((text) => Buffer.byteLength(text) > PAYLOAD_BYTES_MAX))
    throw new RangeError(`a notice of more than ${PAYLOAD_BYTES_MAX} bytes`)
  await tx.query('SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said', [channel, payloads])
}

function checkChannel(channel: string): void {
  if (!CHANNEL.test(channel)) throw new RangeError(`not the name of a channel: ${channel}`)
}
