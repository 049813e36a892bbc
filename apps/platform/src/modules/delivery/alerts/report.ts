import { type Pool, withTransaction } from '@baize/database'
import type { Clock } from '@baize/kit'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import { idOf } from './address.ts'
import * as store from './store.ts'
import type { Trouble } from './trouble.ts'

export interface ReportPorts {
  pool: Pool
  clock: Clock
  config: { alertAddresses: readonly string[] }
}

/** Writes to one address what it has not heard. */
export const deliverAlertsJob = jobKind<{ addressId: string }>('deliver-alerts')

/**
 * Holds what a watcher sees now against what it saw before, and writes one message for what has begun and one for what
 * is over, with the jobs that deliver them, in one transaction. What was not seen for `calmMs` is over, so that what comes
 * and goes is told once. Watchers that look at the same moment in several processes tell nothing twice.
 */
export function reportTroubles(
  { pool, clock, config }: ReportPorts,
  watcher: string,
  troubles: readonly Trouble[],
  { calmMs }: { calmMs: number },
): Promise<void> {
  return withTransaction(pool, async (tx) => {
    await store.lockMessages(tx)
    const now = clock.now()
    const addresses = await store.saveAddresses(tx, config.alertAddresses.map(idOf), now)
    await store.saveSeen(tx, watcher, troubles, now)
    const begun = await store.takeBegun(tx, watcher, now)
    const ended = await store.takeEnded(tx, watcher, new Date(now.getTime() - calmMs), now)
    if (begun.length + ended.length === 0) return
    await store.insertMessages(tx, [...begun, ...ended], now)
    for (const { id, nextAttemptAt } of addresses)
      await addJob(tx, deliverAlertsJob, { addressId: id }, { key: `alerts:${id}`, runAt: nextAttemptAt })
  })
}
