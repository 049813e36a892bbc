import { z } from 'zod'
import { AccountStatus } from '../kinds.ts'
import { Count, CurrencyCode, Id, MainAmount } from './common.ts'

/**
 * A player's account in one currency. `balance` is real, locked and bonus money together. `version` rises with every
 * change: of two copies of an account, answered or pushed, the one with the higher version is the newer.
 */
export const Account = z.strictObject({
  id: Id,
  version: Count,
  currency: CurrencyCode,
  status: z.enum(AccountStatus),
  balance: MainAmount,
  realBalance: MainAmount,
  bonusBalance: MainAmount,
  lockedBalance: MainAmount,
  withdrawalBalance: MainAmount,
})
export type Account = z.output<typeof Account>
