import { z } from 'zod'
import { Count, CurrencyCode, Instant, MainAmount } from './common.ts'

const amount = MainAmount.nullable()
const instant = Instant.nullable()

/** What a player paid and drew in one currency; `*BaseCurrency` members are the same in the base currency. */
export const InvoiceStatistics = z.strictObject({
  currency: CurrencyCode,
  depositsCount: Count,
  withdrawalsCount: Count,
  purchasesCount: Count,
  virtualPayoutsCount: Count,
  depositsSum: amount,
  withdrawalsSum: amount,
  purchasesSum: amount,
  virtualPayoutsSum: amount,
  lastDepositAmount: amount,
  lastWithdrawalAmount: amount,
  lastPurchaseAmount: amount,
  lastVirtualPayoutAmount: amount,
  lastDepositProcessedAt: instant,
  lastWithdrawalProcessedAt: instant,
  lastPurchaseProcessedAt: instant,
  lastVirtualPayoutProcessedAt: instant,
  depositsSumBaseCurrency: amount,
  withdrawalsSumBaseCurrency: amount,
  purchasesSumBaseCurrency: amount,
  virtualPayoutsSumBaseCurrency: amount,
  lastDepositAmountBaseCurrency: amount,
  lastWithdrawalAmountBaseCurrency: amount,
  lastPurchaseAmountBaseCurrency: amount,
  lastVirtualPayoutAmountBaseCurrency: amount,
})
export type InvoiceStatistics = z.output<typeof InvoiceStatistics>
