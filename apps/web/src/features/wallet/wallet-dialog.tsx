import { Dialog } from '@baize/ui/dialog'
import { Tabs } from '@baize/ui/tabs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { timeSinceOpening } from '../../shared/analytics/opening.ts'
import { walletStep } from '../../shared/analytics/wallet-events.ts'
import { useBeforeClose } from '../../shared/dialogs/closing-checks.ts'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { readPart } from '../../shared/content/text.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useContent, useText } from '../../shared/page/page-context.tsx'
import { useIsPhone } from '../../shared/page/use-is-phone.ts'
import { endAwaiting } from './deposit-outcome/awaited-deposit.ts'
import { DepositView } from './deposit/deposit-view.tsx'
import type { WalletProps } from './wallet-query.ts'
import { WithdrawView } from './withdraw/withdraw-view.tsx'
import styles from './wallet-dialog.module.css'

/**
 * Money in and money out: deposits alone, asking before it closes on one, or both tabs. What is shown stands in
 * the address.
 */
export function WalletDialog({ show, bonusId, invoiceId, onClose, closesOnOverlay }: DialogViewProps & WalletProps) {
  const text = useText('modals.wallet')
  const shell = useText('layout.shell')
  const content = useContent()
  const dialogs = useDialogs()
  const isPhone = useIsPhone()
  const [isFormShown, setIsFormShown] = useState(false)
  const [chosenMethods, setChosenMethods] = useState<Partial<Record<string, string | null>>>({})
  const isDepositOnly = show === 'deposit-only'
  const tab = show === 'withdraw' ? 'withdraw' : 'deposit'
  useFunnel(tab)
  const chosenMethod = chosenMethods[tab] ?? null
  const setChosenMethod = (method: string | null) => setChosenMethods({ ...chosenMethods, [tab]: method })

  const goBack = () => {
    // Back from a payment that was ordered is back to the ways to pay.
    endAwaiting(tab === 'deposit' ? 'wallet' : 'payee')
    setChosenMethod(null)
  }

  const mayLeave = async () => {
    if (!isDepositOnly || !isFormShown) return true
    await content.need(['modals.cancelDeposit']).catch(() => undefined)
    const isAsking = readPart(content.get('modals.cancelDeposit')).at<boolean>('displayModal') ?? true
    if (isAsking) dialogs.open('cancel-deposit')
    return !isAsking
  }
  const isAsked = useRef(false)
  useBeforeClose(() => {
    if (isAsked.current) return true
    // The browser's way back is the way back to the first step, where there are two.
    if (!isPhone || chosenMethod === null) return mayLeave()
    goBack()
    return false
  })
  const leave = () => {
    isAsked.current = true
    onClose()
  }
  const close = async () => {
    if (await mayLeave()) leave()
  }

  const deposit = (
    <DepositView
      chosenMethod={chosenMethod}
      onChoose={setChosenMethod}
      onFormShown={setIsFormShown}
      bonusId={bonusId ?? null}
      invoiceId={invoiceId ?? null}
    />
  )
  const tabs = (['deposit', 'withdraw'] as const).map((id) => ({ id, label: text(`tabs.${id}`) }))

  return (
    <Dialog
      title={text(isDepositOnly ? 'deposit.title' : 'title')}
      size="large"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={() => void close()}
      leading={
        chosenMethod !== null && (
          <button type="button" className={styles.back} aria-label={text('deposit.backLabel')} onClick={goBack}>
            <Icon name="back" />
          </button>
        )
      }
    >
      {isDepositOnly ? (
        deposit
      ) : (
        <Tabs
          label={text('tabs.label')}
          tabs={tabs}
          selected={tab}
          onSelect={(id) => {
            const asked = id === 'withdraw' ? 'withdraw' : 'deposit'
            walletStep({ funnelStep: asked })
            dialogs.open('wallet', { show: asked })
          }}
        >
          {tab === 'deposit' ? (
            deposit
          ) : (
            <WithdrawView chosenMethod={chosenMethod} onChoose={setChosenMethod} onDone={leave} />
          )}
        </Tabs>
      )}
    </Dialog>
  )
}

/** That the wallet was opened, how long it took, and on what it was closed. */
function useFunnel(tab: 'deposit' | 'withdraw'): void {
  const closed = useEffectEvent(() => walletStep({ funnelStep: 'close', operationType: tab }))
  useEffect(() => {
    walletStep({ funnelStep: 'open', loadTime: timeSinceOpening('wallet') })
    return () => closed()
  }, [])
}
