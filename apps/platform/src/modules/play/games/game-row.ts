import type { Game, Platform } from '@baize/contract'
import { many, maybeOne, type Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import type { Directory } from './directory.ts'

/** A row of `game` as the queries select it. */
export interface GameRow {
  id: string
  identity: string
  name: string
  source: string
  providerId: string
  collectionIds: string[]
  labelIds: string[]
  type: string
  volatility: string
  paylines: number
  rtp: string
  hitRate: string
  maxWinMultiplier: string
  isDemoMode: boolean
  platforms: Platform[]
  closedCountries: string[]
  screenWidthRatio: string | null
  screenHeightRatio: string | null
  images: Game['images']
}

export const GAME_COLUMNS = `game.id, game.identity, game.name, game.source, provider_id AS "providerId",
  collection_ids AS "collectionIds", label_ids AS "labelIds", type, volatility, paylines,
  rtp, hit_rate AS "hitRate", max_win_multiplier AS "maxWinMultiplier",
  is_demo_mode AS "isDemoMode", platforms, closed_countries AS "closedCountries",
  screen_width_ratio AS "screenWidthRatio", screen_height_ratio AS "screenHeightRatio", game.images`

/** The enabled game with this id or identity. */
export function readGame(db: Queryable, column: 'id' | 'identity', value: string): Promise<GameRow | undefined> {
  return maybeOne(db, `SELECT ${GAME_COLUMNS} FROM game WHERE ${column} = $1 AND is_enabled`, [value])
}

/** What has to be known of a game to give rounds of it. */
export interface PlayedGame {
  id: string
  identity: string
  name: string
  source: string
  provider: string
  paylines: number
  isEnabled: boolean
}

/** The games with these identities, those that are offered no more as well. */
export function readPlayedGames(db: Queryable, identities: readonly string[]): Promise<PlayedGame[]> {
  return many(
    db,
    `SELECT game.id, game.identity, game.name, game.source, provider.identity AS provider, paylines, is_enabled AS "isEnabled"
     FROM game JOIN game_provider provider ON provider.id = provider_id WHERE game.identity = ANY ($1)`,
    [identities],
  )
}

/** What tells games apart for whoever weighs them. */
export interface GameKind {
  id: string
  identity: string
  type: string
}

/** Kinds of games by id, also of those that are offered no more. */
export function readGameKinds(db: Queryable, ids: readonly string[]): Promise<GameKind[]> {
  return many(db, 'SELECT id, identity, type FROM game WHERE id = ANY ($1)', [ids])
}

/** What games are called, also those that are offered no more. */
export async function readGameNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await many<{ id: string; name: string }>(db, 'SELECT id, name FROM game WHERE id = ANY ($1)', [ids])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The game as the wire carries it, which counts in full for bonuses unless those who issue them say otherwise. */
export function gameView(row: GameRow, directory: Directory): Game {
  const provider = directory.providerOf(row.providerId)
  assert(provider, 'every game has a provider')
  return {
    id: row.id,
    identity: row.identity,
    name: row.name,
    isDemoMode: row.isDemoMode,
    type: row.type,
    volatility: row.volatility,
    paylines: row.paylines,
    platforms: row.platforms,
    screenHeightRatio: ratio(row.screenHeightRatio),
    screenWidthRatio: ratio(row.screenWidthRatio),
    images: row.images,
    customImages: null,
    provider,
    collections: row.collectionIds.flatMap((id) => directory.collectionOf(id) ?? []),
    labels: row.labelIds.flatMap((id) => directory.labels.get(id) ?? []),
    isBonusWagering: true,
    minimumBonusWagerMultiplier: 1,
    returnToPlayer: Number(row.rtp),
    hitRate: Number(row.hitRate),
    maxWinMultiplier: Number(row.maxWinMultiplier),
  }
}

function ratio(value: string | null): number | null {
  return value === null ? null : Number(value)
}

/** The collections that games lie in, by the id of the game; also of those that are offered no more. No sportsbook is among them. */
export async function readGameCollections(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await many<{ id: string; identities: string[] }>(
    db,
    `SELECT id, ARRAY (SELECT identity FROM game_collection WHERE game_collection.id = ANY (collection_ids)) AS identities
     FROM game WHERE id = ANY ($1) AND type <> 'sportsbook'`,
    [ids],
  )
  return new Map(rows.map(({ id, identities }) => [id, identities]))
}
