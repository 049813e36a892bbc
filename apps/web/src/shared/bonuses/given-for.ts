import type { DepositBonus } from '@baize/contract'
import { type TermUnits, depositRange, maxBonus } from './bonus-terms.ts'
import { valueOf } from './bonus-value.ts'

/** Whether a deposit of an amount sets the bonus off. Main units of the player's currency. */
export function fitsDeposit(bonus: DepositBonus, amount: number, units: TermUnits): boolean {
  const { from, to } = depositRange(bonus, units)
  return (from === null || amount >= from) && (to === null || amount <= to)
}

/** The bonus money that a deposit brings, in main units; 0 where it brings none. A percentage is rounded down. */
export function givenFor(bonus: DepositBonus, amount: number, units: TermUnits): number {
  const value = valueOf(bonus, units)
  if (value?.is === 'amount') return value.amount
  if (value?.is !== 'percent') return 0
  const perMain = units.currencies.find(({ code }) => code === units.currency)?.subunitToUnit ?? 100
  const share = Math.floor((Math.round(amount * perMain) * Math.round(value.percent * 100)) / 10_000) / perMain
  return Math.min(share, maxBonus(bonus, units) ?? share)
}
