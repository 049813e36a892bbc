import type { Pool, Tx } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import type { Companies, Company } from '../../ground/companies/index.ts'
import { forgetCatalogue } from './catalogue.ts'
import { syncFeed, type SyncResult } from './sync.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  fetch: typeof fetch
  companies: Companies
}

const FEED_TIMEOUT_MS = 30_000

/**
 * Reads the feed of every studio and makes the catalogue what they say. One that does not answer, or whose feed
 * breaks the rules, keeps the games it has; the others go on, and its failure is thrown at the end.
 */
export async function syncCatalogue(ports: Ports): Promise<SyncResult[]> {
  const studios = await ports.companies.serving('studio')
  const results = await Promise.allSettled(studios.map((studio) => syncStudio(ports, studio)))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

/**
 * Reads one studio's feed. `gamesCount` asks the studio for a catalogue of that size, for measurements, and is
 * remembered, so that the next look does not undo it. Throws when the studio does not answer or its feed breaks the
 * rules; its games then stay as they were.
 */
export async function syncStudio(ports: Ports, studio: Company, gamesCount?: number): Promise<SyncResult> {
  const { pool, clock, logger } = ports
  const requested = gamesCount ?? (await requestedGames(pool, studio.id))
  const query = requested === null ? '' : `?games=${requested}`
  const reply = await ports
    .fetch(`${studio.url}/feed${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(FEED_TIMEOUT_MS),
    })
    .catch((cause: unknown) => {
      throw new Error(`the feed of ${studio.id} at ${studio.url}`, { cause })
    })
  if (!reply.ok) throw new Error(`the feed of ${studio.id} answered ${reply.status}`)
  // Pages know the address of the first studio; pictures of the others carry theirs.
  const [first] = await ports.companies.all('studio')
  const pictureBase = first?.id === studio.id ? '' : studio.url
  const result = await syncFeed(pool, studio.id, clock.now(), await reply.json(), pictureBase)
  if (gamesCount !== undefined) await rememberRequest(pool, studio.id, gamesCount)
  if (result.isChanged) {
    forgetCatalogue(pool)
    logger.info('catalogue synchronised', { source: studio.id, games: result.gamesCount })
  }
  return result
}

/**
 * Takes a studio's games off the site and ends its sessions: no more bets, while wins still count. The next look at
 * its feed brings the games back.
 */
export async function retireStudio(tx: Tx, source: string, now: Date): Promise<void> {
  await tx.query('UPDATE game SET is_enabled = false WHERE source = $1 AND is_enabled', [source])
  await tx.query('UPDATE game_switched_off SET is_offered = false FROM game WHERE game.id = game_id AND source = $1', [
    source,
  ])
  await tx.query(`UPDATE game_feed SET revision = '' WHERE source = $1`, [source])
  await tx.query('UPDATE game_session SET ends_at = $2 WHERE source = $1 AND ends_at > $2', [source, now])
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
