import { z } from 'zod'
import { CurrencyCode, Id, MainAmount } from './common.ts'

/** Account status: 1 the active account, 2 the others. */
export const AccountStatus = { active: 1, inactive: 2 } as const
export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus]

/** A player's account in one currency. `balance` is real, locked and bonus money together. */
export const Account = z.strictObject({
  id: Id,
  currency: CurrencyCode,
  status: z.int(),
  balance: MainAmount,
  realBalance: MainAmount,
  bonusBalance: MainAmount,
  lockedBalance: MainAmount,
  withdrawalBalance: MainAmount,
})
export type Account = z.output<typeof Account>
