import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE, type PagePath } from '../../modules/ground/settings/index.ts'
import { type Withdrawal, whyRefused } from '../../modules/money/payouts/index.ts'
import { findPlayer, isClosed, type Player } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { sumInWords } from './sum-in-words.ts'

/** Nobody needs to read later what stands on the page as well. */
/** Where withdrawals are listed. */
const HISTORY: PagePath = '/profile/history'

const LETTER_LIFE_MS = 3 * 86_400_000

const KINDS = { paid: 'withdrawalPaid', failed: 'withdrawalFailed', refused: 'withdrawalRefused' } as const

/** Tells the player how a withdrawal ended: by the bell, and by letter where it needs something of them. */
export async function tellOfEnd(tx: Tx, services: Services, withdrawal: Withdrawal): Promise<void> {
  const { state, playerId, why, note } = withdrawal
  if (state !== 'paid' && state !== 'failed' && state !== 'refused') return
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const { locale, email } = player
  if (isClosed(player)) return tellWhoLeft(tx, services, player, withdrawal)
  await sendMessage(tx, { kind: KINDS[state], playerId, locale }, services.clock.now())
  if (email === null || state === 'paid') return
  const values = { sum: sumInWords(locale, withdrawal), link: HISTORY }
  const letter = letterTo(services, player, email)
  if (state === 'failed') return writeLetter(tx, services, { kind: 'withdrawalFailed', values, ...letter })
  assert(why, 'a refused withdrawal has a reason')
  const reason = whyRefused(why, note, locale)
  await writeLetter(tx, services, { kind: 'withdrawalRefused', values: { ...values, reason }, ...letter })
}

/** Of an account that is closed only what was paid is told; whatever else becomes of it is for operators. */
async function tellWhoLeft(tx: Tx, services: Services, player: Player, withdrawal: Withdrawal): Promise<void> {
  if (player.email === null || withdrawal.state !== 'paid') return
  const values = { sum: sumInWords(player.locale, withdrawal), destination: withdrawal.destination ?? '' }
  await writeLetter(tx, services, { kind: 'lateMoneyPaid', values, ...letterTo(services, player, player.email) })
}

/** Money is about to go where none of the player's went before: whoever it was not hears of it at once. */
export async function tellOfNewDestination(
  tx: Tx,
  services: Services,
  player: Player,
  withdrawal: Withdrawal,
): Promise<void> {
  if (player.email === null) return
  const sum = sumInWords(player.locale, withdrawal)
  const values = { sum, destination: withdrawal.destination ?? '', link: HISTORY }
  await writeLetter(tx, services, { kind: 'newDestination', values, ...letterTo(services, player, player.email) })
}

function letterTo({ clock }: Services, { id: playerId, timeZone, locale }: Player, to: string) {
  const expiresAt = new Date(clock.now().getTime() + LETTER_LIFE_MS)
  return { to, reader: { playerId, timeZone }, locale: locale ?? DEFAULT_LOCALE, expiresAt }
}
