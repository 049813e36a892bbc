import type { Account, PaymentMethod } from '@baize/contract'
import { fromMain, toMainNumber } from '@baize/money'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { walletStep } from '../../../shared/analytics/wallet-events.ts'
import { api } from '../../../shared/api.ts'
import { type FieldErrors, readFailure, withoutField } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { awaitDeposit } from '../deposit-outcome/awaited-deposit.ts'
import { awaitedInvoiceQuery, waitingInvoice } from '../deposit-outcome/awaited-invoice.ts'
import { Left, isUnanswered, lineOf, useSteadySending } from '../payment/line.ts'
import { tellMethodGone } from '../payment/method-gone.ts'
import { openPaymentWindow, paymentUrl } from '../payment/payment-window.ts'
import { PaymentAttempts } from '../payment/payment-attempts.ts'
import { turnoverQuery } from '../queries.ts'

/** An attempt without an answer is the same attempt after the wallet was reopened, or the page loaded again. */
const attempts = new PaymentAttempts('withdrawal')

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
  /** The company's page asks within the wallet where it goes. */
  onStep: (invoiceId: string) => void
  /** Stands in the opened window until the company's page does. */
  waitingText: string
}

/**
 * Asks for a withdrawal. After success the wallet closes and an alert says that it is under way, or the company's page
 * asks where it goes. Its window opens after the call, because the call may ask who the player is.
 */
export function useWithdrawal({ method, account, country, onDone, onStep, waitingText }: WithdrawalSource) {
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const info = usePage()
  const { currency } = account
  const sending = useSteadySending()
  const withdrawal = useMutation({
    retry: sending.retry,
    retryDelay: sending.retryDelay,
    mutationFn: async ({ fields, ...typed }: WithdrawalInput) => {
      sending.stay()
      const amount = mainOf(typed)
      const asked = { method: method.method, currency, country, accountId: account.id, amount, fields }
      // From a page of the company the player comes back to their history.
      const body =
        method.processingType === 'other' ? asked : { ...asked, redirectUrl: hrefIn(info, '/profile/history') }
      return api.call('createWithdrawal', { body }, { requestKey: attempts.keyFor(body) })
    },
    onSuccess: ({ invoiceId, action, fields }, typed) => {
      attempts.ended(null)
      void queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
      const url = paymentUrl(action ?? null, fields ?? null)
      if (url && method.processingType === 'iframe') {
        const opened = waitingInvoice({ method, amount: mainOf(typed), currency, qr: null, url, state: 'collecting' })
        queryClient.setQueryData(awaitedInvoiceQuery(invoiceId).queryKey, opened)
        awaitDeposit('payee', invoiceId)
        return onStep(invoiceId)
      }
      if (url) {
        const target = openPaymentWindow(waitingText)
        if (!target.send(url)) return setBlockedUrl(url)
      } else showAlert('wallet.withdrawalProcessed')
      onDone()
    },
    onError: (error) => {
      attempts.ended(error)
      if (error instanceof Left) return
      // What must be staked takes the place of the form.
      if (isRefused(error, 'turnover_open')) return queryClient.invalidateQueries(turnoverQuery(currency))
      if (isRefused(error, 'payouts_locked')) return showAlert('wallet.payoutsLocked')
      if (isRefused(error, 'identity_required') || isUnanswered(error) || tellMethodGone(error)) return
      const effect = readFailure(error)
      if (effect.kind === 'fields') setErrors(effect.fields)
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  return {
    isPending: withdrawal.isPending,
    /** The company's page when the browser refused to open a window for it. */
    blockedUrl,
    /** It was refused until the player's identity is checked. */
    isIdentityNeeded: isRefused(withdrawal.error, 'identity_required'),
    line: lineOf(withdrawal),
    errors,
    /** The player has returned to a field. */
    forget: (field: string) => setErrors((former) => withoutField(former, field)),
    submit: (input: WithdrawalInput) => {
      if (withdrawal.isPending) return
      setErrors({})
      walletStep({ funnelStep: 'sent', operationType: 'withdraw' })
      withdrawal.mutate(input)
    },
  }
}

/** What was typed, in main units. */
function mainOf({ amount, unitsPerTyped, subunitToUnit }: Omit<WithdrawalInput, 'fields'>): number {
  return toMainNumber(fromMain(amount.replace(/\.$/, ''), BigInt(unitsPerTyped)), BigInt(subunitToUnit))
}
