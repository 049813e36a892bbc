import { IssueStatus } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { type LetterDraft, writeLetter } from '../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE, isCurrencyOffered, type PagePath, readSettings } from '../../modules/ground/settings/index.ts'
import { findActiveAccount } from '../../modules/money/wallet/index.ts'
import { isOpen } from '../../modules/offers/bonuses/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { type Reward, REWARD_WAITS_MS, saveReward, type StoredReferral } from '../../modules/person/referrals/index.ts'
import { findBonus } from '../../modules/play/wagering/index.ts'
import type { Services } from '../../services.ts'
import { situationOf } from '../offers/bonuses/bonus-offers.ts'
import { mayBePromotedTo } from '../play/breaks.ts'
import { issueOffer } from '../offers/bonuses/issue-offer.ts'
import { sumInWords } from '../money/sum-in-words.ts'

/** The offer that a player gets for each friend who qualifies. */
const OFFER_ID = 'referral'
/** Where invitations are listed. */
const INVITATIONS: PagePath = '/profile/referral'
const LETTER_LIFE_MS = 7 * 86_400_000

/** The offer that rewards this player for a friend; `null` where there is none for them. */
export async function rewardOfferFor(db: Queryable, services: Services, playerId: string): Promise<string | null> {
  const account = await findActiveAccount(db, playerId)
  if (!account || !isCurrencyOffered(await readSettings(services, db), account.currency)) return null
  const { book, standing } = await situationOf(db, services, playerId, account.currency)
  const offer = book.offers.get(OFFER_ID)
  return offer && standing(offer) === IssueStatus.available ? OFFER_ID : null
}

/**
 * Gives the owner of a qualified referral the reward, as it is offered now, on the account they use, and tells them. Where
 * they may be given nothing at the moment the reward waits. The referral's row must be held: the reward is then given
 * once, whoever tries.
 */
export async function rewardOwner(
  tx: Tx,
  services: Services,
  { ownerId, refereeId }: Pick<StoredReferral, 'ownerId' | 'refereeId'>,
  qualifiedAt: Date,
): Promise<void> {
  const account = await findActiveAccount(tx, ownerId)
  assert(account, 'every player has an active account')
  const isLate = services.clock.now().getTime() - qualifiedAt.getTime() >= REWARD_WAITS_MS
  const notNow = () => saveReward(tx, refereeId, isLate ? null : 'waits')
  if (!isCurrencyOffered(await readSettings(services, tx), account.currency)) return notNow()
  const { book, standing, taker, now } = await situationOf(tx, services, ownerId, account.currency)
  const offer = book.offers.get(OFFER_ID)
  if (!offer || !isOpen(offer, now)) return saveReward(tx, refereeId, null)
  if (!taker.mayBeOffered) return notNow()
  if (standing(offer) !== IssueStatus.available) return saveReward(tx, refereeId, null)
  const issue = { playerId: ownerId, account, offerId: OFFER_ID, cause: `referral:${refereeId}` }
  const { bonusId } = await issueOffer(tx, services, issue)
  assert(bonusId, 'a held referral without a reward was never rewarded')
  const bonus = await findBonus(tx, bonusId)
  assert(bonus, 'the bonus was issued in this transaction')
  const reward: Reward = { bonusId, amount: bonus.amount, currency: bonus.currency }
  await saveReward(tx, refereeId, reward)
  const letter = await tellOwner(tx, services, ownerId, 'referralRewarded')
  if (!letter) return
  const values = { sum: sumInWords(letter.locale, reward), link: INVITATIONS }
  await writeLetter(tx, services, { kind: 'referralRewarded', values, ...letter })
}

/** Tells a player that a friend has registered with their link. Whoever may not be promoted to is not told. */
export async function tellOfFriend(tx: Tx, services: Services, ownerId: string): Promise<void> {
  if (!(await mayBePromotedTo(tx, services, ownerId))) return
  const letter = await tellOwner(tx, services, ownerId, 'referralJoined')
  if (letter) await writeLetter(tx, services, { kind: 'referralJoined', values: { link: INVITATIONS }, ...letter })
}

/** Rings the bell. Others decide when it rings, so that a letter goes to none but a proven address: to whom, or `null`. */
async function tellOwner(
  tx: Tx,
  { clock }: Services,
  playerId: string,
  kind: 'referralJoined' | 'referralRewarded',
): Promise<Pick<LetterDraft, 'to' | 'reader' | 'locale' | 'expiresAt'> | null> {
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const { locale, email, confirmedAt, timeZone } = player
  const now = clock.now()
  await sendMessage(tx, { kind, playerId, locale }, now)
  if (email === null || confirmedAt === null) return null
  return {
    to: email,
    reader: { playerId, timeZone },
    locale: locale ?? DEFAULT_LOCALE,
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
  }
}
