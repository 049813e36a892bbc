import {
  addressMethods,
  cashierMethods,
  isOn,
  methodsOf,
  readCompanyOffers,
} from '../../modules/money/payments/index.ts'
import type { Services } from '../../services.ts'

/** Any coin, however many of them there are. */
const CRYPTO = 'crypto'

/** Ways in which somebody somewhere may pay in, by the names of methods; all coins are one. */
export async function listPaymentWays({ companies, pool }: Pick<Services, 'companies' | 'pool'>): Promise<string[]> {
  const offers = await readCompanyOffers(pool)
  const cashiers = await companies.serving('cashier')
  const methods = cashiers.flatMap(({ id }) =>
    methodsOf(offers, id, 'deposits', cashierMethods)
      .map(({ method }) => method)
      .filter((method) => isOn(offers, id, 'deposits', method)),
  )
  const [chain] = await companies.serving('chain')
  const takesCoins = chain && addressMethods.some(({ method }) => isOn(offers, chain.id, 'deposits', method))
  return [...new Set([...methods, ...(takesCoins ? [CRYPTO] : [])])]
}
