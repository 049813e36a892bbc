import type { Account, DepositReply, PaymentMethod } from '@baize/contract'
import { PlayerStatus } from '@baize/contract/kinds'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { walletStep } from '../../../shared/analytics/wallet-events.ts'
import { api } from '../../../shared/api.ts'
import { refreshBonuses } from '../../../shared/bonuses/queries.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { useProfile } from '../../../shared/player/queries.ts'
import { awaitDeposit, endAwaiting } from '../deposit-outcome/awaited-deposit.ts'
import { awaitedInvoiceQuery, waitingInvoice } from '../deposit-outcome/awaited-invoice.ts'
import { Left, type Line, isUnanswered, lineOf, useSteadySending } from '../payment/line.ts'
import { tellMethodGone } from '../payment/method-gone.ts'
import { PaymentAttempts } from '../payment/payment-attempts.ts'
import { type PaymentWindow, openPaymentWindow, paymentUrl } from '../payment/payment-window.ts'
import { returnUrls } from './return-urls.ts'

/** An attempt without an answer is the same attempt after the wallet was reopened, or the page loaded again. */
const attempts = new PaymentAttempts('deposit')

export interface DepositInput {
  /** Smallest units. */
  amount: number | string
  fields: Record<string, string>
  bonusId?: string
  /** No bonus, not even that of a code that waits. */
  isBonusDecline: boolean
}

export interface DepositHandle {
  isPending: boolean
  /** The payment page when the browser refused to open a window for it. */
  blockedUrl: string | null
  /** It was refused until the player's identity is checked. */
  isIdentityNeeded: boolean
  line: Line
  /** `sum` is the amount in main units, which the next step names. */
  submit(input: DepositInput, sum: number): void
}

export interface DepositSource {
  method: PaymentMethod
  account: Account
  /** Sent when the player chose another than the visit comes from. */
  country: string | undefined
  /** Stands in the opened window until the payment page does. */
  waitingText: string
  /** The deposit goes on within the wallet. */
  onStep: (invoiceId: string) => void
}

/**
 * Starts a deposit. The window opens with the press, before the call, and goes to the payment page when the
 * platform says where that is; any failure closes it and says so. A limited player is told at once. While there is no
 * line no window is opened; once it is back the deposit goes on, and a link takes the place of the window.
 */
export function useDeposit({ method, account, country, waitingText, onStep }: DepositSource): DepositHandle {
  const dialogs = useDialogs()
  const profile = useProfile()
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)

  const sending = useSteadySending()
  const deposit = useMutation({
    retry: sending.retry,
    retryDelay: sending.retryDelay,
    mutationFn: async ({ input, target }: { input: DepositInput; sum: number; target: PaymentWindow | null }) => {
      sending.stay()
      const body = {
        method: method.method,
        currency: account.currency,
        country,
        accountId: account.id,
        ...input,
        ...returnUrls(location),
      }
      try {
        const reply = await api.call('createDeposit', { body }, { requestKey: attempts.keyFor(body) })
        return { reply, target }
      } catch (error) {
        // It hides what is said of the line.
        if (isUnanswered(error)) target?.close()
        throw error
      }
    },
    onSuccess: ({ reply, target }, { sum }) => {
      attempts.ended(null)
      if (!target) return goOn(reply, sum)
      const url = paymentUrl(reply.action, reply.fields)
      if (!url) {
        target.close()
        return fail('provider_failed')
      }
      if (!target.send(url)) return setBlockedUrl(url)
      dialogs.close('wallet')
    },
    onError: (error, { target }) => {
      attempts.ended(error)
      target?.close()
      if (error instanceof Left) return
      if (isRefused(error, 'bonus_not_available')) {
        void refreshBonuses()
        return showAlert('bonus.bonusNotAvailable')
      }
      if (isRefused(error, 'identity_required') || isUnanswered(error) || tellMethodGone(error)) return
      if (readFailure(error).kind !== 'none') fail(isRefused(error, 'provider_failed') ? 'provider_failed' : undefined)
    },
  })

  const fail = (reason?: string) => {
    endAwaiting('patience')
    dialogs.open('deposit-error', { reason })
  }

  /** Without a window: a screen that asks for patience, or the next step within the wallet. */
  const goOn = ({ invoiceId, qr, action, fields }: DepositReply, amount: number) => {
    if (method.processingType === 'message') {
      awaitDeposit('patience', invoiceId)
      return dialogs.open('deposit-pending')
    }
    const opened = waitingInvoice({ method, amount, currency: account.currency, qr, url: paymentUrl(action, fields) })
    queryClient.setQueryData(awaitedInvoiceQuery(invoiceId).queryKey, opened)
    awaitDeposit('wallet', invoiceId)
    onStep(invoiceId)
  }

  return {
    isPending: deposit.isPending,
    blockedUrl,
    isIdentityNeeded: isRefused(deposit.error, 'identity_required'),
    line: lineOf(deposit),
    submit: (input, sum) => {
      if (deposit.isPending) return
      if (profile?.status === PlayerStatus.limited) return showAlert('limit.limitedDeposit')
      setBlockedUrl(null)
      walletStep({ funnelStep: 'sent', operationType: 'deposit' })
      const target = method.processingType === 'form' ? openPaymentWindow(waitingText) : null
      deposit.mutate({ input, sum, target })
    },
  }
}
