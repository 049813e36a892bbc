import { PlayerBonusStatus } from '@baize/contract/kinds'
import { type HeldBonus, isFreespin } from './bonus-kind.ts'

export interface Wagering {
  /** Stakes in main units of the bonus, or free spins. */
  done: number
  total: number
  /** From 0 to 100, as the server counts it. */
  percentage: number
}

/** How far a bonus is wagered, or free spins are used; `null` where nothing has to be done. */
export function wageringOf(bonus: HeldBonus): Wagering | null {
  if (isFreespin(bonus))
    return bonus.count === 0 ? null : { done: bonus.usedCount, total: bonus.count, percentage: bonus.progress }
  const done = bonus.currentWagerCasinoAmount + bonus.currentWagerSportsbookAmount
  const left = bonus.requiredWagerCasinoAmount + bonus.requiredWagerSportsbookAmount
  return done + left === 0 ? null : { done, total: done + left, percentage: bonus.currentWagerPercentage }
}

/** Wagered to the end, but bets that were made with it are still open. */
export function isWaiting(bonus: HeldBonus): boolean {
  return !isFreespin(bonus) && bonus.currentWagerPercentage >= 100 && bonus.openedTransactionsCount > 0
}

/** An active bonus that may not be given up once its wagering has begun. */
export function isLocked(bonus: HeldBonus): boolean {
  return !isFreespin(bonus) && bonus.isBonusCancelLock && bonus.currentWagerPercentage > 0
}

/** Whether a held bonus may still be left alone with nothing lost: it waits, or nothing has been played with it. */
export function isUnbegun(bonus: HeldBonus): boolean {
  if (bonus.status === PlayerBonusStatus.finished) return false
  return isFreespin(bonus) ? bonus.usedCount === 0 : bonus.currentWagerAmount === 0
}

/** The screen that asks before a held bonus is given up, or says why it cannot be. */
export function cancelDialogOf(bonus: HeldBonus, isActive: boolean) {
  if (isActive && isLocked(bonus)) return 'bonus-cancel-lock'
  if (!isFreespin(bonus) && bonus.openedTransactionsCount > 0) return 'cancel-unsettled-bonus'
  const progress = isFreespin(bonus) ? bonus.progress : bonus.currentWagerPercentage
  return progress > 0 ? 'cancel-active-bonus' : 'cancel-issued-bonus'
}
