import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * Does after a move what the browser does after a page load: the reading position goes to the new page's heading,
 * and its title is to be said. Returns what to say.
 */
export function useMoveFocus(): string {
  // The router's own event is left out where two loads follow close upon each other.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shownPath = useRef(path)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (path === shownPath.current) return
    const isMove = shownPath.current !== undefined
    shownPath.current = path
    if (!isMove) return
    focusPage()
    // The head is written in the same moment, by an effect of the page's own.
    requestAnimationFrame(() => setAnnouncement(document.title))
  }, [path])
  return announcement
}

/** Nothing is taken from a dialog that opened meanwhile. */
function focusPage(): void {
  if (document.querySelector('dialog[open]')) return
  const main = document.getElementById('content')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
