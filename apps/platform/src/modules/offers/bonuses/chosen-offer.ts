import { BonusType } from '@baize/contract/kinds'
import { multiplyByRatio } from '@baize/money'
import type { BonusTerms, Names } from '../../play/wagering/index.ts'
import { amountIn, type Units } from './amounts.ts'
import { nameIn, type Offer, type OfferBook, packageNames } from './offer.ts'
import { termsOf } from './offer-terms.ts'

/** Rounds of a game that an offer gives; what one is worth in smallest units as text. */
export interface ChosenSpins {
  game: string
  rounds: number
  value: string
  playWithinMinutes: number
  winnings: 'bonus' | 'cash'
}

/** An offer as it was when a player chose it, in one currency: smallest units as text. */
export interface ChosenOffer {
  id: string
  name: string
  /** By locale; choices of former releases do not say. */
  names?: Names
  type: BonusType
  issues: Offer['issues']
  depositNumbers: Offer['trigger']['depositNumbers']
  depositFrom: string | null
  depositTo: string | null
  amount: string | null
  percentage: number | null
  max: string | null
  terms: BonusTerms
  package: { id: string; name: string; names?: Names; priority: number } | null
  /** Rounds it gives, what each is worth in smallest units. */
  freeSpins?: ChosenSpins | null
  /** Given to who plays for the first time alone; choices of former releases do not say. */
  isForNewAlone?: boolean
}

/** What is kept of an offer until its cause comes, so that it is issued under the terms that were shown. */
export function chosenOf(
  offer: Offer,
  { house, packages }: OfferBook,
  units: Units,
  locale: string | null,
): ChosenOffer {
  const { id, type, issues, trigger, gives, package: group } = offer
  const text = (amount: Parameters<typeof amountIn>[0] | undefined) => (amount ? String(amountIn(amount, units)) : null)
  return {
    id,
    name: nameIn(offer, locale),
    names: offer.names,
    type: BonusType[type],
    issues,
    depositNumbers: trigger.depositNumbers,
    depositFrom: text(trigger.deposit.from),
    depositTo: text(trigger.deposit.to),
    amount: text(gives.amount),
    percentage: gives.percentage ?? null,
    max: text(gives.max),
    terms: termsOf(offer, house, units),
    package: group && { ...group, ...packageNames(packages, group.id, locale) },
    freeSpins: spinsOf(gives.freeSpins, units),
  }
}

function spinsOf(spins: Offer['gives']['freeSpins'], units: Units): ChosenSpins | null {
  if (!spins) return null
  const { game, rounds, value, playWithinDays, winnings } = spins
  return { game, rounds, value: String(amountIn(value, units)), playWithinMinutes: playWithinDays * 1440, winnings }
}

/** Whether a deposit sets the offer off. */
export function fitsDeposit(offer: ChosenOffer, deposit: { amount: bigint; number: number }): boolean {
  const { depositFrom, depositTo, depositNumbers: numbers } = offer
  if (depositFrom !== null && deposit.amount < BigInt(depositFrom)) return false
  if (depositTo !== null && deposit.amount > BigInt(depositTo)) return false
  return !numbers || (deposit.number >= numbers.from && deposit.number <= (numbers.to ?? Infinity))
}

/** The money that a deposit of so many smallest units sets off; nothing where it does not fit. Rounded down. */
export function givenFor(offer: ChosenOffer, deposit: { amount: bigint; number: number }): bigint {
  const { amount, percentage, max } = offer
  if (!fitsDeposit(offer, deposit)) return 0n
  if (percentage === null) return BigInt(amount ?? 0)
  const share = multiplyByRatio(deposit.amount, BigInt(Math.round(percentage * 100)), 10_000n, 'down')
  return share < BigInt(max!) ? share : BigInt(max!)
}
