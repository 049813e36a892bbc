import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import { isUuid, Refusal } from '@baize/kit'
import { fold } from './fold.ts'

/** A game as operators see it. */
export interface SwitchedGame {
  id: string
  identity: string
  name: string
  source: string
  provider: string
  type: string
  /** Whether its studio offers it. */
  isOffered: boolean
  /** Whether players may begin it, as far as operators say. */
  isEnabled: boolean
  offSince: Date | null
}

const COLUMNS = `game.id, game.identity, game.name, game.source, provider.name AS provider, type,
  coalesce(off.is_offered, game.is_enabled) AS "isOffered", off.game_id IS NULL AS "isEnabled", off.since AS "offSince"`
const GAMES = `game JOIN game_provider provider ON provider.id = provider_id
  LEFT JOIN game_switched_off off ON off.game_id = game.id`
/** The page of a betting company is switched with its company. */
const SHOWN = `type <> 'sportsbook'`

/** Games of all studios by name, also those that are offered no more. */
export async function listSwitchedGames(
  db: Queryable,
  { name = '', source = '', isEnabled }: { name?: string; source?: string; isEnabled?: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SwitchedGame[]; totalRows: number }> {
  const chosen = `${SHOWN} AND ($1 = '' OR strpos(search_name, $1) > 0) AND ($2 = '' OR game.source = $2)
    AND ($3::boolean IS NULL OR (off.game_id IS NULL) = $3)`
  const values = [fold(name), source, isEnabled ?? null]
  const rows = await many<SwitchedGame>(
    db,
    `SELECT ${COLUMNS} FROM ${GAMES} WHERE ${chosen} ORDER BY search_name, game.id LIMIT $4 OFFSET $5`,
    [...values, limit, offset],
  )
  const { count } = await one<{ count: number }>(db, `SELECT count(*) AS count FROM ${GAMES} WHERE ${chosen}`, values)
  return { rows, totalRows: count }
}

/**
 * Switches a game on or off. One that is off leaves every list, nobody begins it and what is open takes no more bets,
 * while wins of open rounds still count; its free rounds wait. Gives it as it stood and stands. Refuses `not_found`.
 */
export async function switchGame(
  tx: Tx,
  id: string,
  isEnabled: boolean,
  now: Date,
): Promise<{ before: SwitchedGame; after: SwitchedGame }> {
  const before = await lockGame(tx, id)
  if (before.isEnabled === isEnabled) return { before, after: before }
  if (isEnabled) {
    await tx.query('DELETE FROM game_switched_off WHERE game_id = $1', [id])
    await tx.query('UPDATE game SET is_enabled = $2 WHERE id = $1', [id, before.isOffered])
    return { before, after: { ...before, isEnabled, offSince: null } }
  }
  await tx.query('INSERT INTO game_switched_off (game_id, since, is_offered) VALUES ($1, $2, $3)', [
    id,
    now,
    before.isOffered,
  ])
  await tx.query('UPDATE game SET is_enabled = false WHERE id = $1', [id])
  await tx.query('UPDATE game_session SET ends_at = $2 WHERE game_id = $1 AND ends_at > $2', [id, now])
  return { before, after: { ...before, isEnabled, offSince: now } }
}

async function lockGame(tx: Tx, id: string): Promise<SwitchedGame> {
  const text = `SELECT ${COLUMNS} FROM ${GAMES} WHERE game.id = $1 AND ${SHOWN} FOR UPDATE OF game`
  const game = isUuid(id) ? await maybeOne<SwitchedGame>(tx, text, [id]) : undefined
  if (!game) throw new Refusal('not_found')
  return game
}
