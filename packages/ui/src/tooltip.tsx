import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Side } from './placement.ts'
import { usePlacement } from './use-placement.ts'
import styles from './tooltip.module.css'

/** What the element that is explained carries. */
export interface TooltipTrigger {
  'aria-describedby'?: string
  'aria-labelledby'?: string
}

export interface TooltipProps {
  /** A few words. What one must know belongs on the page, not here. */
  text: ReactNode
  /** Renders the focusable element that is explained: `(trigger) => <button {...trigger}>…</button>`. */
  children: (trigger: TooltipTrigger) => ReactNode
  /** `name` for a control that is an icon only: the words become its name instead of its description. */
  gives?: 'description' | 'name'
  /** Where the words stand; they flip when there is more room on the other side. */
  side?: Side
  /** Shows nothing and keeps the words for screen readers, for instance while a label is visible anyway. */
  isOff?: boolean
}

/** From pointing to showing. */
const HOVER_DELAY_MS = 400
/** Long enough to move the pointer onto the words. */
const LEAVE_DELAY_MS = 120
const LONG_PRESS_MS = 500
/** How long the words stay after a long press. */
const TOUCH_SHOWN_MS = 1800
/** A finger that moves further scrolls. */
const PRESS_SLOP_PX = 10

/** Words about a control: on hover, on keyboard focus, and on a long press. Escape hides them and nothing else. */
export function Tooltip({ text, children, gives = 'description', side = 'block-start', isOff }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ x: number; y: number; isLong: boolean } | null>(null)
  const [isShown, setIsShown] = useState(false)
  const isOpen = isShown && !isOff
  const anchorOf = useCallback(() => anchor.current?.firstElementChild ?? null, [])

  const after = (delayMs: number, shows: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsShown(shows), delayMs)
  }
  const now = (shows: boolean) => {
    clearTimeout(timer.current)
    setIsShown(shows)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const element = bubble.current
    if (!isOpen || !element) return
    element.showPopover()
    // Capturing and consumed: a dialog around the control must not close by the same key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setIsShown(false)
    }
    const onPress = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setIsShown(false)
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPress, true)
      if (element.isConnected) element.hidePopover()
    }
  }, [isOpen])
  usePlacement({ anchorOf, floating: bubble, isOpen, side, alignment: 'center', gap: 6 })

  const startPress = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      now(false)
      return
    }
    const started = { x: event.clientX, y: event.clientY, isLong: false }
    press.current = started
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      started.isLong = true
      setIsShown(true)
    }, LONG_PRESS_MS)
  }
  const movePress = (event: PointerEvent) => {
    const from = press.current
    if (!from || from.isLong || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= PRESS_SLOP_PX) return
    press.current = null
    clearTimeout(timer.current)
  }
  const endPress = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    if (press.current?.isLong) after(TOUCH_SHOWN_MS, false)
    else clearTimeout(timer.current)
  }

  return (
    <span
      ref={anchor}
      role="presentation"
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && after(HOVER_DELAY_MS, true)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && after(LEAVE_DELAY_MS, false)}
      onPointerDown={startPress}
      onPointerMove={movePress}
      onPointerUp={endPress}
      onPointerCancel={endPress}
      onContextMenu={(event) => press.current?.isLong && event.preventDefault()}
      onClickCapture={(event) => {
        // The press that showed the words does not also press the control.
        if (!press.current?.isLong) return
        press.current = null
        event.preventDefault()
        event.stopPropagation()
      }}
      onFocus={(event) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {children(gives === 'name' ? { 'aria-labelledby': id } : { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}
