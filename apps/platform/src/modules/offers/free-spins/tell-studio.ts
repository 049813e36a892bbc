import type { Pool } from '@baize/database'
import { assert, type Clock, type Logger } from '@baize/kit'
import type { Companies } from '../../ground/companies/index.ts'
import * as store from './store.ts'
import { grantRounds, withdrawRounds } from './studio.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  fetch: typeof fetch
  companies: Companies
}

/**
 * Tells the company what holds of some free spins now, between transactions, and keeps that it knows. Safe to repeat and
 * to race: a withdrawal that overtakes its grant stops it. Throws where the company's answer is missing.
 */
export async function tellStudio(ports: Ports, id: string): Promise<void> {
  const { pool, clock, companies, logger } = ports
  const spins = await store.readSpins(pool, id)
  if (!spins?.playBy) return
  const company = await companies.find('studio', spins.source)
  assert(company, 'companies are never removed')
  if (spins.status === 2 && !spins.grantedAt) {
    await grantRounds(ports, company, spins)
    await store.markGranted(pool, id, clock.now())
  }
  if (spins.status !== 3 || spins.withdrawnAt) return
  const played = await withdrawRounds(ports, company, spins)
  await store.markWithdrawn(pool, id, clock.now())
  // A bet whose answer never came is taken back or repeated by the company; until then it may know of less.
  if (played !== spins.used)
    logger.warn('a studio counts other free rounds than the house', { freeSpins: id, played, counted: spins.used })
}

/** What nothing was heard of for so long is told again, whatever became of its job. */
const UNTOLD_FOR_MS = 3 * 60_000
const BATCH_MAX = 50

/** Tells companies what they have not confirmed for some minutes. */
export async function tellUntold(ports: Ports, signal?: AbortSignal): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - UNTOLD_FOR_MS)
  for (const id of await store.readUntold(ports.pool, before, BATCH_MAX)) {
    if (signal?.aborted) return
    await tellStudio(ports, id).catch((error: unknown) =>
      // One company that is away must not keep the others' waiting.
      ports.logger.warn('a studio was not told of free spins', { freeSpins: id, reason: String(error) }),
    )
  }
}
