import { createHash } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import { addCommunication } from '../modules/delivery/communications/index.ts'
import { writeLetter } from '../modules/delivery/mail/index.ts'
import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'

/** Messages under one address, so that nobody fills the operator's inbox in another's name. */
const PER_EMAIL_MAX = 5
const WINDOW_SECONDS = 3600

/** How long a letter about it is worth delivering; the message itself stays in the table. */
const LETTER_LIFE_MS = 7 * 24 * 3600 * 1000

/**
 * Keeps a message of the contact form and writes to the operator about it. Refuses `too_many_requests`, and
 * `validation` for a message of nothing but spaces.
 */
export async function sendCommunication(
  services: Services,
  form: { email: string; message: string },
  visitor: { address: string; country: string | null },
): Promise<void> {
  const { pool, clock, config, throttles } = services
  const { email } = form
  const message = form.message.replaceAll(/\r\n?/g, '\n').trim()
  if (message === '') throw new Refusal('validation', { message: ['Value is required'] })
  const sender = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await throttles.demand({ key: `communication ${sender}`, count: PER_EMAIL_MAX, windowSeconds: WINDOW_SECONDS })
  const now = clock.now()
  const id = uuidv7(now.getTime())
  const { address, country } = visitor
  await withTransaction(pool, async (tx) => {
    await addCommunication(tx, { id, email, message, address, country, createdAt: now })
    await writeLetter(tx, services, {
      kind: 'communication',
      to: config.mail.operatorAddress,
      locale: DEFAULT_LOCALE,
      values: { email, message, country: country ?? 'unknown', reference: id },
      replyTo: email,
      expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
    })
  })
}
