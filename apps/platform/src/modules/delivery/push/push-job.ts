import type { Tx } from '@baize/database'
import { addJob, jobKind } from '../../ground/jobs/index.ts'

/** Hands a message to every browser of its player that it waits for. */
export const deliverPushJob = jobKind<{ messageId: string }>('deliver-push')

/** At once, or for the time of the next attempt; a message has one job that waits. */
export function addPushJob(tx: Tx, messageId: string, runAt?: Date): Promise<void> {
  return addJob(tx, deliverPushJob, { messageId }, { key: `push:${messageId}`, ...(runAt && { runAt }) })
}
