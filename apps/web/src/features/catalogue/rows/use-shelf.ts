import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDragScroll } from './use-drag-scroll.ts'

/** Which ends of a shelf are in view. */
export type Reach = 'start' | 'middle' | 'end' | 'all'

/** Part of the visible width that a press on a button moves by: the last card before becomes the first after. */
const STEP = 0.85

/**
 * The behaviour of a shelf: one stop of the Tab key, arrows within, buttons that know when there is nothing
 * more, drag by mouse, and a call when the end comes near.
 */
export function useShelf(onNearEnd?: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const current = useRef(0)
  const [reach, setReach] = useState<Reach>('start')

  const watch = () => {
    const element = list.current!
    setReach(reachOf(element))
    if (Math.abs(element.scrollLeft) + element.clientWidth * 2 > element.scrollWidth) onNearEnd?.()
  }
  useEffect(() => {
    const observer = new ResizeObserver(() => setReach(reachOf(list.current!)))
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])
  // Cards come and go; all but one leave the Tab order.
  useEffect(() => leaveOneInTabOrder(list.current!, current.current))

  const move = (direction: 1 | -1) => {
    const element = list.current!
    const sign = isRightToLeft(element) ? -direction : direction
    element.scrollBy({ left: sign * element.clientWidth * STEP, behavior: smoothness() })
  }

  const onFocus = ({ target }: FocusEvent<HTMLUListElement>) => {
    const index = indexOf(list.current!, target)
    if (index === current.current || index < 0) return
    current.current = index
    leaveOneInTabOrder(list.current!, index)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const element = list.current!
    const target = nextIndex(event, indexOf(element, event.target as Element), element)
    const link = target === null ? null : controlsOf(element.children[target])[0]
    if (!link) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'nearest', inline: 'center', behavior: smoothness() })
  }
  return { list, reach, move, handlers: { onScroll: watch, onFocus, onKeyDown, ...useDragScroll(list) } }
}

function reachOf(element: HTMLElement): Reach {
  const rest = element.scrollWidth - element.clientWidth
  const passed = Math.abs(element.scrollLeft)
  if (rest <= 1) return 'all'
  return passed <= 1 ? 'start' : passed >= rest - 1 ? 'end' : 'middle'
}

function nextIndex({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, index: number, list: Element): number | null {
  if (index < 0 || ctrlKey || altKey || metaKey) return null
  const last = list.children.length - 1
  const forward = isRightToLeft(list) ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return Math.max(0, Math.min(last, index + (key === forward ? 1 : -1)))
}

function indexOf(list: Element, target: Element): number {
  return [...list.children].findIndex((item) => item.contains(target))
}

function controlsOf(item: Element | undefined): HTMLElement[] {
  return item ? [...item.querySelectorAll<HTMLElement>('a, button')] : []
}

function leaveOneInTabOrder(list: Element, index: number): void {
  const stop = Math.min(index, list.children.length - 1)
  for (const [place, item] of [...list.children].entries())
    for (const control of controlsOf(item)) control.tabIndex = place === stop ? 0 : -1
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

function smoothness(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
