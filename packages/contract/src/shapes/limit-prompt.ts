import { z } from 'zod'
import { cashPeriods } from '../kinds.ts'
import { CurrencyCode } from './common.ts'

/** Limits on deposits that a new player is asked for. */
export const LimitPrompt = z.strictObject({
  /** `prompted` may be declined; without what is `required` no deposit is taken. */
  asked: z.enum(['none', 'prompted', 'required']),
  /** Those without a limit so far; a prompt asks for any of them, the rules of a country for all. */
  periods: z.array(z.enum(cashPeriods)),
  /** Of the account that the player uses. */
  currency: CurrencyCode.nullable(),
})
export type LimitPrompt = z.output<typeof LimitPrompt>
