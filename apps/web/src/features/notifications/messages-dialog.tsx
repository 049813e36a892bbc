import { Drawer } from '@baize/ui/drawer'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { closesOverlay } from '../../shared/panels/closes-overlay.ts'
import { LatestMessages } from './latest-messages.tsx'

export interface MessagesProps {
  /** The page of all messages, where there is one. */
  allHref?: string | null
}

/** The latest messages on phones. */
export function MessagesDialog({ allHref, onClose, closesOnOverlay }: DialogViewProps & MessagesProps) {
  const text = useText('layout.header')
  const shell = useText('layout.shell')
  return (
    <Drawer
      title={text('notificationBox.label')}
      side="bottom"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div onClick={(event) => closesOverlay(event) && onClose()}>
        <LatestMessages allHref={allHref ?? null} />
      </div>
    </Drawer>
  )
}
