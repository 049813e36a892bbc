import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { type LetterValues, writeLetter } from '../../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE } from '../../../modules/ground/settings/index.ts'
import { type Player, alarmContact, findPlayer } from '../../../modules/person/players/index.ts'
import { standingOf } from '../../../modules/person/second-factors/index.ts'
import type { Services } from '../../../services.ts'

/** What of a change a letter tells, by its kind. */
type Change = { [Kind in GuardKind]: { kind: Kind; values: LetterValues[Kind] } }[GuardKind]
type GuardKind = 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed' | 'passkeyAdded' | 'passkeyRemoved'

/** A letter about the account is worth reading for so long. */
const LETTER_LIFE_MS = 7 * 86_400_000

/** Tells a player that what guards their account has changed: by letter, or by text message where there is no e-mail. */
export async function tellOfGuards(tx: Tx, services: Services, playerId: string, change: Change): Promise<void> {
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const now = services.clock.now()
  const letter = letterTo(player, now)
  if (player.email !== null) await writeLetter(tx, services, { ...letter, ...change })
  else if (letter.to !== null) await writeLetter(tx, services, { ...letter, kind: 'guardsChangedText', values: {} })
  await sendMessage(tx, { kind: 'guardsChanged', playerId, locale: player.locale }, now)
}

/** Tells a player in the same ways that a recovery code has just opened what the authenticator would have. */
export async function tellOfUsedCode(tx: Tx, services: Services, playerId: string): Promise<void> {
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const { recoveryCodesLeft: left } = await standingOf(tx, playerId)
  const letter = letterTo(player, services.clock.now())
  if (player.email !== null) await writeLetter(tx, services, { ...letter, kind: 'recoveryCodeUsed', values: { left } })
  else if (letter.to !== null) await writeLetter(tx, services, { ...letter, kind: 'recoveryCodeUsedText', values: {} })
}

function letterTo(player: Player, now: Date) {
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS)
  return { to: alarmContact(player), locale: player.locale ?? DEFAULT_LOCALE, expiresAt }
}
