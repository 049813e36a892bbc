import type { FactConsumer } from '../../ground/facts/index.ts'
import { addJob } from '../../ground/jobs/index.ts'
import { worthOfDeposits } from '../../money/payments/index.ts'
import { placePlayersJob } from './place-job.ts'
import * as store from './store.ts'
import { type CountedFact, countedKinds, tallyOf } from './tally.ts'

/**
 * Counts what segments go by, and has those players placed anew who may be in others now. Most stakes change nothing, and
 * cost one statement for all of a turn.
 */
export const segmentFigures: FactConsumer<CountedFact['kind']> = {
  name: 'segment-figures',
  kinds: countedKinds,
  hasSharedRows: true,
  async apply(tx, facts) {
    const invoices = facts.flatMap((fact) => (fact.kind === 'deposit_settled' ? [fact.data.invoiceId] : []))
    const worth = await worthOfDeposits(tx, invoices)
    const hasDue = await store.addTallies(
      tx,
      facts.map((fact) => tallyOf(fact, fact.kind === 'deposit_settled' ? (worth.get(fact.data.invoiceId) ?? 0n) : 0n)),
    )
    if (hasDue) await addJob(tx, placePlayersJob, {}, { key: placePlayersJob.name })
  },
  // Players stay where they are until they are placed by the new figures.
  reset: store.removeFigures,
}
