import type { Tx } from '@baize/database'
import type { FactConsumer } from '../../../modules/ground/facts/index.ts'
import {
  addTakings,
  entryOfBonusMoney,
  gameOf,
  removeTakings,
  type RevenueFact,
  revenueKinds,
  type Taking,
  takingsOf,
} from '../../../modules/money/revenue/index.ts'
import { findAllBrought } from '../../../modules/person/affiliates/index.ts'
import { findCountries } from '../../../modules/person/players/index.ts'
import { readGameKinds } from '../../../modules/play/games/index.ts'
import { readPassedOn } from '../../../modules/play/wagering/index.ts'

/** Counts what the house turns over, by day, currency, country, game and the company that brought the player. */
export const revenue: FactConsumer<(typeof revenueKinds)[number]> = {
  name: 'revenue',
  kinds: revenueKinds,
  hasSharedRows: true,
  apply: async (tx, facts) => addTakings(tx, await readTakings(tx, facts)),
  reset: removeTakings,
}

/** What facts add to the figures, each with where it is counted. Reads at once, over the transaction's one connection. */
export async function readTakings(tx: Tx, facts: readonly RevenueFact[]): Promise<Taking[]> {
  const playerIds = [...new Set(facts.map(({ playerId }) => playerId))]
  const gameIds = [...new Set(facts.flatMap((fact) => gameOf(fact) ?? []))]
  const [countries, brought, games, passedOn] = await Promise.all([
    findCountries(tx, playerIds),
    findAllBrought(tx, playerIds),
    readGameKinds(tx, gameIds),
    readPassedOn(
      tx,
      facts.flatMap((fact) => entryOfBonusMoney(fact) ?? []),
    ),
  ])
  const kinds = new Map(games.map(({ id, type }) => [id, type]))
  return facts.map((fact) => {
    const gameId = gameOf(fact)
    const entryId = entryOfBonusMoney(fact)
    return {
      at: fact.occurredAt,
      currency: fact.data.currency,
      country: countries.get(fact.playerId) ?? '',
      affiliate: brought.get(fact.playerId)?.companyId ?? '',
      game: gameId === null ? null : { id: gameId, product: kinds.get(gameId) === 'sportsbook' ? 'sports' : 'casino' },
      sums: takingsOf(fact, entryId ? passedOn.get(entryId) : undefined),
    }
  })
}
