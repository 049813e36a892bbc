import type { Game } from '@baize/contract'
import type { Services } from '../../services.ts'

/** Games as they count for bonuses that are issued now: what the house says of the game, else of its type, else in full. */
export function withWeights(services: Services, games: Game[]): Game[] {
  const { games: byGame, types } = services.offers.current().house.weights
  if (Object.keys(byGame).length + Object.keys(types).length === 0) return games
  return games.map((game) => {
    const weight = byGame[game.identity] ?? types[game.type] ?? 1
    return { ...game, isBonusWagering: weight > 0, minimumBonusWagerMultiplier: weight }
  })
}
