import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { DialogIndexContext, type ModalProps, useModal } from './modal.tsx'
import type { SwipeTo } from './swipe.ts'
import styles from './drawer.module.css'

export type DrawerSide = 'inline-start' | 'inline-end' | 'bottom'

export interface DrawerProps extends ModalProps {
  /** Names the drawer; its first heading. */
  title: ReactNode
  /** Names the close button. */
  closeLabel: string
  children: ReactNode
  /** The edge it comes from; inline edges follow the direction of writing. */
  side?: DrawerSide
  /** Width at an inline edge: 320 or 440 px. At the bottom it is as high as what it holds. */
  size?: 'medium' | 'large'
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
  /** A row that stays in view below what scrolls. */
  footer?: ReactNode
}

/** A modal panel at an edge of the screen: navigation, filters, notifications. Closes as a dialog does. */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, children, side = 'inline-start', size, isTitleHidden, footer } = props
  const { ref, isPresent, index, close, wiring } = useModal(props, (element) => swipeOf(side, element))
  const titleId = useId()
  if (!isPresent) return null
  return (
    <dialog
      ref={ref}
      {...wiring}
      className={styles.drawer}
      aria-labelledby={titleId}
      data-side={side}
      data-size={size ?? 'medium'}
    >
      <DialogIndexContext value={index + 1}>
        <div className={styles.panel}>
          {side === 'bottom' && <span className={styles.grip} aria-hidden="true" />}
          <header className={styles.header}>
            <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
              <X size={20} aria-hidden="true" />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </DialogIndexContext>
    </dialog>
  )
}

function swipeOf(side: DrawerSide, element: HTMLElement): SwipeTo {
  if (side === 'bottom') return 'down'
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return (side === 'inline-start') === isRtl ? 'right' : 'left'
}
