import type { FactConsumer } from '../../ground/facts/index.ts'
import * as store from './store.ts'

/** Counts what players stake, win and pay in, day by day. */
export const playerDays: FactConsumer<store.Movement['kind']> = {
  name: 'player-days',
  kinds: ['stake_taken', 'stake_given_back', 'win_paid', 'win_taken_back', 'deposit_settled'],
  async apply(tx, facts) {
    await store.addMovements(
      tx,
      facts.map(({ kind, playerId, occurredAt, data: { currency, amount } }) => ({
        kind,
        playerId,
        occurredAt,
        currency,
        amount,
      })),
    )
  },
  reset: store.removeDays,
}
