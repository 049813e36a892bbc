import type { DepositBonus } from '@baize/contract'
import { baseAmountIn } from '../player/base-amount.ts'
import { type AnyBonus, isDepositBonus, isFreespin } from './bonus-kind.ts'
import type { TermUnits } from './bonus-terms.ts'

/** What a bonus is worth: money, a share of a deposit, or free spins. */
export type BonusValue =
  | { is: 'amount'; amount: number; currency: string }
  | { is: 'percent'; percent: number }
  | { is: 'spins'; count: number }

/** `null` where it is not told in the player's currency. */
export function valueOf(bonus: AnyBonus, units: TermUnits): BonusValue | null {
  if (isFreespin(bonus)) return { is: 'spins', count: bonus.count }
  if (!isDepositBonus(bonus)) return { is: 'amount', amount: bonus.amount, currency: bonus.currency }
  const { depositPercentage, presets = [], amountItems = [], baseCurrencyAmount } = bonus.assignConditions
  if (depositPercentage) return { is: 'percent', percent: depositPercentage }
  const { currency, currencies } = units
  const spins = presets.find((preset) => preset.currency === currency) ?? presets[0]
  if (spins) return { is: 'spins', count: spins.quantity }
  const amount =
    amountItems.find((item) => item.currency === currency)?.amount ??
    (baseCurrencyAmount ? baseAmountIn(baseCurrencyAmount, currency, currencies) : null)
  return amount ? { is: 'amount', amount, currency } : null
}

/** How many free spins an offer gives, alone or on top of money. */
export function spinsWith({ assignConditions: { presets = [] } }: DepositBonus): number {
  return presets[0]?.quantity ?? 0
}
