import type { PaymentMethod } from '@baize/contract'
import type { Company } from '../../modules/ground/companies/index.ts'
import { mergeMethods, readCompanyOffers, withinBounds } from '../../modules/money/payments/index.ts'
import { payoutMethods, withdrawalMethods } from '../../modules/money/payouts/index.ts'
import { readSettings } from '../../modules/ground/settings/index.ts'
import type { Queryable } from '@baize/database'
import type { Services } from '../../services.ts'
import { knownValues } from './known-values.ts'

interface Wanted {
  playerId: string
  currency: string
  /** The region the player chose, or where they are. */
  country: string | null
}

/** The ways to pay out of a currency. */
export async function listWithdrawalMethods(
  services: Services,
  db: Queryable,
  wanted: Wanted,
): Promise<PaymentMethod[]> {
  return (await offeredWithdrawals(services, db, wanted)).methods
}

/**
 * The same with the company of each; none where no payment company serves the currency. Neither a closed country nor a
 * break is in the way: the money is the player's.
 */
export async function offeredWithdrawals(
  services: Services,
  db: Queryable,
  { playerId, currency, country }: Wanted,
): Promise<{ methods: PaymentMethod[]; companyOf: ReadonlyMap<string, Company> }> {
  const companies = await services.companies.serving('cashier', { currency, country })
  if (companies.length === 0) return { methods: [], companyOf: new Map() }
  const { currencies } = await readSettings(services, db)
  const given = currencies.find(({ code }) => code === currency)
  const occasion = { direction: 'withdrawals' as const, house: payoutMethods, currency: given, country }
  const offers = await readCompanyOffers(db)
  const { terms, companyOf } = mergeMethods(companies, offers, occasion)
  const all = withdrawalMethods(terms, given, await knownValues(db, playerId))
  return { methods: withinBounds(all, offers.bounds, { direction: 'withdrawals', currency }), companyOf }
}
