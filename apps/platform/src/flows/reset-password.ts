import { withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import { writeLetter } from '../modules/delivery/mail/index.ts'
import { sendMessage } from '../modules/delivery/notifications/index.ts'
import {
  RESET_LIFE_MINUTES,
  hashPassword,
  isResetCode,
  issueResetCode,
  issues,
  resetPassword,
  wrongResetCode,
} from '../modules/person/players/index.ts'
import { closeOtherSessions, deviceCookie } from '../modules/person/sessions/index.ts'
import { DEFAULT_LOCALE } from '../modules/ground/settings/index.ts'
import type { Services } from '../services.ts'
import { networkOf } from '../network.ts'
import { forgetFailures } from './sign-in-attempts.ts'
import type { Visit } from './sign-in.ts'

/** Letters to one address that one network may ask for. */
const PER_PAIR_MAX = 5
/** From wherever, so that nobody is flooded; far more than one stranger can use up. */
const PER_EMAIL_MAX = 20
const WINDOW_SECONDS = 3600

/**
 * Writes a link for choosing a password to whoever has this e-mail. What is answered and what is written are the
 * same when nobody has it: the letter then goes to nobody.
 */
export async function askForReset(services: Services, email: string, visitor: { address: string }): Promise<void> {
  const { pool, clock, config, throttles } = services
  const asked = `password reset ${email.toLowerCase()}`
  const pair = { key: `${asked} ${networkOf(visitor.address)}`, count: PER_PAIR_MAX, windowSeconds: WINDOW_SECONDS }
  await throttles.demand(pair)
  await throttles.demand({ key: asked, count: PER_EMAIL_MAX, windowSeconds: WINDOW_SECONDS })
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
 * that somebody else is in. The password is hashed before the transaction opens, and only for a code that is good. The
 * browser becomes a known device: whoever reads the mailbox is not held up by strangers when they sign in.
 */
export async function choosePassword(
  services: Services,
  { code, newPassword, repeatNewPassword }: { code: string; newPassword: string; repeatNewPassword: string },
  visit: Visit,
): Promise<{ cookie: string }> {
  const { pool, clock } = services
  if (newPassword !== repeatNewPassword) throw new Refusal('validation', { repeatNewPassword: [issues.confirmed] })
  if (!(await isResetCode(pool, code, clock.now()))) throw wrongResetCode()
  const network = networkOf(visit.address)
  const passwordHash = await hashPassword(newPassword, { network, isKnown: true })
  const player = await withTransaction(pool, async (tx) => {
    const changed = await resetPassword(tx, code, passwordHash, clock.now())
    await closeOtherSessions(tx, services, { playerId: changed.id, keptSessionId: null })
    await sendMessage(tx, { kind: 'passwordChanged', playerId: changed.id, locale: changed.locale }, clock.now())
    return changed
  })
  for (const login of [player.email, player.phone]) if (login !== null) await forgetFailures(services, login, network)
  return { cookie: deviceCookie(services, visit.cookies, { playerId: player.id, passwordHash }) }
}
