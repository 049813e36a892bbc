import type { GameCardData } from '../../../shared/games/game-card-data.ts'
import type { GameRowData } from '../game-row-data.ts'

/** Shelves as they travel with a page: a game that stands on several is there once. */
export interface ShelvesData {
  /** By identity. */
  games: Readonly<Record<string, GameCardData>>
  /** Their `games` are identities. */
  rows: readonly (Omit<GameRowData, 'games'> & { games: readonly string[] })[]
}

export function packShelves(rows: readonly GameRowData[]): ShelvesData {
  return {
    games: Object.fromEntries(rows.flatMap(({ games }) => games.map((game) => [game.identity, game]))),
    rows: rows.map((row) => ({ ...row, games: row.games.map(({ identity }) => identity) })),
  }
}

export function unpackShelves({ games, rows }: ShelvesData): GameRowData[] {
  return rows.map((row) => ({ ...row, games: row.games.map((identity) => games[identity]!) }))
}
