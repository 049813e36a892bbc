import { bonusOfDeposit } from './flows/offers/bonuses/bonus-deposits.ts'
import type { DepositListener } from './flows/money/settle-deposit.ts'
import { turnoverListener } from './flows/money/turnover.ts'

/** Who takes part in the transaction of a settled deposit, in this order. */
export const depositListeners: readonly DepositListener[] = [turnoverListener, bonusOfDeposit]
