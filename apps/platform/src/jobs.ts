import type { Pool } from '@baize/database'
import { cleanUp } from './flows/clean-up.ts'
import { letterJobs } from './modules/delivery/mail/index.ts'
import { type JobsOptions, repeat } from './modules/ground/jobs/index.ts'
import { reconcileInvoices, type TakeReport } from './modules/money/payments/index.ts'
import { syncCatalogue } from './modules/play/games/index.ts'
import type { Services } from './services.ts'

/** Everything that is done because its time has come, and not because somebody asked. */
export function platformJobs(services: Services, pool: Pool, settle: TakeReport): JobsOptions {
  const letters = letterJobs(services)
  return {
    pool,
    logger: services.logger,
    handlers: letters.handlers,
    repeated: [
      ...letters.repeated,
      repeat('reconcile-invoices', { everyMinutes: 1 }, () => reconcileInvoices(services, settle)),
      repeat('sync-catalogue', { everyMinutes: 5 }, () => syncCatalogue(services)),
      repeat('clean-up', { everyMinutes: 5 }, ({ signal }) => cleanUp(services, signal)),
    ],
  }
}
