import type { DepositRequest } from '@baize/contract'
import { BonusCodeStatus, IssueStatus } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import {
  type ChosenOffer,
  chosenOf,
  closeCode,
  codeView,
  fitsDeposit,
  givenFor,
  insertChoice,
  isReceived,
  lockIssues,
  readChoice,
  readCodes,
} from '../../../modules/offers/bonuses/index.ts'
import { publish } from '../../../modules/ground/outbox/index.ts'
import { findClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { hadGift, readIssued, situationOf } from './bonus-offers.ts'
import { giveChosen } from './issue-offer.ts'
import type { DepositListener, SettledDeposit } from '../../money/settle-deposit.ts'

type Ordered = Pick<DepositRequest, 'currency' | 'bonusId' | 'isBonusDecline'> & { playerId: string; invoiceId: string }

/**
 * Keeps what a deposit is to set off: the bonus the player chose, else the one whose code waits, and nothing where
 * bonuses were declined. Refuses `bonus_not_available` for a chosen one the player cannot have.
 */
export async function chooseBonus(
  tx: Tx,
  services: Services,
  { playerId, invoiceId, currency, bonusId, isBonusDecline }: Ordered,
): Promise<void> {
  if (isBonusDecline) return
  const [waiting] = bonusId ? [] : await readCodes(tx, playerId, true)
  const wanted = bonusId ?? waiting?.offerId
  if (!wanted) return
  const { book, units, locale, now, isForNewAlone, standing } = await situationOf(tx, services, playerId, currency)
  const offer = book.offers.get(wanted)
  const isOpen = offer?.trigger.on === 'deposit' && standing(offer) === IssueStatus.available
  // A secret one is had by its code alone.
  if (bonusId && (!isOpen || offer.code?.isSecret)) throw new Refusal('bonus_not_available')
  if (!isOpen) return
  const choice = {
    invoiceId,
    playerId,
    offer: { ...chosenOf(offer, book, units, locale), isForNewAlone },
    codeId: waiting?.id ?? null,
  }
  await insertChoice(tx, choice, now)
}

/** Gives the bonus that a deposit was chosen to set off, in the transaction that lands it. */
export const bonusOfDeposit: DepositListener = {
  name: 'bonus',
  foresee: async (db, { invoiceId }) => ((await readChoice(db, invoiceId)) ? null : { turnover: 0n }),
  async settled(tx, deposit) {
    const choice = await readChoice(tx, deposit.invoiceId)
    if (!choice) return
    const isGiven = await give(tx, deposit, choice.offer)
    if (choice.codeId) await tellCode(tx, choice.codeId, isGiven)
  },
}

async function give(
  tx: Tx,
  { invoiceId, playerId, accountId, currency, amount, number, settledAt }: SettledDeposit,
  offer: ChosenOffer,
): Promise<boolean> {
  // What comes after the account was closed is the player's; nothing is given on top of it.
  if ((await findClosed(tx, [playerId])).has(playerId)) return false
  await lockIssues(tx, playerId)
  const [issued] = await readIssued(tx, playerId, [offer.id])
  if (!fitsDeposit(offer, { amount, number }) || isReceived(offer, issued, settledAt)) return false
  if (offer.isForNewAlone && (number > 1 || (await hadGift(tx, playerId)))) return false
  const given = givenFor(offer, { amount, number })
  const to = { playerId, accountId, currency, cause: `deposit:${invoiceId}` }
  const { bonusId, spinsId } = await giveChosen(tx, { ...to, offer, amount: given }, settledAt)
  return bonusId !== null || spinsId !== null
}

async function tellCode(tx: Tx, codeId: string, isGiven: boolean): Promise<void> {
  const code = await closeCode(tx, codeId, isGiven ? BonusCodeStatus.applied : BonusCodeStatus.notAvailable)
  if (!code) return
  const data = { event: 'player.bonus.code.updated', playerBonusCode: codeView(code) }
  await publish(tx, { channel: `bonus:player-bonus-codes#${code.playerId}`, data })
}
