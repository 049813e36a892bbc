import { formatDate } from '@baize/contract/dates'
import { describeUserAgent } from '@baize/contract/devices'
import { type Tx, afterCommit } from '@baize/database'
import { recordFact } from '../../../modules/ground/facts/index.ts'
import { DEFAULT_LOCALE } from '../../../modules/ground/settings/index.ts'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import {
  type Player,
  SIGN_IN_ALARM_LIFE_DAYS,
  alarmContact,
  disownSignIn,
  issueSignInAlarm,
} from '../../../modules/person/players/index.ts'
import { closeOtherSessions, isCountryKnown } from '../../../modules/person/sessions/index.ts'
import type { Services } from '../../../services.ts'
import type { Visit } from './visit.ts'

/**
 * Writes to a player, and puts a message at their bell, who signs in on a new device or from a new country, with a link for whoever it was not. To be
 * called before the session is opened, in its transaction.
 */
export async function tellOfNewPlace(
  tx: Tx,
  services: Services,
  player: Player,
  { visit, isDeviceKnown }: { visit: Visit; isDeviceKnown: boolean },
): Promise<void> {
  const contact = alarmContact(player)
  if (contact === null || (isDeviceKnown && (await isHome(tx, player.id, visit.country)))) return
  const playerId = player.id
  const now = services.clock.now()
  const locale = player.locale ?? DEFAULT_LOCALE
  await sendMessage(tx, { kind: 'newSignIn', playerId, locale }, now)
  const { code, expiresAt } = await issueSignInAlarm(tx, { playerId, contact }, now)
  const link = `/auth/not-me?state=${code}` as const
  const place = { device: deviceOf(visit.userAgent), country: countryIn(locale, visit.country), link }
  const time = timeIn(locale, player.timeZone, now)
  if (player.email === null)
    await writeLetter(tx, services, { kind: 'newSignInText', to: contact, locale, values: place, expiresAt })
  else {
    const values = { ...place, time, days: SIGN_IN_ALARM_LIFE_DAYS }
    await writeLetter(tx, services, { kind: 'newSignIn', to: contact, locale, values, expiresAt })
  }
}

async function isHome(tx: Tx, playerId: string, country: string | null): Promise<boolean> {
  return country === null || isCountryKnown(tx, playerId, country)
}

/**
 * Takes the code of such a letter: all sessions are closed, the password opens nothing any more, and payouts are locked
 * until there is a new one. Resolves to a code to choose it with, or to the empty string for whoever no longer reads
 * the player's mail. Refuses `confirmation_code_wrong`.
 */
export async function sayItWasNotMe(tx: Tx, services: Services, code: string, visit: Visit): Promise<string> {
  const now = services.clock.now()
  const { player, reset } = await disownSignIn(tx, code, now)
  const playerId = player.id
  await closeOtherSessions(tx, services, { playerId, keptSessionId: null, endedBy: 'disowned' })
  await recordFact(tx, { kind: 'sign_in_disowned', playerId, data: {}, occurredAt: now })
  afterCommit(tx, () => services.security.record('sign_in_disowned', { address: visit.address, playerId }))
  return reset?.code ?? ''
}

/** As it calls itself, in names that are alike in every language. */
function deviceOf(userAgent: string): string {
  const { browser, system } = describeUserAgent(userAgent)
  return [browser, system].filter((name) => name !== '').join(', ') || '?'
}

function countryIn(locale: string, country: string | null): string {
  return (country !== null && new Intl.DisplayNames([locale], { type: 'region' }).of(country)) || '?'
}

function timeIn(locale: string, timeZone: string | null, now: Date): string {
  const zone = timeZone ?? 'UTC'
  return `${formatDate(now, locale, 'instant', zone)} (${zone})`
}
