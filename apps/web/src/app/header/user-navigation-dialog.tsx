import { Drawer } from '@baize/ui/drawer'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { closesOverlay } from '../../shared/panels/closes-overlay.ts'
import { UserNavigation } from './user-navigation.tsx'

/** The player's own menu on phones. */
export function UserNavigationDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.profileSidebar')
  const shell = useText('layout.shell')
  return (
    <Drawer
      title={text('label')}
      side="inline-end"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div onClick={(event) => closesOverlay(event) && onClose()}>
        <UserNavigation />
      </div>
    </Drawer>
  )
}
