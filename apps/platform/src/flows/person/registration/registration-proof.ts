import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@baize/database'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import type { Services } from '../../../services.ts'

type Ports = Pick<Services, 'clock' | 'config' | 'throttles'>

/** Somebody who fills in the form at night opens the letter in the morning. */
const LIFE_HOURS = 24
const PER_EMAIL = { count: 5, windowSeconds: 3600 }

function sign({ config }: Pick<Ports, 'config'>, email: string, endsAt: string): string {
  return createHmac('sha256', config.tokenSecret).update(`registration ${email} ${endsAt}`).digest('base64url')
}

/** Counts a letter to an address, whether or not anybody has an account by it. */
export function countRegistrationLetter({ throttles }: Pick<Ports, 'throttles'>, email: string): Promise<void> {
  return throttles.demand({ key: `registration letter ${email}`, ...PER_EMAIL })
}

/**
 * Writes to an address the link by which whoever reads its mail may register, from any network. The letter is the same
 * whether the address is registered or not, and nothing is looked up for it.
 */
export async function writeRegistrationLetter(
  tx: Tx,
  services: Ports,
  { email, locale }: { email: string; locale: string },
): Promise<void> {
  const expiresAt = new Date(services.clock.now().getTime() + LIFE_HOURS * 3_600_000)
  const endsAt = expiresAt.getTime().toString(36)
  const proof = `${endsAt}.${sign(services, email, endsAt)}`
  const link = `/?${new URLSearchParams({ 'sign-up': 'true', emailProof: proof }).toString()}` as const
  const values = { link, hours: LIFE_HOURS }
  await writeLetter(tx, services, { kind: 'registrationProof', to: email, locale, values, expiresAt })
}

/** Whether such a letter to this address said so, and not too long ago. */
export function isRegistrationProof(services: Ports, email: string, proof: string): boolean {
  const [endsAt = '', signature = ''] = proof.split('.')
  if (!(Number.parseInt(endsAt, 36) > services.clock.now().getTime())) return false
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(services, email, endsAt))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
