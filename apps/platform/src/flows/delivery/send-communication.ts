import { createHash } from 'node:crypto'
import type { Tx } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import { addCommunication } from '../../modules/delivery/communications/index.ts'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import type { Services } from '../../services.ts'

/** Messages under one address, so that nobody fills the operator's inbox in another's name. */
const PER_EMAIL_MAX = 5
const WINDOW_SECONDS = 3600

/** How long a letter about it is worth delivering; the message itself stays in the table. */
const LETTER_LIFE_MS = 7 * 24 * 3600 * 1000

/** A message of the contact form that may be kept. */
export interface Communication {
  email: string
  message: string
}

/** Judges a message of the contact form. Refuses `too_many_requests`, and `validation` for nothing but spaces. */
export async function acceptCommunication({ throttles }: Services, form: Communication): Promise<Communication> {
  const { email } = form
  const message = form.message.replaceAll(/\r\n?/g, '\n').trim()
  if (message === '') throw new Refusal('validation', { message: [{ code: 'required' }] })
  const sender = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await throttles.demand({ key: `communication ${sender}`, count: PER_EMAIL_MAX, windowSeconds: WINDOW_SECONDS })
  return { email, message }
}

/** Keeps an accepted message and writes to the operator about it. */
export async function keepCommunication(
  tx: Tx,
  services: Services,
  { email, message }: Communication,
  { address, country }: { address: string; country: string | null },
): Promise<void> {
  const now = services.clock.now()
  const id = uuidv7(now.getTime())
  await addCommunication(tx, { id, email, message, address, country, createdAt: now })
  await writeLetter(tx, services, {
    kind: 'communication',
    to: services.config.mail.operatorAddress,
    locale: DEFAULT_LOCALE,
    values: { email, message, country: country ?? 'unknown', reference: id },
    replyTo: email,
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
  })
}
