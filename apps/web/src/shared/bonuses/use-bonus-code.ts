import type { BonusCode } from '@baize/contract'
import { BonusCodeStatus, BonusTrigger } from '@baize/contract/kinds'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../alerts/alert-store.ts'
import { api } from '../api.ts'
import { readFailure } from '../failure/failure.ts'
import { isRefused } from '../failure/is-refused.ts'
import { blockCodes } from './code-block.ts'
import { refreshBonuses } from './queries.ts'
import { tellCode } from './receive-bonus.ts'

/**
 * Gives a code: its bonus comes at once where it can. With `isForDeposit` one that does not come at once is kept for the
 * deposit that is being made. What is wrong with it is said; too many wrong ones stop further tries for a while.
 */
export function useApplyCode({ isForDeposit }: { isForDeposit: boolean }) {
  return useMutation({
    mutationFn: async (bonusCode: string): Promise<BonusCode> => {
      const now = await give(bonusCode, BonusTrigger.code)
      return isForDeposit && now.status !== BonusCodeStatus.applied ? give(bonusCode, BonusTrigger.deposit) : now
    },
    onSuccess: ({ status }) => tellCode(status),
    onError: report,
    onSettled: refreshBonuses,
  })
}

/** Takes back the code that waits for a deposit. */
export function useRemoveCode() {
  return useMutation({
    mutationFn: (playerBonusCodeId: string) => api.call('removeBonusCode', { body: { playerBonusCodeId } }),
    onError: (error) => {
      // Its deposit has landed meanwhile: it is gone, as was asked.
      if (!isRefused(error, 'not_found')) report(error)
    },
    onSettled: refreshBonuses,
  })
}

function give(bonusCode: string, trigger: typeof BonusTrigger.code | typeof BonusTrigger.deposit): Promise<BonusCode> {
  return api.call('applyBonusCode', { body: { bonusCode, trigger } })
}

function report(error: unknown): void {
  if (isRefused(error, 'too_many_bonus_codes')) return blockCodes()
  const effect = readFailure(error)
  if (effect.kind === 'fields') showAlert('bonus.bonusCodeIncorrect')
  else if (effect.kind === 'alert') showAlert(effect.key)
}
