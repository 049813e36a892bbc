import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { LiveAmount } from '../../../shared/player/live-amount.tsx'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { leavePaymentWindow } from './leave-payment-window.ts'
import { ResultScreen } from './result-screen.tsx'
import { useAwaitedResult } from './use-awaited-result.ts'
import styles from './result-screen.module.css'

const LOOKS = {
  'deposit-pending': { part: 'modals.depositPending', tone: 'warning', icon: 'clock' },
  'deposit-success': { part: 'modals.depositSuccess', tone: 'positive', icon: 'check' },
  'deposit-redirect': { part: 'modals.depositRedirect', tone: 'warning', icon: 'clock' },
} as const

/** How the deposit went, in the window that came back from the payment page; its button closes that window. */
export function DepositResultDialog({ name, onClose, closesOnOverlay }: DialogViewProps<keyof typeof LOOKS>) {
  const { part, tone, icon } = LOOKS[name]
  const text = useText(part)
  const account = useActiveAccount()
  useAwaitedResult({ isShown: name === 'deposit-pending' })
  return (
    <ResultScreen
      tone={tone}
      icon={icon}
      image={text('image')}
      title={text('title')}
      description={text.marked('description')}
      button={text('button')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      onPress={() => leavePaymentWindow(onClose)}
    >
      {account && (
        <p className={styles.balance}>
          <span>{text('balanceLabel')}</span>
          <LiveAmount amount={account.balance} currency={account.currency} label={text('balanceLabel')} />
        </p>
      )}
    </ResultScreen>
  )
}
