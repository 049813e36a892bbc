import type { PlayerFreespin } from '@baize/contract'
import { isActive, isIssued } from '../../../shared/bonuses/bonus-kind.ts'

/**
 * Which free spins a player at a game should know of: those of this game that wait to be started, else those that run in
 * another game and end first. None while some run here: the game itself counts them.
 */
export function nextSpins(held: readonly PlayerFreespin[], game: string): PlayerFreespin | undefined {
  if (held.some((spins) => isActive(spins) && spins.gameId === game)) return undefined
  const end = ({ expiredAt }: PlayerFreespin) => (expiredAt === null ? Infinity : Date.parse(expiredAt))
  return (
    held.find((spins) => isIssued(spins) && spins.gameId === game) ??
    held.filter(isActive).toSorted((left, right) => end(left) - end(right))[0]
  )
}
