import { Popover } from '@baize/ui/popover'
import { usePageLock } from '@baize/ui/page-lock'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import type { DialogProps, PlainDialogName } from '../dialogs/dialog-props.ts'
import { useDialogs } from '../dialogs/use-dialogs.ts'
import { useIsPhone } from '../page/use-is-phone.ts'

/** What the button that opens a panel carries. */
export interface HeaderPanelTrigger {
  ref?: Ref<HTMLButtonElement>
  popoverTarget?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup': 'dialog'
  onClick?: () => void
}

export interface HeaderPanelProps<Name extends PlainDialogName> {
  /** The dialog that shows the same on phones, and the mark of the page while the panel is open. */
  name: Name
  /** What that dialog is opened with. */
  props?: DialogProps[Name]
  /** Names the panel. */
  label: string
  trigger: (trigger: HeaderPanelTrigger) => ReactNode
  /** Mounted while the panel is open; receives how to close it. */
  children: (close: () => void) => ReactNode
  onOpen?: () => void
}

/**
 * A panel below a button of the header; on phones the dialog of that name. The page behind stands still while it
 * is open, and a link that is followed closes it.
 */
export function HeaderPanel<Name extends PlainDialogName>(panel: HeaderPanelProps<Name>) {
  const { name, props, label, trigger, children, onOpen } = panel
  const dialogs = useDialogs()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  usePageLock(isOpen)
  useEffect(() => {
    if (!isOpen) return
    document.body.dataset.navigation = name
    return () => void delete document.body.dataset.navigation
  }, [isOpen, name])

  if (isPhone) {
    const open = () => {
      onOpen?.()
      dialogs.open(name, props)
    }
    return trigger({ 'aria-haspopup': 'dialog', onClick: open })
  }
  const toggle = (opens: boolean) => {
    setIsOpen(opens)
    if (opens) onOpen?.()
  }
  return (
    <Popover label={label} trigger={trigger} alignment="end" onToggle={toggle}>
      {(close) => <div onClick={(event) => closeOnLink(event, close)}>{children(close)}</div>}
    </Popover>
  )
}

function closeOnLink(event: MouseEvent, close: () => void): void {
  const link = (event.target as Element).closest('a')
  if (link && !link.target && link.dataset.document === undefined) close()
}
