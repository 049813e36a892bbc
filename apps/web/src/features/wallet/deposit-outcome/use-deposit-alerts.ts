import { useEffect } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { toldOf } from '../../../shared/alerts/just-told.ts'
import { paymentEnded } from '../../../shared/analytics/wallet-events.ts'
import { refreshBonuses } from '../../../shared/bonuses/queries.ts'
import { formatDate } from '@baize/contract/dates'
import { formatAmount } from '../../../shared/page/money.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { queryClient } from '../../../shared/query/query-client.ts'
import { realtimeFeeds } from '../../../shared/realtime/feeds.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { isShownInPlace } from './awaited-deposit.ts'
import { depositAlertOf, withdrawalAlertOf } from './deposit-alert.ts'

/** Where the messages about payments lead. */
const HISTORY = '/profile/history'

/**
 * Tells the player on any page how a deposit or a withdrawal ended, and makes the history read it again. A screen on which
 * the player waits for a deposit tells its end itself.
 */
export function useDepositAlerts(): void {
  const { playerId } = useSession()
  const { locale, currencies, flags } = usePage()
  useEffect(() => {
    if (!playerId) return
    return realtimeFeeds.follow((client, channel) =>
      client.subscribe(channel('paymentInvoices', { playerId }), ({ event, invoice }) => {
        void queryClient.invalidateQueries({ queryKey: ['payment', 'invoices'] })
        // A deposit that has landed is no longer to come, and other bonuses are offered with the next one.
        if (event === 'invoice.deposit.updated') void refreshBonuses()
        const isCrypto = currencies.find(({ code }) => code === invoice.currency)?.type === 'crypto'
        const operation = event === 'invoice.deposit.updated' ? 'deposit' : 'withdraw'
        paymentEnded(operation, invoice, isCrypto ? 'crypto' : 'fiat')
        if (isShownInPlace(invoice.id, location.search)) return toldOf(HISTORY)
        // The transaction that took its place is told of.
        if (invoice.statusResult === 'replaced') return
        const key =
          event === 'invoice.deposit.updated'
            ? depositAlertOf(invoice.status, location.search, invoice.statusResult)
            : withdrawalAlertOf(invoice.status)
        if (!key) return
        toldOf(HISTORY)
        const { amount, currency, createdAt } = invoice
        const sum = formatAmount(amount, currency, { locale, currencies, useAtomicUnits: flags.useAtomicUnits })
        showAlert(key, { sum, date: formatDate(createdAt, locale, 'instant') })
      }),
    )
  }, [playerId, locale, currencies, flags])
}
