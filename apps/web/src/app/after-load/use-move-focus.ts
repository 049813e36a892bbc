import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Does after a move what the browser does after a page load: the reading position goes to the new page's heading,
 * and its title is to be said. Returns what to say.
 */
export function useMoveFocus(): string {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        focusPage()
        // The head is written in the same moment, by an effect of the page's own.
        requestAnimationFrame(() => setAnnouncement(document.title))
      }),
    [router],
  )
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
