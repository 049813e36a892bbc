import { Button } from '@baize/ui/button'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { endAwaiting } from './awaited-deposit.ts'
import { BackToGame } from './back-to-game.tsx'
import { failureOf, lookOf } from './deposit-failure.ts'
import { leavePaymentWindow } from './leave-payment-window.ts'
import { ResultFacts } from './result-facts.tsx'
import { ResultScreen, ResultUnknown } from './result-screen.tsx'
import { useAwaitedResult } from './use-awaited-result.ts'
import { useWayBack } from './use-way-back.ts'

export interface DepositErrorProps {
  /** Why, where it failed before there was an invoice to look it up by. */
  reason?: string
}

/**
 * A deposit that did not go through, and why: a refusal, lack of funds and what the player called off themselves each in
 * its own words. Its button leads back to the wallet; after one's own word the game comes first.
 */
export function DepositErrorDialog({
  reason,
  onClose,
  closesOnOverlay,
}: DialogViewProps<'deposit-error'> & DepositErrorProps) {
  const text = useText('modals.depositError')
  const wallet = useText('modals.wallet')
  const dialogs = useDialogs()
  const way = useWayBack()
  const { invoice, isUnknown } = useAwaitedResult('deposit-error')
  const failure = failureOf(reason ?? invoice?.reason)
  const { tone, icon } = lookOf(failure)
  const close = () => {
    endAwaiting('patience')
    onClose()
  }
  if (isUnknown && reason === undefined)
    return <ResultUnknown title={wallet('deposit.title')} closesOnOverlay={closesOnOverlay} onClose={close} />
  const isGameFirst = way !== null && failure === 'cancelled'
  const back = way && <BackToGame way={way} isFirst={isGameFirst} onStay={() => leavePaymentWindow(close)} />
  return (
    <ResultScreen
      tone={tone}
      icon={icon}
      title={failure ? text(`reasons.${failure}.title`) : text('title')}
      description={failure ? text.marked(`reasons.${failure}.description`) : text.marked('description')}
      closesOnOverlay={closesOnOverlay}
      onClose={close}
      actions={
        <>
          {isGameFirst && back}
          <Button
            {...(isGameFirst ? {} : ({ variant: 'accent', size: 'large', 'data-autofocus': '' } as const))}
            isWide
            onClick={() => {
              endAwaiting('patience')
              dialogs.open('wallet', { show: 'deposit-only' })
            }}
          >
            {text('button')}
          </Button>
          {!isGameFirst && back}
        </>
      }
    >
      {reason === undefined && <ResultFacts invoice={invoice} />}
    </ResultScreen>
  )
}
