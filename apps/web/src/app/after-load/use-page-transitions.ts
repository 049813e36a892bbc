import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The part of a browser's view transition that matters here; older type libraries do not know it. */
interface ViewTransition {
  ready: Promise<void>
  finished: Promise<void>
  updateCallbackDone: Promise<void>
}
type Start = (update: () => Promise<void>) => ViewTransition

/**
 * Lets one page fade into the next where the browser can do that by itself and the reader has nothing against
 * motion. What changes within a page, dialogs included, is left alone.
 */
export function usePageTransitions(): void {
  const router = useRouter()
  useEffect(() => {
    const plain = router.startViewTransition
    router.startViewTransition = async (update) => {
      const start = startOf(router)
      if (!start) return plain(update)
      const { ready, finished, updateCallbackDone } = start(update)
      // A transition that is overtaken by another is no failure.
      ready.catch(() => undefined)
      finished.catch(() => undefined)
      await updateCallbackDone
    }
    return () => void (router.startViewTransition = plain)
  }, [router])
}

function startOf(router: AnyRouter): Start | null {
  const { startViewTransition } = document as { startViewTransition?: Start }
  if (!startViewTransition || document.visibilityState === 'hidden') return null
  const { pathname } = router.latestLocation
  const isMove = pathname !== router.stores.resolvedLocation.get()?.pathname
  // A game is waited for: the page before it is not drawn once more for the sake of a fade.
  const isGame = pathname.startsWith('/games/')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return isMove && !isGame && !isCalm ? startViewTransition.bind(document) : null
}
