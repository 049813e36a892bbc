import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { DialogIndexContext, type ModalProps, useModal } from './modal.tsx'
import styles from './dialog.module.css'

export { DialogClosingContext, DialogIndexContext } from './modal.tsx'

export interface DialogProps extends ModalProps {
  /** Names the dialog; its first heading. */
  title: ReactNode
  /** Names the close button; `null` leaves it out where a button of the dialog's own closes. */
  closeLabel: string | null
  children: ReactNode
  /** `alertdialog` for a question that interrupts; it is read with its words. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Width on wide screens: 400, 480, 880 or 1120 px, the last at full height. Phones show a sheet from the bottom
   * edge, `full` the whole screen.
   */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Before the title, at the inline start; for a step back. */
  leading?: ReactNode
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
  /** A row that stays in view below what scrolls. */
  footer?: ReactNode
  /**
   * Where its upper corner at the inline start stands on wide screens, in pixels from the window's; it keeps within the
   * window. In the middle without.
   */
  corner?: { top: number; start: number }
}

/**
 * A modal on the platform's own `<dialog>`. Focus starts at the element marked `data-autofocus`, or at the dialog
 * itself. Renders nothing visible on the server. `data-index` counts the overlays below it, `data-layer` is its
 * height in the stack, `data-state` says opening, open or closing.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    children,
    role,
    size,
    leading,
    footer,
    isTitleHidden,
    corner,
    closesOnSwipe = true,
  } = props
  const { ref, isPresent, index, close, wiring } = useModal(props, swipesDown)
  const titleId = useId()
  if (!isPresent) return null
  return (
    <dialog
      ref={ref}
      {...wiring}
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-body` : undefined}
      data-size={size ?? 'medium'}
      data-cornered={corner ? '' : undefined}
      style={corner && ({ '--top': `${corner.top}px`, '--start': `${corner.start}px` } as CSSProperties)}
    >
      <DialogIndexContext value={index + 1}>
        <div className={styles.panel}>
          {closesOnSwipe && <span className={styles.grip} aria-hidden="true" />}
          <header className={styles.header} data-title-hidden={isTitleHidden || undefined}>
            {leading}
            <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            {closeLabel !== null && (
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
                <X size={20} aria-hidden="true" />
              </button>
            )}
          </header>
          <div className={styles.body} id={`${titleId}-body`} ref={letKeysScroll}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </DialogIndexContext>
    </dialog>
  )
}

const swipesDown = () => 'down' as const

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** A body that scrolls and has nothing in it to focus takes the focus itself, so that keys scroll it. */
function letKeysScroll(body: HTMLElement | null) {
  if (!body || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    const needsFocus = body.scrollHeight > body.clientHeight && body.querySelector(FOCUSABLE) === null
    if (needsFocus) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(body)
  return () => observer.disconnect()
}

/** The row of buttons at the foot of a dialog, in view while the rest scrolls; the main action stands last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
