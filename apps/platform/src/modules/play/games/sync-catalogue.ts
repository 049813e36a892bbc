import type { Pool } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import { forgetCatalogue } from './catalogue.ts'
import { syncFeed, type SyncResult } from './sync.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  fetch: typeof fetch
  config: { studio: { url: string; provider: string } }
}

const FEED_TIMEOUT_MS = 30_000

/**
 * Reads the studio's feed and makes the catalogue what it says. `gamesCount` asks the studio for a catalogue of
 * that size, for measurements, and is remembered, so that the next start does not undo it. Throws when the studio does not answer or its feed breaks the rules; the
 * catalogue then stays as it was.
 */
export async function syncCatalogue(ports: Ports, gamesCount?: number): Promise<SyncResult> {
  const { pool, clock, logger, config } = ports
  const requested = gamesCount ?? (await requestedGames(pool, config.studio.provider))
  const query = requested === null ? '' : `?games=${requested}`
  const reply = await ports.fetch(`${config.studio.url}/feed${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(FEED_TIMEOUT_MS),
  })
  if (!reply.ok) throw new Error(`the feed of ${config.studio.provider} answered ${reply.status}`)
  const result = await syncFeed(pool, config.studio.provider, clock.now(), await reply.json())
  if (gamesCount !== undefined) await rememberRequest(pool, config.studio.provider, gamesCount)
  if (result.isChanged) {
    forgetCatalogue(pool)
    logger.info('catalogue synchronised', { source: config.studio.provider, games: result.gamesCount })
  }
  return result
}

/** Whether there is any game to show. */
export async function hasGames(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>('SELECT EXISTS (SELECT FROM game WHERE is_enabled) AS has')
  return rows[0]!.has
}

async function requestedGames(pool: Pool, source: string): Promise<number | null> {
  const text = 'SELECT games_requested FROM game_feed WHERE source = $1'
  const { rows } = await pool.query<{ games_requested: number | null }>(text, [source])
  return rows[0]?.games_requested ?? null
}

async function rememberRequest(pool: Pool, source: string, gamesCount: number): Promise<void> {
  await pool.query('UPDATE game_feed SET games_requested = $2 WHERE source = $1', [source, gamesCount])
}
