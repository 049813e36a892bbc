import { hash, verify } from '@node-rs/argon2'
import { type Asker, HashQueue } from './hash-queue.ts'

/**
 * The OWASP parameters for argon2id: 19 MiB, two passes, one lane. The package's default algorithm is
 * argon2id; its enumeration is not used because it exists for the compiler only.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two at once leave half of the thread pool to files and names. Four hundred wait ten seconds at most and cost some
 * kilobytes each; eight are a household or an office that signs in at one moment.
 */
const queue = new HashQueue({ concurrencyMax: 2, waitingMax: 400, perNetworkMax: 8 })

/** A hash of a password nobody knows, so that a sign-in to no account takes as long as any other. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$l7RCUMuQYEed3OT8wPRxPw$lWyB6h8qzIgDQo5sWIjE5n33t9yyK1KsKYPWtPsZqJE'

/** The password as it may be stored. Takes tens of milliseconds; hold no connection while waiting. */
export function hashPassword(password: string, asker: Asker): Promise<string> {
  return queue.run(asker, () => hash(password, parameters))
}

/** Whether the password is the one behind the hash; without a hash the same work is done for a no. */
export async function isPasswordCorrect(stored: string | null, password: string, asker: Asker): Promise<boolean> {
  const isMatch = await queue.run(asker, () => verify(stored ?? NOBODYS_HASH, password))
  return isMatch && stored !== null
}
