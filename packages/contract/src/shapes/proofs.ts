import { z } from 'zod'
import { PasskeyAssertion } from './passkeys.ts'
import { ClaimedPassword, OneTimeCode } from './registration.ts'
import { GivenFactor } from './second-factors.ts'

/** By what players prove anew who they are. */
export const ProofWay = z.enum(['passkey', 'authenticator', 'recovery', 'password', 'code'])
export type ProofWay = z.output<typeof ProofWay>

/** How this player may prove it, the best way first. */
export const ProofWays = z.strictObject({
  ways: z.array(ProofWay),
  /** What a code would go to: a contact the player proved to read. */
  codeGoesTo: z.enum(['phone', 'email']).nullable(),
  /** Whether there is one at all, whatever is asked for as a proof. */
  hasPassword: z.boolean(),
})
export type ProofWays = z.output<typeof ProofWays>

/** A proof as it is given. */
export const GivenProof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('password'), password: ClaimedPassword }),
  z.strictObject({ by: z.literal('code'), code: OneTimeCode }),
  ...GivenFactor.options,
  z.strictObject({ by: z.literal('passkey'), passkey: PasskeyAssertion }),
])
export type GivenProof = z.output<typeof GivenProof>
