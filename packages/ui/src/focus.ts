const TABBABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,iframe,[contenteditable="true"],[tabindex]'

/** What the Tab key reaches inside an element, in order. */
export function tabbableIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (candidate) => candidate.tabIndex >= 0 && !candidate.closest('[inert],[hidden]') && isRendered(candidate),
  )
}

function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

/** Keeps Tab inside: from the last to the first and back. The platform alone would lead on to the browser's own bars. */
export function keepTabInside(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if ((event.target as Element).closest('dialog') !== element) return
  const all = tabbableIn(element)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) {
    event.preventDefault()
    element.focus()
    return
  }
  const active = document.activeElement
  const isLeaving = event.shiftKey ? active === first || active === element : active === last
  if (!isLeaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/**
 * Remembers what has the focus and answers how to give it back. What stood in a menu that has closed since hands
 * it to the menu's button; what is gone, or goes while it has the focus, to the nearest place around it that takes it,
 * such as the panel it stood in.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement
  const popover = opener?.closest<HTMLElement>('[popover]')
  const places = placesAround(opener)
  return () => {
    if (!(opener instanceof HTMLElement)) return
    const button = popover?.id ? document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`) : null
    if (isThere(opener)) focusWhileThere(opener, places)
    else (button ?? places.find(isThere))?.focus({ preventScroll: true })
  }
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && isRendered(element)
}

/** What says that the person has gone on. */
const MOVES = ['focusin', 'pointerdown']

/** A list that is read anew after a question may drop what asked it a moment after it was answered. */
function focusWhileThere(target: HTMLElement, places: readonly HTMLElement[]): void {
  target.focus({ preventScroll: true })
  const removals = new MutationObserver(() => {
    if (target.isConnected) return
    stop()
    places.find(isThere)?.focus({ preventScroll: true })
  })
  const stop = () => {
    removals.disconnect()
    for (const move of MOVES) document.removeEventListener(move, stop)
  }
  removals.observe(document.body, { childList: true, subtree: true })
  for (const move of MOVES) document.addEventListener(move, stop)
}

/** What takes the focus around an element, from the nearest on. */
function placesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex]')
  return place ? [place, ...placesAround(place)] : []
}
