import type { Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { type ChosenOffer, chosenOf, lockIssues } from '../../../modules/offers/bonuses/index.ts'
import { issueSpins, worthOf } from '../../../modules/offers/free-spins/index.ts'
import { readPlayedGames } from '../../../modules/play/games/index.ts'
import { issueBonus } from '../../../modules/play/wagering/index.ts'
import type { Services } from '../../../services.ts'
import { situationOf } from './bonus-offers.ts'

interface Issue {
  playerId: string
  account: { id: string; currency: string }
  offerId: string
  /** What it is issued for; the same offer comes once for each: `referral:<player>`, `code:<id>`. */
  cause: string
}

/** What was given; `null` for what the offer does not give, or gave for this cause before. */
export interface Given {
  bonusId: string | null
  spinsId: string | null
}

/**
 * Gives a player an offer of a fixed amount or of free spins in the transaction of its cause, under the terms of now,
 * whoever asks for it: a code, a referral, an operator. Does nothing where it was given for this cause before. How often
 * a player may have it is for the caller to ask. Refuses `bonus_not_available` for an offer that does not run or gives
 * nothing of its own, and to whoever may not be offered anything.
 */
export async function issueOffer(tx: Tx, services: Services, issue: Issue): Promise<Given> {
  const { playerId, account, offerId, cause } = issue
  await lockIssues(tx, playerId)
  const { book, taker, units, locale, now } = await situationOf(tx, services, playerId, account.currency)
  const offer = book.offers.get(offerId)
  const isGiving = offer?.gives.amount !== undefined || offer?.type === 'freeSpins'
  if (!taker.mayBeOffered || !offer?.isRunning || !isGiving) throw new Refusal('bonus_not_available')
  const chosen = chosenOf(offer, book, units, locale)
  const to = { playerId, accountId: account.id, currency: account.currency, cause }
  return giveChosen(tx, { ...to, offer: chosen, amount: BigInt(chosen.amount ?? 0) }, now)
}

interface Chosen {
  playerId: string
  accountId: string
  currency: string
  cause: string
  /** As it was shown. */
  offer: ChosenOffer
  /** The money it comes to, in smallest units; zero for free spins alone. */
  amount: bigint
}

/** Gives what was chosen: money, free spins or both, once for each cause. Issues to the player are locked. */
export async function giveChosen(tx: Tx, { offer, amount, ...to }: Chosen, now: Date): Promise<Given> {
  const { id: offerId, name, names, type, terms, package: group, freeSpins } = offer
  const inPackage = group && { ...group, sessionId: null }
  const grant = { ...to, offerId, name, names, package: inPackage }
  const bonusId = amount > 0n ? await issueBonus(tx, { ...grant, type, amount, terms }, now) : null
  if (!freeSpins) return { bonusId, spinsId: null }
  const [game] = await readPlayedGames(tx, [freeSpins.game])
  assert(game, 'games stay, those that are offered no more as well')
  const { rounds, value, playWithinMinutes, winnings } = freeSpins
  const spins = {
    ...grant,
    source: game.source,
    game,
    rounds,
    value: worthOf(BigInt(value), game.paylines),
    terms: winnings === 'bonus' ? terms : null,
    activateWithinMinutes: terms.activateWithinMinutes,
    playWithinMinutes,
  }
  return { bonusId, spinsId: await issueSpins(tx, spins, now) }
}
