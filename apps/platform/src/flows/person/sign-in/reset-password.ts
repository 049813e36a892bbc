import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import {
  RESET_LIFE_MINUTES,
  findLoginsOfReset,
  hashPassword,
  issueResetCode,
  issues,
  resetPassword,
  wrongResetCode,
} from '../../../modules/person/players/index.ts'
import { closeOtherSessions, deviceCookie } from '../../../modules/person/sessions/index.ts'
import { DEFAULT_LOCALE } from '../../../modules/ground/settings/index.ts'
import type { Services } from '../../../services.ts'
import { networkOf } from '../../../network.ts'
import { forgetFailures } from './sign-in-attempts.ts'
import type { Visit } from './visit.ts'

/** Letters to one address that one network may ask for. */
const PER_PAIR_MAX = 5
/** From wherever, so that nobody is flooded; far more than one stranger can use up. */
const PER_EMAIL_MAX = 20
const WINDOW_SECONDS = 3600

/** Counts a letter that somebody asks for, whether or not there is a reader. */
export async function countReset({ throttles }: Services, email: string, visitor: { address: string }): Promise<void> {
  const asked = `password reset ${email.toLowerCase()}`
  const pair = { key: `${asked} ${networkOf(visitor.address)}`, count: PER_PAIR_MAX, windowSeconds: WINDOW_SECONDS }
  await throttles.demand(pair)
  await throttles.demand({ key: asked, count: PER_EMAIL_MAX, windowSeconds: WINDOW_SECONDS })
}

/**
 * Writes a link for choosing a password to whoever has this e-mail. What is answered and what is written are the
 * same when nobody has it: the letter then goes to nobody.
 */
export async function askForReset(tx: Tx, services: Services, email: string): Promise<void> {
  const { code, expiresAt, player } = await issueResetCode(tx, email, services.clock.now())
  await writeLetter(tx, services, {
    kind: 'passwordReset',
    to: player?.email ?? null,
    locale: player?.locale ?? DEFAULT_LOCALE,
    values: { link: `/password/reset/${code}`, minutes: RESET_LIFE_MINUTES },
    expiresAt,
  })
}

/** A password that may be chosen by the code that came with it. */
export interface PreparedChoice {
  code: string
  passwordHash: string
  visit: Visit
}

/**
 * Hashes a new password, and only for a code that is good. Whoever has one reads the mail or the messages of the
 * account, and may sign in however often they tried the old password.
 */
export async function prepareChoice(
  services: Services,
  { code, newPassword, repeatNewPassword }: { code: string; newPassword: string; repeatNewPassword: string },
  visit: Visit,
): Promise<PreparedChoice> {
  if (newPassword !== repeatNewPassword) throw new Refusal('validation', { repeatNewPassword: [issues.confirmed] })
  const logins = await findLoginsOfReset(services.pool, code, services.clock.now())
  if (!logins) throw wrongResetCode()
  const issue = await services.newPasswords.issueOf(newPassword)
  if (issue) throw new Refusal('validation', { newPassword: [issue] })
  const network = networkOf(visit.address)
  const passwordHash = await hashPassword(newPassword, { network, isKnown: true })
  for (const login of logins) await forgetFailures(services, login, network)
  return { code, passwordHash, visit }
}

/**
 * Sets a new password by a reset code. Every session is closed, because whoever asked may have done so for fear
 * that somebody else is in. The browser becomes a known device: whoever reads the mailbox is not held up by strangers
 * when they sign in.
 */
export async function choosePassword(
  tx: Tx,
  services: Services,
  { code, passwordHash, visit }: PreparedChoice,
): Promise<{ cookie: string }> {
  const now = services.clock.now()
  const { id: playerId, locale } = await resetPassword(tx, code, passwordHash, now)
  await closeOtherSessions(tx, services, { playerId, keptSessionId: null, endedBy: 'password' })
  await sendMessage(tx, { kind: 'passwordChanged', playerId, locale }, now)
  return { cookie: deviceCookie(services, visit.cookies, { playerId, passwordHash }) }
}
