import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { type HeldBonus, isActive, isFreespin } from '../../../shared/bonuses/bonus-kind.ts'
import { carryOut, giveUp } from '../../../shared/bonuses/carry-out.ts'
import { useHeldBonuses } from '../../../shared/bonuses/queries.ts'
import { cancelDialogOf, isLocked } from '../../../shared/bonuses/wagering.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'

/**
 * Starts a bonus and gives one up, asking first where something is lost. What has changed meanwhile, on another tab or
 * by a bet, is told and shown as it is now.
 */
export function useBonusActions() {
  const dialogs = useDialogs()
  const account = useActiveAccount()
  const active = useHeldBonuses()?.find(isActive)

  const start = (bonus: HeldBonus) => {
    const call = { params: { id: bonus.id } }
    const change = () =>
      isFreespin(bonus) ? api.call('activatePlayerFreespin', call) : api.call('activatePlayerBonus', call)
    return carryOut(change, dialogs, active)
  }

  /** The bonus money that goes back to the house with it. */
  const forfeitOf = (bonus: HeldBonus) => ({
    // What free spins have won stays.
    amount: isFreespin(bonus) ? 0 : isActive(bonus) ? (account?.bonusBalance ?? 0) : bonus.amount,
    currency: bonus.currency,
  })

  return {
    /** Nothing is asked where no other bonus is lost by it. Resolves when it is done or asked. */
    activate: async (bonus: HeldBonus): Promise<void> => {
      if (isFreespin(bonus)) return start(bonus).catch(report)
      if (active && isLocked(active)) return dialogs.open('bonus-cancel-lock', { bonus: active })
      if (active)
        return dialogs.open('change-active-bonus', {
          bonus,
          forfeit: forfeitOf(active),
          onConfirm: () => start(bonus),
        })
      await start(bonus).catch(report)
    },
    cancel: (bonus: HeldBonus): void => {
      const dialog = cancelDialogOf(bonus, isActive(bonus))
      const forfeit = forfeitOf(bonus)
      if (dialog === 'bonus-cancel-lock' && !isFreespin(bonus)) dialogs.open(dialog, { bonus })
      else if (dialog === 'cancel-unsettled-bonus' && !isFreespin(bonus))
        dialogs.open(dialog, { bonus, forfeit, onCancelBonus: () => giveUp(bonus, dialogs) })
      else if (dialog === 'cancel-active-bonus' || dialog === 'cancel-issued-bonus')
        dialogs.open(dialog, { bonus, forfeit, onConfirm: () => giveUp(bonus, dialogs) })
    },
  }
}

function report(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}
