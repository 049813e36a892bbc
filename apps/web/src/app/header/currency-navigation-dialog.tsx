import { Drawer } from '@baize/ui/drawer'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { closesOverlay } from '../../shared/panels/closes-overlay.ts'
import { BalancePanel } from './balance-panel.tsx'

/** Balance and currencies on phones. */
export function CurrencyNavigationDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.header')
  const shell = useText('layout.shell')
  return (
    <Drawer
      title={text('balance.label')}
      side="bottom"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div onClick={(event) => closesOverlay(event) && onClose()}>
        <BalancePanel onDone={onClose} />
      </div>
    </Drawer>
  )
}
