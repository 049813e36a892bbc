import type { CompanyMethod, PaymentDirection } from '@baize/contract'
import type { Queryable } from '@baize/database'
import type { Company } from '../../modules/ground/companies/index.ts'
import {
  addressMethods,
  cashierMethods,
  type CompanyMethods,
  isOn,
  methodsOf,
  type MethodTerms,
  readCompanyOffers,
} from '../../modules/money/payments/index.ts'
import { payoutMethods } from '../../modules/money/payouts/index.ts'
import type { Services } from '../../services.ts'

/** Which part of what a company tells holds the methods of a direction. */
export const partOf = { in: 'deposits', out: 'withdrawals' } as const satisfies Record<
  PaymentDirection,
  keyof CompanyMethods
>

/** Every way to pay of every company that is on, for operators. */
export async function listMethodsOfCompanies(
  { companies }: Pick<Services, 'companies'>,
  db: Queryable,
): Promise<CompanyMethod[]> {
  const offers = await readCompanyOffers(db)
  const listed = (company: Company, direction: PaymentDirection, house: readonly MethodTerms[]) =>
    methodsOf(offers, company.id, partOf[direction], house).map((terms) => ({
      companyId: company.id,
      direction,
      ...view(terms),
      isEnabled: isOn(offers, company.id, partOf[direction], terms.method),
      heardAt: offers.told.get(company.id)?.heardAt.toISOString() ?? null,
    }))
  const cashiers = await companies.serving('cashier')
  const chains = await companies.serving('chain')
  return [
    ...cashiers.flatMap((company) => [
      ...listed(company, 'in', cashierMethods),
      ...listed(company, 'out', payoutMethods),
    ]),
    ...chains.flatMap((company) => listed(company, 'in', addressMethods)),
  ]
}

function view({ method, names, processingType, amountMin, amountMax, currencies, countries }: MethodTerms) {
  return {
    method,
    name: names['en'] ?? method,
    processingType,
    amountMin,
    amountMax,
    currencies: currencies.only ? [...currencies.only] : null,
    countries: countries ? [...countries] : null,
  }
}
