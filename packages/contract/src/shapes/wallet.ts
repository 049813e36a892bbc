import { z } from 'zod'
import { CurrencyCode, Id, MainAmount } from './common.ts'

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
