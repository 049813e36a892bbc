import { bonusOfDeposit } from './flows/bonus-deposits.ts'
import type { DepositListener } from './flows/settle-deposit.ts'
import { turnoverListener } from './flows/turnover.ts'

/** Who takes part in the transaction of a settled deposit, in this order. */
export const depositListeners: readonly DepositListener[] = [turnoverListener, bonusOfDeposit]
