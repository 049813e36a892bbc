import type { Pool } from '@baize/database'
import type { Logger } from '@baize/kit'
import { readMethods } from './providers/methods.ts'
import type { CashierPorts } from './providers/cashier.ts'
import { ProviderFailure } from './providers/port.ts'
import { saveCompanyMethods } from './store.ts'

interface Ports extends CashierPorts {
  pool: Pool
  logger: Logger
}

/** Asks every cashier that is switched on what it offers. What it said last stays where it says nothing usable. */
export async function askForMethods(ports: Ports): Promise<void> {
  const { pool, clock, logger, companies } = ports
  for (const company of await companies.all('cashier')) {
    if (!company.isEnabled) continue
    try {
      const methods = await readMethods(ports, company)
      if (methods) await saveCompanyMethods(pool, company.id, methods, clock.now())
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      logger.warn('a cashier did not tell its methods', { company: company.id, reason: error.message })
    }
  }
}
