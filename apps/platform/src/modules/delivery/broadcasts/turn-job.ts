import type { Tx } from '@baize/database'
import { addJob, jobKind } from '../../ground/jobs/index.ts'

/** Sends the next of a broadcast. */
export const broadcastTurnJob = jobKind<{ broadcastId: string }>('broadcast-turn')

/** At a time; a broadcast has one job that waits. */
export function addTurnJob(tx: Tx, broadcastId: string, runAt: Date): Promise<void> {
  return addJob(tx, broadcastTurnJob, { broadcastId }, { key: `broadcast:${broadcastId}`, runAt })
}
