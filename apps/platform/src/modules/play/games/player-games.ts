import type { Game } from '@baize/contract'
import { many, type Pool, type Queryable } from '@baize/database'
import type { Clock } from '@baize/kit'
import { directoryOf } from './catalogue.ts'
import { GAME_COLUMNS, type GameRow, gameView } from './game-row.ts'

interface Ports {
  pool: Pool
  clock: Clock
}

/** Makes the game a favourite; no change when it is one already. */
export async function addFavorite(db: Queryable, playerId: string, gameId: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO game_favorite (player_id, game_id, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, game_id) DO NOTHING`,
    [playerId, gameId, now],
  )
}

export async function removeFavorite(db: Queryable, playerId: string, gameId: string): Promise<void> {
  await db.query('DELETE FROM game_favorite WHERE player_id = $1 AND game_id = $2', [playerId, gameId])
}

/** The player's favourites that can be played, the latest first. */
export async function listFavorites(ports: Ports, playerId: string, db: Queryable = ports.pool): Promise<Game[]> {
  const rows = await many<GameRow>(
    db,
    `SELECT ${GAME_COLUMNS} FROM game JOIN game_favorite favorite ON favorite.game_id = game.id
     WHERE player_id = $1 AND is_enabled ORDER BY favorite.created_at DESC, game.id`,
    [playerId],
  )
  const directory = await directoryOf(ports, db)
  return rows.map((row) => gameView(row, directory))
}

/** The games the player opened for money, the latest first. */
export async function listPlayed(
  ports: Ports,
  playerId: string,
  filter: { platform?: number; country?: string },
  slice: { limit: number; offset: number },
): Promise<Game[]> {
  const rows = await many<GameRow>(
    ports.pool,
    `SELECT ${GAME_COLUMNS} FROM game JOIN game_played played ON played.game_id = game.id
     WHERE player_id = $1 AND is_enabled
       AND ($2::smallint IS NULL OR $2 = ANY(platforms))
       AND ($3::text IS NULL OR NOT $3 = ANY(closed_countries))
     ORDER BY played_at DESC LIMIT $4 OFFSET $5`,
    [playerId, filter.platform ?? null, filter.country ?? null, slice.limit, slice.offset],
  )
  const directory = await directoryOf(ports)
  return rows.map((row) => gameView(row, directory))
}
