import type { DepositBonus, PlayerBonus, PlayerFreespin } from '@baize/contract'
import { BonusType, PlayerBonusResult, PlayerBonusStatus } from '@baize/contract/kinds'

/** What a player holds: a bonus, or free spins. */
export type HeldBonus = PlayerBonus | PlayerFreespin
export type AnyBonus = HeldBonus | DepositBonus

/** A name under `globalComponents.bonuses.types`, and of a drawing. */
export type BonusKind = 'cash' | 'percentage' | 'freeSpin' | 'cashback'

const KINDS: Readonly<Record<BonusType, BonusKind>> = {
  [BonusType.cash]: 'cash',
  [BonusType.percentage]: 'percentage',
  [BonusType.freeSpins]: 'freeSpin',
  [BonusType.cashback]: 'cashback',
}

/** A name under `globalComponents.bonuses.bonusStatuses`; `null` while the bonus goes on. */
const ENDS: Readonly<Record<PlayerBonusResult, 'played' | 'canceled' | 'expired' | 'lost' | null>> = {
  [PlayerBonusResult.active]: null,
  [PlayerBonusResult.played]: 'played',
  [PlayerBonusResult.canceled]: 'canceled',
  [PlayerBonusResult.expired]: 'expired',
  [PlayerBonusResult.lost]: 'lost',
}

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
  return !isDepositBonus(bonus) && bonus.status === PlayerBonusStatus.active && endOf(bonus) === null
}

export function isIssued(bonus: AnyBonus): boolean {
  return !isDepositBonus(bonus) && bonus.status === PlayerBonusStatus.issued && endOf(bonus) === null
}
