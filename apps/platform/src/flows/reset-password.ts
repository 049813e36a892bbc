import { createHash } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import { writeLetter } from '../modules/delivery/mail/index.ts'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import {
  RESET_LIFE_MINUTES,
  hashPassword,
  isResetCode,
  issueResetCode,
  messages,
  resetPassword,
  wrongResetCode,
} from '../modules/person/players/index.ts'
import { closeOtherSessions } from '../modules/person/sessions/index.ts'
import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'
import { forgetFailures } from './sign-in.ts'

/** Letters to one address, so that nobody is flooded by a stranger. */
const PER_EMAIL_MAX = 5
const WINDOW_SECONDS = 3600

/**
 * Writes a link for choosing a password to whoever has this e-mail. What is answered and what is written are the
 * same when nobody has it: the letter then goes to nobody.
 */
export async function askForReset(services: Services, email: string): Promise<void> {
  const { pool, clock, config, throttles } = services
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  if (!throttles.take(`password reset ${address}`, PER_EMAIL_MAX, WINDOW_SECONDS))
    throw new Refusal('too_many_requests')
  await withTransaction(pool, async (tx) => {
    const { code, expiresAt, player } = await issueResetCode(tx, email, clock.now())
    await writeLetter(tx, services, {
      kind: 'passwordReset',
      to: player?.email ?? null,
      locale: player?.locale ?? DEFAULT_LOCALE,
      values: { link: `${config.publicUrl}/password/reset/${code}`, minutes: RESET_LIFE_MINUTES },
      expiresAt,
    })
  })
}

/**
 * Sets a new password by a reset code. Every session is closed, because whoever asked may have done so for fear
 * that somebody else is in. The password is hashed before the transaction opens, and only for a code that is good.
 */
export async function choosePassword(
  services: Services,
  { code, newPassword, repeatNewPassword }: { code: string; newPassword: string; repeatNewPassword: string },
): Promise<void> {
  const { pool, clock } = services
  if (newPassword !== repeatNewPassword) throw new Refusal('validation', { repeatNewPassword: [messages.confirmed] })
  if (!(await isResetCode(pool, code, clock.now()))) throw wrongResetCode()
  const passwordHash = await hashPassword(newPassword)
  const player = await withTransaction(pool, async (tx) => {
    const changed = await resetPassword(tx, code, passwordHash, clock.now())
    await closeOtherSessions(tx, services, { playerId: changed.id, keptSessionId: null })
    await sendMessage(tx, { kind: 'passwordChanged', playerId: changed.id, locale: changed.locale }, clock.now())
    return changed
  })
  for (const login of [player.email, player.phone]) if (login !== null) forgetFailures(services, login)
}
