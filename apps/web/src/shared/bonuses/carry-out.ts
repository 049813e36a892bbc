import type { PlayerBonus } from '@baize/contract'
import { showAlert } from '../alerts/alert-store.ts'
import { api } from '../api.ts'
import type { Dialogs } from '../dialogs/use-dialogs.ts'
import { isRefused } from '../failure/is-refused.ts'
import { type HeldBonus, isFreespin } from './bonus-kind.ts'
import { refreshBonuses } from './queries.ts'

/**
 * Changes a bonus and shows everything anew. What has changed meanwhile, on another tab or by a bet, is told; a locked
 * one says why it is. Rejects with any other failure.
 */
export async function carryOut(
  change: () => Promise<unknown>,
  dialogs: Dialogs,
  active: PlayerBonus | undefined,
): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (isRefused(error, 'bonus_locked')) dialogs.open('bonus-cancel-lock', active && { bonus: active })
    else if (isRefused(error, 'bonus_not_available') || isRefused(error, 'not_found'))
      showAlert('bonus.bonusNotAvailable')
    else throw error
  } finally {
    await refreshBonuses()
  }
}

/** Gives a bonus or free spins up, without asking. */
export function giveUp(bonus: HeldBonus, dialogs: Dialogs): Promise<void> {
  const call = { params: { id: bonus.id } }
  if (isFreespin(bonus)) return carryOut(() => api.call('cancelPlayerFreespin', call), dialogs, undefined)
  return carryOut(() => api.call('cancelPlayerBonus', call), dialogs, bonus)
}
