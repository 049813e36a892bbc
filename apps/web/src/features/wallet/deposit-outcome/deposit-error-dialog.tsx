import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { ResultScreen } from './result-screen.tsx'

/** A deposit that did not go through. Its button leads back to the wallet. */
export function DepositErrorDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.depositError')
  const dialogs = useDialogs()
  return (
    <ResultScreen
      tone="danger"
      icon="warning"
      title={text('title')}
      description={text.marked('description')}
      button={text('button')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
      onPress={() => dialogs.open('wallet', { show: 'deposit-only' })}
    />
  )
}
