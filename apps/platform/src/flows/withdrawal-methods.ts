import type { PaymentMethod } from '@baize/contract'
import { withdrawalMethods } from '../modules/money/payouts/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import type { Queryable } from '@baize/database'
import type { Services } from '../services.ts'
import { knownValues } from './known-values.ts'

interface Wanted {
  playerId: string
  currency: string
  /** The region the player chose, or where they are. */
  country: string | null
}

/**
 * The ways to pay out of a currency; none where no payment company serves it. Neither a closed country nor a break is in
 * the way: the money is the player's.
 */
export async function listWithdrawalMethods(
  services: Services,
  db: Queryable,
  { playerId, currency, country }: Wanted,
): Promise<PaymentMethod[]> {
  const companies = await services.companies.serving('cashier', { currency, country })
  if (companies.length === 0) return []
  const { currencies } = await readSettings(services)
  return withdrawalMethods(
    currencies.find(({ code }) => code === currency),
    await knownValues(db, playerId),
  )
}
