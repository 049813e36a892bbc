import type { BonusCost } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { Refusal } from '@baize/kit'
import { fromMain, toMainNumber } from '@baize/money'
import { type Plan, reckoningOf, returnOf, typicalGame } from '../../../modules/offers/bonus-costs/index.ts'
import {
  type ChosenOffer,
  chosenOf,
  givenFor,
  isOpen,
  type Offer,
  type OfferBook,
  readCodes,
  type Units,
} from '../../../modules/offers/bonuses/index.ts'
import { worthOf } from '../../../modules/offers/free-spins/index.ts'
import type { Services } from '../../../services.ts'
import { situationOf } from './bonus-offers.ts'
import { heldOffer } from './held-offer.ts'

/** A round stakes this part of all there is at the start, within what counts and what the bonus allows. */
const STAKES_AT_START = 100n

interface Asked {
  bonusId: string
  currency: string
  /** Main units. */
  amount?: number | undefined
}

/**
 * What an offer really costs a player who takes it: with the deposit that is asked for, or the nearest that sets it off.
 * What they hold costs what it does from its start, under its own terms. Refuses `not_found` for what does not run where
 * the player lives, for secrets they were not told, and for what has ended or is not theirs.
 */
export async function bonusCost(
  db: Queryable,
  services: Services,
  playerId: string,
  { bonusId, currency, amount }: Asked,
): Promise<BonusCost> {
  const { book, units, games, now, locale } = await situationOf(db, services, playerId, currency)
  const offer = book.offers.get(bonusId)
  const held = offer ? undefined : await heldOffer(db, bonusId, { playerId, currency })
  // What a round of held free spins is worth is shared by the lines of the game already.
  if (held) return costOf(held, { units, deposit: null, paylines: 1 })
  if (!offer || !isOpen(offer, now) || !(await isTold(db, playerId, offer))) throw new Refusal('not_found')
  const chosen = chosenOf(offer, book, units, locale)
  const deposit = offer.trigger.on === 'deposit' ? depositFor(chosen, amount, units) : null
  const paylines = (chosen.freeSpins && games.get(chosen.freeSpins.game)?.paylines) ?? 1
  return costOf(chosen, { units, deposit, paylines })
}

/**
 * What an offer that is given costs the house on average, in main units: what is left to players who play it through, or
 * what it gives above what games keep of the stakes it asks for where that cannot be reckoned.
 */
export async function giftCost(offer: Offer, book: OfferBook, units: Units, paylines: number): Promise<number> {
  const { bonusAmount, expectedCost, odds } = await costOf(chosenOf(offer, book, units, null), {
    units,
    deposit: null,
    paylines,
  })
  return odds?.leftAmount ?? Math.max(0, bonusAmount - (expectedCost ?? 0))
}

/** What an offer costs with the least deposit that sets it off, or with none where none does; whoever may have it. */
export async function houseCost(offer: Offer, book: OfferBook, units: Units, paylines: number): Promise<BonusCost> {
  const chosen = chosenOf(offer, book, units, null)
  const deposit = offer.trigger.on === 'deposit' ? depositFor(chosen, undefined, units) : null
  return costOf(chosen, { units, deposit, paylines })
}

/** Whether the player knows of it: everybody does, unless a secret code opens it that they did not give. */
async function isTold(db: Queryable, playerId: string, { id, code }: Offer): Promise<boolean> {
  if (!code?.isSecret) return true
  return (await readCodes(db, playerId, true)).some(({ offerId }) => offerId === id)
}

interface Given {
  units: Units
  /** Smallest units; `null` where no deposit is needed. */
  deposit: bigint | null
  /** Of the game of its free spins. */
  paylines: number
}

async function costOf(offer: ChosenOffer, { units, deposit, paylines }: Given): Promise<BonusCost> {
  const { terms, freeSpins } = offer
  // As it is told, so that what is told of it comes out.
  const back = Math.round(returnOf(typicalGame) * 10_000) / 10_000
  const money =
    deposit === null ? BigInt(offer.amount ?? 0) : givenFor(offer, { amount: deposit, number: numberOf(offer) })
  // Rounds on top of money bring a bonus of their own.
  const spins = money === 0n && freeSpins ? freeSpins : null
  const worth = spins && worthOf(BigInt(spins.value), paylines)
  const bonus = worth === null ? money : scaled(worth * BigInt(spins!.rounds), back)
  const stake = stakeOf(offer, worth ?? ((deposit ?? 0n) + bonus) / STAKES_AT_START)
  const inStakes = (sum: bigint | string) => Number(sum) / Number(stake)
  const weight = terms.weights.types['slot'] ?? 1
  const isCash = spins?.winnings === 'cash'
  const plan: Plan = {
    cash: inStakes(deposit ?? 0n),
    bonus: worth === null ? inStakes(bonus) : 0,
    freeRounds: worth === null ? null : { count: spins!.rounds, worth: inStakes(worth), areWinningsCash: isCash },
    wager: weight > 0 ? terms.wagerCasino / weight : 0,
    counts: terms.counts,
    stakeOrder: terms.stakeOrder,
    maxWin: terms.maxWin === null ? null : inStakes(terms.maxWin),
    maxWinMultiplier: terms.maxWinMultiplier,
    sticky: terms.sticky,
    cashable: terms.cashable,
  }
  const isReckoned = weight > 0 && terms.wagerSportsbook === 0 && bonus > 0n
  const reckoning = isReckoned ? await reckoningOf(plan) : null
  const toMain = (sum: bigint) => toMainNumber(sum, BigInt(units.subunitToUnit))
  const wagered = (times: number) => (isCash ? 0n : scaled(bonus, times))
  return {
    bonusId: offer.id,
    currency: units.code,
    depositAmount: deposit === null ? null : toMain(deposit),
    bonusAmount: toMain(bonus),
    freeRounds: spins?.rounds ?? 0,
    casinoWagerAmount: toMain(wagered(terms.wagerCasino)),
    sportsbookWagerAmount: toMain(wagered(terms.wagerSportsbook)),
    activateWithinMinutes: Math.round(terms.activateWithinMinutes),
    wagerWithinMinutes: Math.round(terms.wagerWithinMinutes),
    returnToPlayer: Math.round(back * 10_000) / 100,
    expectedCost: weight > 0 ? toMain(wagered((terms.wagerCasino / weight) * (1 - back))) : null,
    stakeAmount: toMain(stake),
    odds: reckoning && {
      more: percent(reckoning.more),
      some: percent(reckoning.some),
      nothing: percent(reckoning.nothing),
      leftAmount: toMain(scaled(stake, reckoning.left)),
      players: reckoning.players,
    },
  }
}

/** The first deposit that sets it off, unless any does. */
const numberOf = ({ depositNumbers }: ChosenOffer) => depositNumbers?.from ?? 1

/** The deposit that is asked for, brought within what sets the offer off. */
function depositFor(
  { depositFrom, depositTo, amount, max }: ChosenOffer,
  asked: number | undefined,
  units: Units,
): bigint {
  const least = depositFrom === null ? BigInt(max ?? amount ?? 0) : BigInt(depositFrom)
  if (asked === undefined) return least
  const sum = (fromMain(asked.toFixed(8), 10n ** 8n) * BigInt(units.subunitToUnit)) / 10n ** 8n
  if (depositFrom !== null && sum < BigInt(depositFrom)) return BigInt(depositFrom)
  return depositTo !== null && sum > BigInt(depositTo) ? BigInt(depositTo) : sum
}

/** What a round stakes: as wanted, but not less than counts, nor more than counts or the bonus allows. */
function stakeOf({ terms: { casino, maxBet } }: ChosenOffer, wanted: bigint): bigint {
  const least = BigInt(casino.amountFrom ?? 1)
  const most = [casino.amountTo, maxBet].flatMap((sum) => (sum ? [BigInt(sum)] : []))
  const stake = [wanted > least ? wanted : least, ...most].reduce((low, sum) => (sum < low ? sum : low))
  return stake > 0n ? stake : 1n
}

const scaled = (sum: bigint, times: number) => BigInt(Math.round(Number(sum) * times))
const percent = (share: number) => Math.round(share * 1000) / 10
