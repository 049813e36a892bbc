import type { FactConsumer } from '../../modules/ground/facts/index.ts'
import { tellOfFacts } from '../delivery/tell-of-facts.ts'

/**
 * Tells players that what a bet had paid, or a stake that was given back, was taken back because a result was corrected,
 * and what becomes of money that is not there any more. Once for each correction.
 */
export const correctedBets: FactConsumer<'win_taken_back' | 'stake_taken_anew'> = {
  name: 'corrected-bets',
  kinds: ['win_taken_back', 'stake_taken_anew'],
  apply: (tx, facts) => tellOfFacts(tx, facts, 'betCorrected', ({ data }) => data.entryId),
  reset: () => Promise.resolve(),
}
