import { useEffect } from 'react'

let holders = 0

/**
 * Keeps the page behind an overlay from scrolling and marks `body` with `data-overlay-open` (`gutter` when a
 * scroll bar leaves a gap that has to be kept). Several overlays may hold it; the last release frees the page.
 */
export function lockPage(): () => void {
  holders += 1
  if (holders === 1) {
    const hasBar = window.innerWidth > document.documentElement.clientWidth
    document.body.dataset.overlayOpen = hasBar ? 'gutter' : ''
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) delete document.body.dataset.overlayOpen
  }
}

/** Holds the page still while `isLocked`. */
export function usePageLock(isLocked: boolean): void {
  useEffect(() => (isLocked ? lockPage() : undefined), [isLocked])
}
