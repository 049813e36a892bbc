import { X } from 'lucide-react'
import { type ReactNode, createContext, use, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

/** True while the dialog plays its way out. A host that delays unmounting provides it. */
export const DialogClosingContext = createContext(false)

export interface DialogProps {
  title: ReactNode
  onClose: () => void
  closeLabel: string
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Where the dialog stands on wide screens; phones show a sheet from the bottom edge, or the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Whether a press on the backdrop closes. Escape and the button always ask to close. */
  closesOnOverlay?: boolean
  /** Work that must not be interrupted: nothing closes meanwhile. */
  isBusy?: boolean
  /** Beside the title, at the inline start; for a step back. */
  leading?: ReactNode
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
}

/**
 * A modal on the platform's own `<dialog>`: focus is kept inside and returns where it came from. It starts at
 * the element marked `data-autofocus`, or at the dialog itself.
 * Renders nothing visible on the server.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, closeLabel, children, role, size, closesOnOverlay = true, isBusy, leading } = props
  const element = useRef<HTMLDialogElement>(null)
  const isClosing = use(DialogClosingContext)
  const titleId = useId()
  const isPressOnOverlay = useRef(false)

  useEffect(() => {
    const dialog = element.current!
    const opener = document.activeElement
    keepWidth()
    if (!dialog.open) dialog.showModal()
    // The dialog itself, so that what opens by itself does not light up its close button.
    ;(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus()
    raisePassingMessages()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  const close = () => {
    if (!isBusy && !isClosing) onClose()
  }

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      data-size={size ?? 'medium'}
      data-closing={isClosing || undefined}
      onCancel={(event) => {
        if (event.target !== element.current) return
        event.preventDefault()
        close()
      }}
      onClose={(event) => {
        // A browser may close without asking when Escape is pressed again and again; what is open stays open.
        const dialog = event.currentTarget
        if (event.target === dialog && !isClosing && dialog.isConnected && !dialog.open) dialog.showModal()
      }}
      onMouseDown={(event) => (isPressOnOverlay.current = event.target === element.current)}
      onClick={(event) => {
        if (closesOnOverlay && isPressOnOverlay.current && event.target === element.current) close()
      }}
    >
      <div className={styles.panel}>
        <header className={styles.header} data-title-hidden={props.isTitleHidden || undefined}>
          {leading}
          <h2 id={titleId} className={props.isTitleHidden ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}

/** The page behind cannot scroll while a dialog is open; it keeps the width that its scroll bar leaves. */
function keepWidth(): void {
  const { style, clientWidth } = document.documentElement
  if (document.querySelector('dialog[open]') === null)
    style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`)
}

/** The row of buttons at the foot of a dialog; the main action stands last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** What passes by stays readable above a dialog that opens after it. */
function raisePassingMessages(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-passing]:popover-open')) {
    group.hidePopover()
    group.showPopover()
  }
}
