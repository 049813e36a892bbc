import type { Currency, InvoiceStatistics } from '@baize/contract'
import type { DepositTotals } from './history.ts'
import { toMain } from './view.ts'

/** Nothing was paid out, bought or drawn in play money: those do not exist. */
const NONE = {
  withdrawalsCount: 0,
  purchasesCount: 0,
  virtualPayoutsCount: 0,
  withdrawalsSum: null,
  purchasesSum: null,
  virtualPayoutsSum: null,
  lastWithdrawalAmount: null,
  lastPurchaseAmount: null,
  lastVirtualPayoutAmount: null,
  lastWithdrawalProcessedAt: null,
  lastPurchaseProcessedAt: null,
  lastVirtualPayoutProcessedAt: null,
  withdrawalsSumBaseCurrency: null,
  purchasesSumBaseCurrency: null,
  virtualPayoutsSumBaseCurrency: null,
  lastWithdrawalAmountBaseCurrency: null,
  lastPurchaseAmountBaseCurrency: null,
  lastVirtualPayoutAmountBaseCurrency: null,
}

/** What the player paid in, by currency; base amounts at the rate of today, rounded to cents. */
export function statisticsOf(totals: DepositTotals[], currencies: readonly Currency[]): InvoiceStatistics[] {
  return totals.map(({ currency, count, sum, lastAmount, lastAt }) => {
    const rate = currencies.find(({ code }) => code === currency)?.rate.rate
    const inBase = (amount: bigint) => (rate ? Math.round((Number(amount) / rate) * 100) / 100 : null)
    return {
      ...NONE,
      currency,
      depositsCount: count,
      depositsSum: toMain({ amount: sum, currency }),
      lastDepositAmount: toMain({ amount: lastAmount, currency }),
      lastDepositProcessedAt: lastAt.toISOString(),
      depositsSumBaseCurrency: inBase(sum),
      lastDepositAmountBaseCurrency: inBase(lastAmount),
    }
  })
}
