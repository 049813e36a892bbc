import { one, type Tx } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import type { GameRow } from './game-row.ts'

/** The name under which the site opens the sportsbook, whichever company keeps it. */
export const SPORTSBOOK = 'betsy-sportsbook-betsy'

/**
 * The sportsbook of a company as a game: what is staked in it has a place in limits, terms and history. It stands in no
 * list of games, so that nothing but its own page opens it.
 */
export async function ensureSportsbook(
  tx: Tx,
  source: string,
  now: Date,
): Promise<Pick<GameRow, 'id' | 'identity' | 'source' | 'type'>> {
  const known = await tx.query<{ id: string }>('SELECT id FROM game WHERE identity = $1 AND source = $2', [
    SPORTSBOOK,
    source,
  ])
  const id = known.rows[0]?.id ?? (await write(tx, source, now))
  return { id, identity: SPORTSBOOK, source, type: 'sportsbook' }
}

async function write(tx: Tx, source: string, now: Date): Promise<string> {
  await tx.query(
    `INSERT INTO game_provider (id, source, identity, name, images, position)
     VALUES ($1, $2, 'sportsbook', 'Sportsbook', '{}', 100000) ON CONFLICT (identity) DO NOTHING`,
    [uuidv7(now.getTime()), source],
  )
  const { id } = await one<{ id: string }>(
    tx,
    `INSERT INTO game (id, source, identity, name, search_name, provider_id, collection_ids, label_ids, type, volatility,
       rtp, hit_rate, max_win_multiplier, paylines, reels, rows, is_demo_mode, platforms, closed_countries,
       dominant_color, popularity, images, position, is_enabled, created_at)
     SELECT $1, $2, $3, 'Sportsbook', '', provider.id, '{}', '{}', 'sportsbook', '', 0, 0, 0, 0, 0, 0, false, '{1,2}',
       '{}', '#000000', 100000, '{}', 100000, false, $4 FROM game_provider provider WHERE identity = 'sportsbook'
     ON CONFLICT (identity) DO UPDATE SET source = excluded.source RETURNING id`,
    [uuidv7(now.getTime()), source, SPORTSBOOK, now],
  )
  return id
}
