import { type Pool, withTransaction } from '@baize/database'
import type { Clock } from '@baize/kit'
import { switchCompany } from '../modules/ground/companies/index.ts'
import { retireStudio } from '../modules/play/games/index.ts'

/**
 * Switches a company on or off. Nothing new is begun with one that is off, and the games of such a studio leave the
 * site; what was begun is brought to its end: its wins are paid, its reports settle. Throws `CompanyError`.
 */
export function setCompanyEnabled(
  { pool, clock }: { pool: Pool; clock: Clock },
  id: string,
  isEnabled: boolean,
): Promise<void> {
  return withTransaction(pool, async (tx) => {
    const { kind } = await switchCompany(tx, id, isEnabled, clock.now())
    if (kind === 'studio' && !isEnabled) await retireStudio(tx, id, clock.now())
  })
}
