import type { GameCardData } from '../../../shared/games/game-card-data.ts'

/** What a list has grown by since its page was opened. */
export interface Growth {
  more: readonly GameCardData[]
  /** How many rows of the whole list have been read, from its start. */
  end: number
}

const KEPT_MAX = 20
const growths = new Map<string, Growth>()

/** What the list of a history entry had grown to, so that the way back leads to where one was. */
export function recallGrowth(entry: string): Growth | undefined {
  return growths.get(entry)
}

export function rememberGrowth(entry: string, growth: Growth): void {
  growths.delete(entry)
  growths.set(entry, growth)
  const [oldest] = growths.keys()
  if (growths.size > KEPT_MAX && oldest !== undefined) growths.delete(oldest)
}
