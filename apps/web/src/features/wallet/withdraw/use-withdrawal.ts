import type { Account, PaymentMethod } from '@baize/contract'
import { fromMain, toMainNumber } from '@baize/money'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { type FieldErrors, readFailure, withoutField } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { PaymentAttempts } from '../payment/payment-attempts.ts'
import { turnoverQuery } from '../queries.ts'

/** Kept for the life of the page: an attempt without an answer is the same attempt after the wallet was reopened. */
const attempts = new PaymentAttempts()

export interface WithdrawalInput {
  /** As it was typed, in units of which so many smallest ones are one. */
  amount: string
  unitsPerTyped: number
  subunitToUnit: number
  fields: Record<string, string>
}

interface WithdrawalSource {
  method: PaymentMethod
  account: Account
  /** Sent when the player chose another than the visit comes from. */
  country: string | undefined
  onDone: () => void
}

/** Asks for a withdrawal. After success the wallet closes and an alert says that it is under way. */
export function useWithdrawal({ method, account, country, onDone }: WithdrawalSource) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const { currency } = account
  const withdrawal = useMutation({
    mutationFn: async ({ amount, unitsPerTyped, subunitToUnit, fields }: WithdrawalInput) => {
      const smallest = fromMain(amount.replace(/\.$/, ''), BigInt(unitsPerTyped))
      const main = toMainNumber(smallest, BigInt(subunitToUnit))
      const body = { method: method.method, currency, country, accountId: account.id, amount: main, fields }
      return api.call('createWithdrawal', { body }, { requestKey: attempts.keyFor(body) })
    },
    onSuccess: () => {
      attempts.ended(null)
      showAlert('wallet.withdrawalProcessed')
      void queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
      onDone()
    },
    onError: (error) => {
      attempts.ended(error)
      // What must be staked takes the place of the form.
      if (isRefused(error, 'turnover_open')) return queryClient.invalidateQueries(turnoverQuery(currency))
      if (isRefused(error, 'payouts_locked')) return showAlert('wallet.payoutsLocked')
      const effect = readFailure(error)
      if (effect.kind === 'fields') setErrors(effect.fields)
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  return {
    isPending: withdrawal.isPending,
    errors,
    /** The player has returned to a field. */
    forget: (field: string) => setErrors((former) => withoutField(former, field)),
    submit: (input: WithdrawalInput) => {
      if (withdrawal.isPending) return
      setErrors({})
      withdrawal.mutate(input)
    },
  }
}
