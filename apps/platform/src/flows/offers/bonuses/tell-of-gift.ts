import { formatDate } from '@baize/contract/dates'
import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { type LetterValues, writeLetter } from '../../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE, type PagePath } from '../../../modules/ground/settings/index.ts'
import { findPlayer, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'

const LETTER_LIFE_MS = 2 * 86_400_000

type Kind = Extract<keyof LetterValues, `bonus${string}` | `freeSpins${string}`>

/** How to say sums and days in the language of the player, and where to look. */
interface Wording {
  locale: string
  day: (at: Date) => string
  link: PagePath
}

interface Told<K extends Kind> {
  playerId: string
  about: 'given' | 'expiring' | 'ended'
  kind: K
  values: (wording: Wording) => LetterValues[K]
}

/**
 * Tells a player by message and letter of something the house gave. Whoever may be offered nothing is told of ends alone,
 * which are about their own money; a letter that reminds goes to none who wants no letters about offers.
 */
export async function tellOfGift<K extends Kind>(tx: Tx, services: Services, told: Told<K>): Promise<void> {
  const { playerId, about, kind, values } = told
  const now = services.clock.now()
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  if (isClosed(player)) return
  if (about !== 'ended' && !(await mayBePromotedTo(tx, services, playerId))) return
  await sendMessage(tx, { kind, playerId, locale: player.locale }, now)
  const { email, confirmedAt, timeZone } = player
  if (email === null || confirmedAt === null || (about === 'expiring' && !player.receiveEmailPromo)) return
  const locale = player.locale ?? DEFAULT_LOCALE
  const link = about === 'ended' ? '/profile/history?tab=bonuses' : '/profile/bonuses'
  await writeLetter(tx, services, {
    kind,
    to: email,
    reader: { playerId, timeZone },
    locale,
    values: values({ locale, day: (at) => formatDate(at, locale, 'date', timeZone ?? 'UTC'), link }),
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
  })
}
