import type { GameRowData } from '../game-row-data.ts'

/** As many covers as a shelf shows on a wide screen before anybody moves it. */
const SEEN_AT_ONCE = 8

/**
 * The same shelves in the same order, each beginning with games that no shelf before it begins with: who looks down a
 * page meets a game once. Those met already follow behind the others; on either side the order stays.
 */
export function leadWithOthers(rows: readonly GameRowData[]): GameRowData[] {
  const met = new Set<string>()
  return rows.map((row) => {
    const isMet = ({ identity }: { identity: string }) => met.has(identity)
    const games = [...row.games.filter((game) => !isMet(game)), ...row.games.filter(isMet)]
    for (const { identity } of games.slice(0, SEEN_AT_ONCE)) met.add(identity)
    return { ...row, games }
  })
}
