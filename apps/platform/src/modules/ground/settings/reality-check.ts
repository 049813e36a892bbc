import { type RealityCheckMinutes, realityCheckMinutes } from '@baize/contract/kinds'

/** How often the game stops and says how it stands. */
export interface RealityCheckRules {
  /** At the longest; `null` only where the player chose it. */
  everyMinutes: number | null
  /** Whether the player may choose. */
  isPlayersChoice: boolean
}

/** The intervals a player may choose from: none that is longer than what is asked for. */
export function realityCheckChoices({ everyMinutes, isPlayersChoice }: RealityCheckRules): RealityCheckMinutes[] {
  if (!isPlayersChoice) return []
  return realityCheckMinutes.filter((minutes) => minutes <= (everyMinutes ?? Infinity))
}

/** The interval that counts: what the player chose, if it may still be chosen, else what is asked for. */
export function realityCheckInterval(rules: RealityCheckRules, chosen: number | null): number | null {
  return realityCheckChoices(rules).find((minutes) => minutes === chosen) ?? rules.everyMinutes
}
