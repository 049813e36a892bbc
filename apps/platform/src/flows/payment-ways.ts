import { cashierMethods, readCompanyMethods } from '../modules/money/payments/index.ts'
import type { Services } from '../services.ts'

/** Any coin, however many of them there are. */
const CRYPTO = 'crypto'

/** Ways in which somebody somewhere may pay in, by the names of methods; all coins are one. */
export async function listPaymentWays({ companies, pool }: Pick<Services, 'companies' | 'pool'>): Promise<string[]> {
  const told = await readCompanyMethods(pool)
  const cashiers = await companies.serving('cashier')
  const methods = cashiers.flatMap(({ id }) => {
    const offered: readonly { method: string }[] = told.get(id)?.deposits ?? cashierMethods
    return offered.map(({ method }) => method)
  })
  const [chain] = await companies.serving('chain')
  return [...new Set([...methods, ...(chain ? [CRYPTO] : [])])]
}
