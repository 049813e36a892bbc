import type { Tx } from '@baize/database'
import { addJobs } from '../../ground/jobs/index.ts'
import type { StoredPostback } from './postback.ts'
import { restartPostbacks } from './postback-store.ts'
import { tellAffiliateJob } from './send.ts'

/** Has postbacks that no company has sent again at once, with all their attempts; those that were changed. */
export async function retryPostbacks(tx: Tx, ids: readonly string[], now: Date): Promise<StoredPostback[]> {
  const restarted = await restartPostbacks(tx, ids, now)
  await addJobs(
    tx,
    tellAffiliateJob,
    restarted.map(({ id }) => ({ postbackId: id })),
  )
  return restarted
}
