import { z } from 'zod'
import { Count, Instant, requiredText, ShortText } from './common.ts'
import { OneTimeCode } from './registration.ts'

/** Whether a sign-in asks for a second proof. */
export const SecondFactor = z.strictObject({
  /** Since when; null where it is off. */
  since: Instant.nullable(),
  recoveryCodesLeft: Count,
})
export type SecondFactor = z.output<typeof SecondFactor>

/** What an authenticator takes over, as text and as the address that a picture of squares holds. */
export const AuthenticatorSetUp = z.strictObject({ authenticatorKey: ShortText, authenticatorUri: requiredText(1000) })

/** Shown once, kept by the player. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(ShortText).max(20) })

/** A second proof: six digits of the authenticator, or one of the recovery codes as it was typed. */
export const GivenFactor = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('authenticator'), code: OneTimeCode }),
  z.strictObject({ by: z.literal('recovery'), code: requiredText(64) }),
])
export type GivenFactor = z.output<typeof GivenFactor>
