import type { DepositBonus, PlayerBonus } from '@baize/contract'
import { baseAmountIn } from '../player/base-amount.ts'
import type { CurrencyInfo } from '../page/page-info.ts'
import { type BonusKind, isDepositBonus, kindOf } from './bonus-kind.ts'

/** A value of a condition, not yet in the words and figures of a locale. Amounts are main units. */
export type TermValue =
  | { is: 'amount'; amount: number; currency: string }
  | { is: 'range'; from: number | null; to: number | null; currency: string }
  | { is: 'times'; times: number }
  | { is: 'percent'; percent: number }
  | { is: 'count'; count: number }
  | { is: 'flag'; flag: boolean }
  | { is: 'kind'; kind: BonusKind }
  | { is: 'providers' | 'games'; ids: readonly string[]; isExcluded: boolean }

export interface Term<Key extends string = string> {
  /** The label's key in the content. */
  key: Key
  value: TermValue
}

/** The currency a player thinks in, and the rates for amounts that are told in the base currency only. */
export interface TermUnits {
  currency: string
  currencies: readonly CurrencyInfo[]
}

type DetailKey =
  | 'minDeposit'
  | 'maxDeposit'
  | 'casinoWager'
  | 'casinoMinBet'
  | 'casinoMaxBet'
  | 'sportsBookWager'
  | 'sportsBookMinBet'
  | 'sportsBookMaxBet'
  | 'maxWin'
  | 'sticky'
  | 'cashable'
  | 'endsOnWithdrawal'
  | 'depositPercentage'
  | 'maxBonusAmount'
  | 'provider'
  | 'game'

type Row<Key extends string> = [key: Key, value: TermValue | null]

/** The conditions of a bonus one by one; what it does not say has no row. */
export function detailTerms(bonus: DepositBonus | PlayerBonus, units: TermUnits): Term<DetailKey>[] {
  return present<DetailKey>(isDepositBonus(bonus) ? offerRows(bonus, units) : heldRows(bonus))
}

function offerRows(bonus: DepositBonus, units: TermUnits): Row<DetailKey>[] {
  const { currency } = units
  const [deposit, casino, sports] = [depositRange(bonus, units), casinoRange(bonus, units), sportsRange(bonus, units)]
  const { depositPercentage, gameId, providerId } = bonus.assignConditions
  return [
    ['minDeposit', amount(deposit.from, currency)],
    ['maxDeposit', amount(deposit.to, currency)],
    ['depositPercentage', depositPercentage ? { is: 'percent', percent: depositPercentage } : null],
    ['maxBonusAmount', amount(maxBonus(bonus, units), currency)],
    ['casinoWager', times(bonus.wagerCasino)],
    ['casinoMinBet', amount(casino.from, currency)],
    ['casinoMaxBet', amount(casino.to, currency)],
    ['sportsBookWager', times(bonus.wagerSportsbook)],
    ['sportsBookMinBet', amount(sports.from, currency)],
    ['sportsBookMaxBet', amount(sports.to, currency)],
    ['maxWin', maxWin(bonus, units)],
    ['sticky', flag(bonus.sticky)],
    ['cashable', flag(bonus.cashable)],
    ['endsOnWithdrawal', flag(bonus.endsOnWithdrawal || null)],
    ['provider', providerId ? { is: 'providers', ids: [providerId], isExcluded: false } : null],
    ['game', gameId ? { is: 'games', ids: [gameId], isExcluded: false } : null],
  ]
}

function heldRows(bonus: PlayerBonus): Row<DetailKey>[] {
  const { currency, wagerCasinoConditions: casino, wagerSportsbookConditions: sports } = bonus
  const casinoMax = smaller(casino?.amountTo ?? null, bonus.wagerCasino > 0 ? bonus.maxBetAmount : null)
  return [
    ['casinoWager', times(bonus.wagerCasino)],
    ['casinoMinBet', amount(casino?.amountFrom ?? null, currency)],
    ['casinoMaxBet', amount(casinoMax, currency)],
    ['sportsBookWager', times(bonus.wagerSportsbook)],
    ['sportsBookMinBet', amount(sports?.amountFrom ?? null, currency)],
    ['sportsBookMaxBet', amount(sports?.amountTo ?? null, currency)],
    ['maxWin', amount(bonus.maxWinAmount ?? null, currency) ?? times(bonus.maxWinMultiplier ?? 0)],
    ['sticky', flag(bonus.sticky)],
    ['cashable', flag(bonus.cashable)],
    ['endsOnWithdrawal', flag(bonus.endsOnWithdrawal || null)],
  ]
}

type InfoKey =
  | 'bonusType'
  | 'depositAmount'
  | 'freeSpins'
  | 'casinoWager'
  | 'sportsbookWager'
  | 'maxWin'
  | 'endsOnWithdrawal'
  | 'casinoBetSum'
  | 'sportsbookBetSum'
  | 'providers'
  | 'games'

/** What a player should know of an offered bonus before a deposit. */
export function depositTerms(bonus: DepositBonus, units: TermUnits): Term<InfoKey>[] {
  const { currency } = units
  const casino = bonus.wagerCasinoConditions
  const spins = (bonus.assignConditions.presets ?? []).find((preset) => preset.currency === currency)
  return present<InfoKey>([
    ['bonusType', { is: 'kind', kind: kindOf(bonus) }],
    ['depositAmount', range(depositRange(bonus, units), currency)],
    ['freeSpins', spins ? { is: 'count', count: spins.quantity } : null],
    ['casinoWager', times(bonus.wagerCasino)],
    ['sportsbookWager', times(bonus.wagerSportsbook)],
    ['maxWin', maxWin(bonus, units)],
    ['endsOnWithdrawal', flag(bonus.endsOnWithdrawal || null)],
    ['casinoBetSum', range(casinoRange(bonus, units), currency)],
    ['sportsbookBetSum', range(sportsRange(bonus, units), currency)],
    ['providers', listed('providers', casino?.providerIds, casino?.providerIdsExcluded)],
    ['games', listed('games', casino?.gameIds, casino?.gameIdsExcluded)],
  ])
}

interface Range {
  from: number | null
  to: number | null
}

/** The deposits that set a bonus off, in the player's currency. */
export function depositRange({ triggerConditions: on }: DepositBonus, units: TermUnits): Range {
  return rangeIn(on.invoiceAmountItems, on.baseCurrencyInvoiceAmountFrom, on.baseCurrencyInvoiceAmountTo, units)
}

function casinoRange({ wagerCasinoConditions: on }: DepositBonus, units: TermUnits): Range {
  return rangeIn(on?.amountItems, on?.baseCurrencyAmountFrom, on?.baseCurrencyAmountTo, units)
}

function sportsRange({ wagerSportsbookConditions: on }: DepositBonus, units: TermUnits): Range {
  return rangeIn(on?.amountItems, on?.baseCurrencyAmountFrom, on?.baseCurrencyAmountTo, units)
}

/** The amounts of the currency's own item, else those of the base currency converted. */
function rangeIn(
  items: readonly { currency: string; amountFrom?: number | null; amountTo?: number | null }[] = [],
  baseFrom: number | null | undefined,
  baseTo: number | null | undefined,
  units: TermUnits,
): Range {
  const own = items.find(({ currency }) => currency === units.currency)
  if (own) return { from: own.amountFrom || null, to: own.amountTo || null }
  return { from: converted(baseFrom, units), to: converted(baseTo, units) }
}

/** The most a share of a deposit may come to. */
export function maxBonus({ assignConditions: on }: DepositBonus, units: TermUnits): number | null {
  const items = on.maxBonusAmountItems ?? on.maxAmountItems ?? []
  return items.find(({ currency }) => currency === units.currency)?.amount || converted(on.baseCurrencyMaxAmount, units)
}

function maxWin(bonus: DepositBonus, units: TermUnits): TermValue | null {
  const own = bonus.maxWinAmountItems.find(({ currency }) => currency === units.currency)?.amount
  const most = own || converted(bonus.baseCurrencyMaxWinAmount, units)
  return amount(most, units.currency) ?? times(bonus.maxWinMultiplier ?? 0)
}

function converted(base: number | null | undefined, { currency, currencies }: TermUnits): number | null {
  return base ? baseAmountIn(base, currency, currencies) : null
}

function smaller(left: number | null, right: number | null): number | null {
  return left !== null && right !== null ? Math.min(left, right) : (left ?? right)
}

function amount(value: number | null, currency: string): TermValue | null {
  return value ? { is: 'amount', amount: value, currency } : null
}

function range({ from, to }: Range, currency: string): TermValue | null {
  return from === null && to === null ? null : { is: 'range', from, to, currency }
}

function times(value: number): TermValue | null {
  return value > 0 ? { is: 'times', times: value } : null
}

function flag(value: boolean | null): TermValue | null {
  return value === null ? null : { is: 'flag', flag: value }
}

function listed(is: 'providers' | 'games', ids: readonly string[] = [], isExcluded = false): TermValue | null {
  return ids.length > 0 ? { is, ids, isExcluded } : null
}

function present<Key extends string>(rows: readonly Row<Key>[]): Term<Key>[] {
  return rows.flatMap(([key, value]) => (value ? [{ key, value }] : []))
}
