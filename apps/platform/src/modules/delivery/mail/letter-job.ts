import type { Tx } from '@baize/database'
import { addJob, jobKind } from '../../ground/jobs/index.ts'

/** Hands one letter over. */
export const deliverLetterJob = jobKind<{ letterId: string }>('deliver-letter')

/** At once, or for the time of the next attempt; a letter has one job that waits. */
export function addLetterJob(tx: Tx, letterId: string, runAt?: Date): Promise<void> {
  return addJob(tx, deliverLetterJob, { letterId }, { key: `letter:${letterId}`, ...(runAt && { runAt }) })
}
