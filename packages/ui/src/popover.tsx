import { type ReactNode, type Ref, type ToggleEvent, useCallback, useId, useRef, useState } from 'react'
import type { Alignment, Side } from './placement.ts'
import { usePlacement } from './use-placement.ts'
import styles from './popover.module.css'

/** What the button that opens a popover carries. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-controls': string
  'aria-haspopup': 'dialog'
}

export interface PopoverProps {
  /** Renders the button; spread what it receives: `(trigger) => <button {...trigger}>…</button>`. */
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** Names the popover. */
  label: string
  /** Mounted while it is open; a function receives how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Where it stands; it flips when there is more room on the other side. */
  side?: Side
  /** Which of its edges lines up with the button. */
  alignment?: Alignment
  /** Distance from the button, px. */
  gap?: number
  /** Width of 320 px, or as wide as what it holds. */
  size?: 'medium' | 'content'
  /** It has been opened or closed. */
  onToggle?: (isOpen: boolean) => void
}

/**
 * More about something, beside the button that opens it. The platform closes it on Escape and on a press
 * elsewhere, and gives the focus back; it also opens before the page is alive.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, side = 'block-end', alignment = 'start', gap = 8, size, onToggle } = props
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const anchorOf = useCallback(() => anchor.current, [])
  usePlacement({ anchorOf, floating: panel, isOpen, side, alignment, gap })
  const close = () => panel.current?.hidePopover()

  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        data-size={size ?? 'medium'}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.target === panel.current && event.newState === 'open') setIsOpen(true)
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.target !== panel.current) return
          // Not before: the platform gives the focus back only while it is still inside.
          if (event.newState === 'closed') setIsOpen(false)
          onToggle?.(event.newState === 'open')
        }}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  )
}
