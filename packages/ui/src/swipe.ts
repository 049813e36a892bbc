/** Where a swipe leads out: down for sheets, to an inline edge for drawers. */
export type SwipeTo = 'down' | 'left' | 'right'

export interface SwipeOptions {
  to: SwipeTo
  /** Asked when a swipe begins. */
  isOn: () => boolean
  /** The swipe was long or quick enough. What does not close within a moment springs back. */
  onSwipe: () => void
}

/** The part of the element's own size that has to be dragged. */
const DRAG_PART = 0.1
/** A quicker swipe closes whatever its length. */
const FLICK_MS = 300
/** Below this a touch is a press. */
const FLICK_MIN_PX = 12
/** How long the owner may take to close before the element springs back. */
const PATIENCE_MS = 150

/**
 * Lets touch drag an element out of the screen; it follows the finger by `--drag` and `data-dragging`. A touch that
 * begins in something scrolled away from its start scrolls, as does one across the swipe. Answers how to stop.
 */
export function followSwipe(element: HTMLElement, { to, isOn, onSwipe }: SwipeOptions): () => void {
  let start: { x: number; y: number; atMs: number } | null = null
  let isDragging = false
  let patience: ReturnType<typeof setTimeout> | undefined

  const wayOf = (touch: Touch) => {
    const [x, y] = [touch.clientX - start!.x, touch.clientY - start!.y]
    const along = { down: y, left: -x, right: x }[to]
    return { along, across: Math.abs(to === 'down' ? x : y) }
  }
  const springBack = () => {
    isDragging = false
    start = null
    delete element.dataset.dragging
    element.style.removeProperty('--drag')
  }
  const onStart = (event: TouchEvent) => {
    clearTimeout(patience)
    const [touch] = event.touches
    if (event.touches.length > 1 || !touch || !isOn() || keepsTouch(event.target as Element, element, to)) {
      if (isDragging) springBack()
      start = null
      return
    }
    start = { x: touch.clientX, y: touch.clientY, atMs: event.timeStamp }
  }
  const onMove = (event: TouchEvent) => {
    if (!start) return
    const { along, across } = wayOf(event.touches[0]!)
    if (!isDragging) {
      if (along === 0 && across === 0) return
      // The first move decides: against or across the way out it belongs to the page for good.
      if (along <= across) {
        start = null
        return
      }
      isDragging = true
      element.dataset.dragging = ''
    }
    if (event.cancelable) event.preventDefault()
    const sign = to === 'left' ? -1 : 1
    element.style.setProperty('--drag', `${sign * Math.max(0, along)}px`)
  }
  const onEnd = (event: TouchEvent) => {
    if (!start || !isDragging) {
      start = null
      return
    }
    const { along } = wayOf(event.changedTouches[0]!)
    const { width, height } = element.getBoundingClientRect()
    const isFar = along > DRAG_PART * (to === 'down' ? height : width)
    const isFlick = along >= FLICK_MIN_PX && event.timeStamp - start.atMs <= FLICK_MS
    start = null
    isDragging = false
    delete element.dataset.dragging
    if (!isFar && !isFlick) {
      springBack()
      return
    }
    // Stays under the finger until the owner has decided.
    element.dataset.swiped = ''
    patience = setTimeout(() => {
      delete element.dataset.swiped
      springBack()
    }, PATIENCE_MS)
    onSwipe()
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  // Not passive: the page must not scroll under a swipe.
  element.addEventListener('touchmove', onMove, { passive: false })
  element.addEventListener('touchend', onEnd)
  element.addEventListener('touchcancel', springBack)
  return () => {
    clearTimeout(patience)
    element.removeEventListener('touchstart', onStart)
    element.removeEventListener('touchmove', onMove)
    element.removeEventListener('touchend', onEnd)
    element.removeEventListener('touchcancel', springBack)
  }
}

/** Whether a touch that begins here belongs to what lies under it: sliders, and what can still be scrolled that way. */
function keepsTouch(target: Element, element: HTMLElement, to: SwipeTo): boolean {
  if (target.closest('dialog,[popover]') !== element) return true
  for (let at: Element | null = target; at && at !== element.parentElement; at = at.parentElement) {
    if (at.matches('input[type=range],[data-swipe="own"]')) return true
    if (to === 'down' ? at.scrollTop > 0 : at.scrollWidth > at.clientWidth && scrollsSideways(at)) return true
    if (at === element) break
  }
  return false
}

function scrollsSideways(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX)
}
