import { useEffect } from 'react'

let resolve: () => void = () => {}

/**
 * Resolves when the page inside the frame is alive. React wakes it after the frame, and the router cannot move
 * away from a page that still sleeps; whoever moves by themselves waits for this.
 */
export const pageHydrated = new Promise<void>((settle) => {
  resolve = settle
})

/** Called by whatever stands inside the frame. */
export function usePageHydrated(): void {
  useEffect(() => resolve(), [])
}

/** Does something when the browser has time for it, after a while in any case; what it gives back calls that off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 2000)
  return () => clearTimeout(handle)
}
