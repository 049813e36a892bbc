import type { FactConsumer, StoredFact } from '../../ground/facts/index.ts'
import { movementOf } from '../../money/statistics/index.ts'
import { addToDays, removeDays } from './store.ts'

const kinds = ['stake_taken', 'stake_given_back', 'win_paid', 'win_taken_back'] as const

/**
 * Counts what players stake and win of their real money by the day on which the round began, so that a late win or a
 * stake given back changes the loss it belongs to.
 */
export const cashbackLosses: FactConsumer<(typeof kinds)[number]> = {
  name: 'cashback-losses',
  kinds,
  async apply(tx, facts) {
    await addToDays(tx, facts.map(dayOf))
  },
  reset: removeDays,
}

function dayOf(fact: StoredFact<(typeof kinds)[number]>) {
  const { playerId, currency, staked, won } = movementOf(fact)
  return { playerId, currency, day: fact.data.roundDay ?? fact.occurredAt.toISOString().slice(0, 10), staked, won }
}
