import type { Currency, InvoiceStatistics } from '@baize/contract'
import { BASE_CURRENCY } from '../../ground/settings/index.ts'
import type { DepositTotals } from './history.ts'
import { toMain } from './view.ts'

/** What was paid out to the player in one currency; amounts in smallest units, and in those of the base currency. */
interface PayoutTotals {
  currency: string
  count: number
  sum: bigint
  baseSum: bigint
  lastAmount: bigint
  lastBaseAmount: bigint
  lastAt: Date
}

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

/**
 * What the player paid in and drew out, by currency. Base amounts of deposits at the rate of today, rounded to cents;
 * those of withdrawals at the rate of the day.
 */
export function statisticsOf(
  deposits: DepositTotals[],
  payouts: PayoutTotals[],
  currencies: readonly Currency[],
): InvoiceStatistics[] {
  const codes = new Set([...deposits, ...payouts].map(({ currency }) => currency))
  return [...codes].toSorted().map((currency) => {
    const paidIn = deposits.find((totals) => totals.currency === currency)
    const paidOut = payouts.find((totals) => totals.currency === currency)
    const rate = currencies.find(({ code }) => code === currency)?.rate.rate
    return { ...NONE, currency, ...depositsOf(paidIn, rate), ...withdrawalsOf(paidOut) }
  })
}

function depositsOf(totals: DepositTotals | undefined, rate: number | undefined) {
  const inBase = (amount: bigint) => (rate ? Math.round((Number(amount) / rate) * 100) / 100 : null)
  const main = (amount: bigint) => toMain({ amount, currency: totals!.currency })
  return {
    depositsCount: totals?.count ?? 0,
    depositsSum: totals ? main(totals.sum) : null,
    lastDepositAmount: totals ? main(totals.lastAmount) : null,
    lastDepositProcessedAt: totals?.lastAt.toISOString() ?? null,
    depositsSumBaseCurrency: totals ? inBase(totals.sum) : null,
    lastDepositAmountBaseCurrency: totals ? inBase(totals.lastAmount) : null,
  }
}

function withdrawalsOf(totals: PayoutTotals | undefined) {
  const main = (amount: bigint, currency = totals!.currency) => toMain({ amount, currency })
  return {
    withdrawalsCount: totals?.count ?? 0,
    withdrawalsSum: totals ? main(totals.sum) : null,
    lastWithdrawalAmount: totals ? main(totals.lastAmount) : null,
    lastWithdrawalProcessedAt: totals?.lastAt.toISOString() ?? null,
    withdrawalsSumBaseCurrency: totals ? main(totals.baseSum, BASE_CURRENCY) : null,
    lastWithdrawalAmountBaseCurrency: totals ? main(totals.lastBaseAmount, BASE_CURRENCY) : null,
  }
}
