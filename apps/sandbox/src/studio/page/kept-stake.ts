import type { GameBoot } from '../boot.ts'

type Game = Pick<GameBoot, 'identity' | 'mode'>

const keyOf = ({ identity, mode }: Game, currency: string) => `baize-studio stake ${mode} ${identity} ${currency}`

/** The stake last chosen in this game and currency on this device. */
export function recallStake(game: Game, currency: string): string | null {
  // Storage is refused in some framed contexts; then nothing is remembered.
  try {
    return localStorage.getItem(keyOf(game, currency))
  } catch {
    return null
  }
}

export function keepStake(game: Game, currency: string, stake: bigint): void {
  try {
    localStorage.setItem(keyOf(game, currency), String(stake))
  } catch {
    // The next visit begins with the usual stake.
  }
}
