import type { BonusType, DepositBonus, PlayerBonus, PlayerBonusResult, PlayerFreespin } from '@baize/contract'

/** What a player holds: a bonus, or free spins. */
export type HeldBonus = PlayerBonus | PlayerFreespin
export type AnyBonus = HeldBonus | DepositBonus

/** A name under `globalComponents.bonuses.types`, and of a drawing. */
export type BonusKind = 'cash' | 'percentage' | 'freeSpin' | 'cashback'

const KINDS: Readonly<Record<BonusType, BonusKind>> = { 1: 'cash', 2: 'percentage', 3: 'freeSpin', 4: 'cashback' }

/** A name under `globalComponents.bonuses.bonusStatuses`; `null` while the bonus goes on. */
const ENDS: Readonly<Record<PlayerBonusResult, 'played' | 'canceled' | 'expired' | 'lost' | null>> = {
  1: null,
  2: 'played',
  3: 'canceled',
  4: 'expired',
  5: 'lost',
}

// The contract's values come with its validator, which no browser chunk carries.
const ISSUED = 1
const ACTIVE = 2

export function isFreespin(bonus: AnyBonus): bonus is PlayerFreespin {
  return 'usedCount' in bonus
}

export function isDepositBonus(bonus: AnyBonus): bonus is DepositBonus {
  return 'triggerConditions' in bonus
}

export function kindOf(bonus: AnyBonus): BonusKind {
  if (isFreespin(bonus)) return 'freeSpin'
  return KINDS[isDepositBonus(bonus) ? bonus.type : bonus.bonusType]
}

export function endOf(bonus: AnyBonus) {
  return isDepositBonus(bonus) ? null : ENDS[bonus.result]
}

export function isActive(bonus: AnyBonus): boolean {
  return !isDepositBonus(bonus) && bonus.status === ACTIVE && endOf(bonus) === null
}

export function isIssued(bonus: AnyBonus): boolean {
  return !isDepositBonus(bonus) && bonus.status === ISSUED && endOf(bonus) === null
}
