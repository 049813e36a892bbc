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
