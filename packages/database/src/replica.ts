import type { Logger } from '@baize/kit'
import { one } from './rows.ts'
import type { Pool, Queryable } from './pool.ts'

/** A replica is usually some milliseconds behind; nobody waits longer than this for it. */
const PATIENCE_MS = 50
const PAUSE_MS = 5

/** After it failed or lagged: so long everything is read from the primary, without asking it. */
const AWAY_MS = 1_000

/**
 * Gives each call something to read from: the replica as soon as it has everything that was committed before, so that
 * players find what they just did, at whatever process; else the primary. What the replica fails at is read again from
 * the primary.
 */
export function readFrom(primary: Pool, replica: Pool, logger: Logger): () => Queryable {
  let awayUntilMs = 0
  const leave = (reason: string) => {
    if (performance.now() >= awayUntilMs) logger.warn('lists are read from the primary', { reason })
    awayUntilMs = performance.now() + AWAY_MS
  }

  async function isCurrent(): Promise<boolean> {
    if (performance.now() < awayUntilMs) return false
    const text = 'SELECT pg_current_wal_flush_lsn()::text AS place'
    const { place } = await one<{ place: string }>(primary, { name: 'place-of-primary', text })
    for (const untilMs = performance.now() + PATIENCE_MS; performance.now() < untilMs; await pause()) {
      const reached = 'SELECT coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "isThere"'
      const ask = { name: 'replica-is-there', text: reached }
      if ((await one<{ isThere: boolean }>(replica, ask, [place])).isThere) return true
    }
    leave('the replica is behind')
    return false
  }

  return () => {
    let current: Promise<boolean> | undefined
    return {
      async query(query, values) {
        try {
          current ??= isCurrent()
          if (await current) return await replica.query(query, values)
        } catch (error) {
          leave((error as Error).message)
          current = Promise.resolve(false)
        }
        return primary.query(query, values)
      },
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
