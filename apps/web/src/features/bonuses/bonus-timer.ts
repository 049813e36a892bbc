import { type AnyBonus, isActive, isDepositBonus, isFreespin, isIssued } from '../../shared/bonuses/bonus-kind.ts'

/** When a bonus ends as it stands now; `null` when it does not, or has ended. */
export function timerOf(bonus: AnyBonus): string | null {
  if (isDepositBonus(bonus)) return bonus.triggerConditions.availableTo ?? null
  if (!isActive(bonus) && !isIssued(bonus)) return null
  if (isFreespin(bonus)) return bonus.expiredAt
  return isActive(bonus) ? bonus.wageringExpiredAt : bonus.activationExpiredAt
}
