import type { InvoiceStatistics } from '@baize/contract'
import { BASE_CURRENCY } from '../../ground/settings/index.ts'
import type { PaymentTotals } from './history.ts'
import { toMain } from './view.ts'

/** Nothing was bought or drawn in play money: those do not exist. */
const NONE = {
  purchasesCount: 0,
  virtualPayoutsCount: 0,
  purchasesSum: null,
  virtualPayoutsSum: null,
  lastPurchaseAmount: null,
  lastVirtualPayoutAmount: null,
  lastPurchaseProcessedAt: null,
  lastVirtualPayoutProcessedAt: null,
  purchasesSumBaseCurrency: null,
  virtualPayoutsSumBaseCurrency: null,
  lastPurchaseAmountBaseCurrency: null,
  lastVirtualPayoutAmountBaseCurrency: null,
}

/** What the player paid in and drew out, by currency. Base amounts at the rate of each payment's moment. */
export function statisticsOf(deposits: PaymentTotals[], payouts: PaymentTotals[]): InvoiceStatistics[] {
  const codes = new Set([...deposits, ...payouts].map(({ currency }) => currency))
  return [...codes].toSorted().map((currency) => {
    const paidIn = figuresOf(deposits.find((totals) => totals.currency === currency))
    const paidOut = figuresOf(payouts.find((totals) => totals.currency === currency))
    return {
      ...NONE,
      currency,
      depositsCount: paidIn.count,
      depositsSum: paidIn.sum,
      lastDepositAmount: paidIn.lastAmount,
      lastDepositProcessedAt: paidIn.lastAt,
      depositsSumBaseCurrency: paidIn.baseSum,
      lastDepositAmountBaseCurrency: paidIn.lastBaseAmount,
      withdrawalsCount: paidOut.count,
      withdrawalsSum: paidOut.sum,
      lastWithdrawalAmount: paidOut.lastAmount,
      lastWithdrawalProcessedAt: paidOut.lastAt,
      withdrawalsSumBaseCurrency: paidOut.baseSum,
      lastWithdrawalAmountBaseCurrency: paidOut.lastBaseAmount,
    }
  })
}

function figuresOf(totals: PaymentTotals | undefined) {
  const main = (amount: bigint, currency = totals!.currency) => toMain({ amount, currency })
  return {
    count: totals?.count ?? 0,
    sum: totals ? main(totals.sum) : null,
    lastAmount: totals ? main(totals.lastAmount) : null,
    lastAt: totals?.lastAt.toISOString() ?? null,
    baseSum: totals ? main(totals.baseSum, BASE_CURRENCY) : null,
    lastBaseAmount: totals ? main(totals.lastBaseAmount, BASE_CURRENCY) : null,
  }
}
