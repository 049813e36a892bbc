import { BonusType, PlayerBonusStatus } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { isUuid } from '@baize/kit'
import type { ChosenOffer } from '../../../modules/offers/bonuses/index.ts'
import { findSpins } from '../../../modules/offers/free-spins/index.ts'
import { type BonusTerms, findBonus } from '../../../modules/play/wagering/index.ts'

/** What holds of winnings that are cash at once. */
const CASH: BonusTerms = {
  stakeOrder: 'cash_first',
  counts: 'stake',
  wagerCasino: 0,
  wagerSportsbook: 0,
  casino: {},
  sportsbook: {},
  games: [],
  gamesExcluded: true,
  providers: [],
  providersExcluded: true,
  weights: { games: {}, types: {} },
  maxBet: null,
  maxWin: null,
  maxWinMultiplier: null,
  sticky: false,
  cashable: true,
  isCancelLocked: false,
  onWithdrawal: 'keeps',
  activatesItself: true,
  activateWithinMinutes: 0,
  wagerWithinMinutes: 0,
}

/**
 * A bonus or free spins a player holds in a currency, as an offer under the terms they were taken under and from their
 * start. Nothing for what has ended, is held in another currency or by somebody else.
 */
export async function heldOffer(
  db: Queryable,
  id: string,
  { playerId, currency }: { playerId: string; currency: string },
): Promise<ChosenOffer | undefined> {
  if (!isUuid(id)) return undefined
  const bonus = await findBonus(db, id)
  const held = bonus ?? (await findSpins(db, id))
  if (!held || held.playerId !== playerId || held.currency !== currency) return undefined
  if (held.status === PlayerBonusStatus.finished) return undefined
  const offer = { id, name: '', issues: 'once', depositNumbers: null, depositFrom: null, depositTo: null } as const
  const own = { ...offer, percentage: null, max: null, package: null }
  if ('amount' in held) return { ...own, type: BonusType.cash, amount: String(held.amount), terms: held.terms }
  const { game, rounds, value, playWithinMinutes, terms } = held
  const freeSpins = {
    game,
    rounds,
    value: String(value),
    playWithinMinutes,
    winnings: terms ? 'bonus' : 'cash',
  } as const
  return { ...own, type: BonusType.freeSpins, amount: null, terms: terms ?? CASH, freeSpins }
}
