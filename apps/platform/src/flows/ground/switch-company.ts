import { type Pool, type Tx, withTransaction } from '@baize/database'
import type { Clock } from '@baize/kit'
import { type Company, switchCompany } from '../../modules/ground/companies/index.ts'
import { retireStudio } from '../../modules/play/games/index.ts'

/**
 * Switches a company on or off. Nothing new is begun with one that is off, and the games of such a studio leave the
 * site; what was begun is brought to its end: its wins are paid, its reports settle. Throws `CompanyError`.
 */
export function setCompanyEnabled(
  { pool, clock }: { pool: Pool; clock: Clock },
  id: string,
  isEnabled: boolean,
): Promise<void> {
  return withTransaction(pool, async (tx) => void (await turnCompany(tx, { clock }, id, isEnabled)))
}

/** The same inside a transaction; gives the company as it stood. */
export async function turnCompany(
  tx: Tx,
  { clock }: { clock: Clock },
  id: string,
  isEnabled: boolean,
): Promise<Company> {
  const former = await switchCompany(tx, id, isEnabled, clock.now())
  if (former.kind === 'studio' && !isEnabled) await retireStudio(tx, id, clock.now())
  return former
}
