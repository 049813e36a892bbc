import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { currencyByCode } from '../../ground/settings/index.ts'
import { smallestOf, type StoredCeiling } from './correction.ts'
import * as store from './store.ts'

/** Says what one operator may correct alone. Refuses `not_found` for a currency the house does not know. */
export async function setCeiling(
  tx: Tx,
  { currency, aloneMax }: { currency: string; aloneMax: number },
): Promise<{ before: StoredCeiling | null; after: StoredCeiling }> {
  if (!currencyByCode(currency)) throw new Refusal('not_found')
  const after = { currency, aloneMax: smallestOf(aloneMax, currency, 'aloneMax') }
  return { before: await store.saveCeiling(tx, after), after }
}
