import type { DragEvent, PointerEvent, RefObject } from 'react'

/** A press that moves less than this is a click. */
const THRESHOLD_PX = 6

/** Lets a mouse pull a list along, as a finger does. A pull does not click what it began on. */
export function useDragScroll(list: RefObject<HTMLElement | null>) {
  const onPointerDown = (event: PointerEvent) => {
    const element = list.current
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return
    const startX = event.clientX
    const startLeft = element.scrollLeft
    const onMove = (move: globalThis.PointerEvent) => {
      const distance = move.clientX - startX
      if (element.dataset.dragging === undefined && Math.abs(distance) < THRESHOLD_PX) return
      element.dataset.dragging = ''
      element.scrollLeft = startLeft - distance
    }
    const end = new AbortController()
    const onEnd = () => {
      end.abort()
      if (element.dataset.dragging === undefined) return
      delete element.dataset.dragging
      swallowClick()
    }
    addEventListener('pointermove', onMove, { signal: end.signal })
    addEventListener('pointerup', onEnd, { signal: end.signal })
    addEventListener('pointercancel', onEnd, { signal: end.signal })
  }
  return { onPointerDown, onDragStart: (event: DragEvent) => event.preventDefault() }
}

/** The click that ends a pull comes right after it, or not at all. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
