import { InvoiceStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { TextLink } from '@baize/ui/text-link'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { endAwaiting } from './awaited-deposit.ts'
import { BackToGame } from './back-to-game.tsx'
import { leavePaymentWindow } from './leave-payment-window.ts'
import { ResultFacts } from './result-facts.tsx'
import { ResultScreen, ResultUnknown } from './result-screen.tsx'
import { useAwaitedResult } from './use-awaited-result.ts'
import { useWayBack } from './use-way-back.ts'
import styles from './result-screen.module.css'

const LOOKS = {
  'deposit-pending': { part: 'modals.depositPending', tone: 'warning', icon: 'clock' },
  'deposit-success': { part: 'modals.depositSuccess', tone: 'positive', icon: 'check' },
  'deposit-redirect': { part: 'modals.depositRedirect', tone: 'warning', icon: 'clock' },
} as const

/**
 * How the deposit went or how far it is, also in the window that came back from the payment page: how much, what is on
 * the account now, and first of all back to the game. Its buttons close a window that was opened for the payment.
 */
export function DepositResultDialog({ name, onClose, closesOnOverlay }: DialogViewProps<keyof typeof LOOKS>) {
  const { part, tone, icon } = LOOKS[name]
  const text = useText(part)
  const wallet = useText('modals.wallet')
  const info = usePage()
  const way = useWayBack()
  const { invoice, isUnknown } = useAwaitedResult(name)
  const isReviewed = invoice?.status === InvoiceStatus.review
  const close = () => {
    endAwaiting('patience')
    onClose()
  }
  const leave = () => leavePaymentWindow(close)
  const shared = { closesOnOverlay, onClose: close }
  if (isUnknown) return <ResultUnknown {...shared} title={wallet('deposit.title')} />
  return (
    <ResultScreen
      {...shared}
      tone={tone}
      icon={icon}
      image={text('image')}
      title={isReviewed ? wallet('result.review.title') : text('title')}
      description={isReviewed ? wallet.marked('result.review.description') : text.marked('description')}
      actions={
        <>
          {way && <BackToGame way={way} isFirst onStay={leave} />}
          <Button
            {...(way ? {} : ({ variant: 'accent', size: 'large', 'data-autofocus': '' } as const))}
            isWide
            onClick={leave}
          >
            {text('button')}
          </Button>
          <TextLink href={hrefIn(info, '/profile/history')}>{wallet('result.historyLink')}</TextLink>
        </>
      }
    >
      <ResultFacts invoice={invoice} balanceLabel={text('balanceLabel')} />
      {name !== 'deposit-success' && <p className={styles.next}>{wallet('result.nextNote')}</p>}
    </ResultScreen>
  )
}
