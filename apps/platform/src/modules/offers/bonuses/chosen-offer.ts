import { BonusType } from '@baize/contract/kinds'
import { multiplyByRatio } from '@baize/money'
import type { BonusTerms } from '../../play/wagering/index.ts'
import { amountIn, type Units } from './amounts.ts'
import { nameIn, type Offer, type OfferBook } from './offer.ts'
import { termsOf } from './offer-terms.ts'

/** An offer as it was when a player chose it, in one currency: smallest units as text. */
export interface ChosenOffer {
  id: string
  name: string
  type: BonusType
  issues: Offer['issues']
  depositNumbers: Offer['trigger']['depositNumbers']
  depositFrom: string | null
  depositTo: string | null
  amount: string | null
  percentage: number | null
  max: string | null
  terms: BonusTerms
  package: { id: string; name: string; priority: number } | null
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
    type: BonusType[type],
    issues,
    depositNumbers: trigger.depositNumbers,
    depositFrom: text(trigger.deposit.from),
    depositTo: text(trigger.deposit.to),
    amount: text(gives.amount),
    percentage: gives.percentage ?? null,
    max: text(gives.max),
    terms: termsOf(offer, house, units),
    package: group && { ...group, name: nameIn(packages.get(group.id)!, locale) },
  }
}

/** What a deposit of so many smallest units sets off; nothing where it does not fit. A percentage is rounded down. */
export function givenFor(offer: ChosenOffer, deposit: { amount: bigint; number: number }): bigint {
  const { depositFrom, depositTo, depositNumbers, amount, percentage, max } = offer
  if (depositFrom !== null && deposit.amount < BigInt(depositFrom)) return 0n
  if (depositTo !== null && deposit.amount > BigInt(depositTo)) return 0n
  if (depositNumbers && (deposit.number < depositNumbers.from || deposit.number > (depositNumbers.to ?? Infinity)))
    return 0n
  if (percentage === null) return BigInt(amount!)
  const share = multiplyByRatio(deposit.amount, BigInt(Math.round(percentage * 100)), 10_000n, 'down')
  return share < BigInt(max!) ? share : BigInt(max!)
}
