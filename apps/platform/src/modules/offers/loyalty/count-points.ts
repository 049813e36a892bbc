import type { FactConsumer, StoredFact } from '../../ground/facts/index.ts'
import { movementOf } from '../../money/statistics/index.ts'
import { type GameKind, readGameKinds } from '../../play/games/index.ts'
import { addPoints, forgetPlayed } from './accounts.ts'
import { pointsOf } from './points.ts'
import { dayOf, readTerms } from './terms.ts'

const kinds = ['stake_taken', 'stake_given_back'] as const
type Fact = StoredFact<(typeof kinds)[number]>

/**
 * Counts the points of what players stake of their real money, by the terms of the day on which the round began, so that
 * a stake given back later takes its points with it.
 */
export const loyaltyPoints: FactConsumer<(typeof kinds)[number]> = {
  name: 'loyalty-points',
  kinds,
  async apply(tx, facts) {
    const terms = await readTerms(tx, [...new Set(facts.map(dayOfRound))])
    if (terms.size === 0) return
    const games = new Map<string, GameKind>()
    const named = [...terms.values()].flatMap(({ weights }) => Object.keys({ ...weights.games, ...weights.types }))
    if (named.length > 0)
      for (const game of await readGameKinds(tx, [...new Set(facts.map(({ data }) => data.gameId))]))
        games.set(game.id, game)
    const changes = facts.map((fact) => {
      const { playerId, currency, staked } = movementOf(fact)
      const stake = { currency, amount: staked, game: games.get(fact.data.gameId) }
      return { playerId, played: pointsOf(stake, terms.get(dayOfRound(fact))), given: 0n, at: fact.occurredAt }
    })
    await addPoints(
      tx,
      changes.filter(({ played }) => played !== 0n),
    )
  },
  reset: forgetPlayed,
}

function dayOfRound({ data, occurredAt }: Fact): string {
  return data.roundDay ?? dayOf(occurredAt)
}
