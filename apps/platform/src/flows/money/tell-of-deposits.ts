import type { FactConsumer } from '../../modules/ground/facts/index.ts'
import { tellOfFacts } from '../delivery/tell-of-facts.ts'

/**
 * Tells players that a deposit is in their balance, once for each; a moment after it, so that nothing of money waits for
 * words.
 */
export const arrivedDeposits: FactConsumer<'deposit_settled'> = {
  name: 'arrived-deposits',
  kinds: ['deposit_settled'],
  apply: (tx, facts) => tellOfFacts(tx, facts, 'depositArrived', ({ data }) => data.invoiceId),
  reset: () => Promise.resolve(),
}
