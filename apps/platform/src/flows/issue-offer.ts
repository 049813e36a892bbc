import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { chosenOf, lockIssues } from '../modules/offers/bonuses/index.ts'
import { issueBonus } from '../modules/play/wagering/index.ts'
import type { Services } from '../services.ts'
import { situationOf } from './bonus-offers.ts'

interface Issue {
  playerId: string
  account: { id: string; currency: string }
  offerId: string
  /** What it is issued for; the same offer comes once for each: `referral:<player>`, `code:<id>`. */
  cause: string
}

/**
 * Gives a player an offer of a fixed amount in the transaction of its cause, under the terms of now, whoever asks for
 * it: a code, a referral, an operator. Does nothing where it was given for this cause before. How often a player may
 * have it is for the caller to ask. Refuses `bonus_not_available` for an offer that does not run or has no amount of
 * its own, and to whoever may not be offered anything.
 */
export async function issueOffer(tx: Tx, services: Services, issue: Issue): Promise<string | null> {
  const { playerId, account, offerId, cause } = issue
  await lockIssues(tx, playerId)
  const { book, taker, units, locale, now } = await situationOf(tx, services, playerId, account.currency)
  const offer = book.offers.get(offerId)
  if (!taker.mayBeOffered || !offer?.isRunning || !offer.gives.amount) throw new Refusal('bonus_not_available')
  const { name, type, terms, amount, package: group } = chosenOf(offer, book, units, locale)
  const grant = { playerId, accountId: account.id, currency: account.currency, offerId, cause, name, type, terms }
  const inPackage = group && { ...group, sessionId: null }
  return issueBonus(tx, { ...grant, amount: BigInt(amount!), package: inPackage }, now)
}
