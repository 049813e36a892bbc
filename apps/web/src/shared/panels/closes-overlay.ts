import type { MouseEvent } from 'react'

/**
 * Whether what was pressed in an overlay leads on from it while the page stays: to a dialog, or to the page one is
 * on. A move to another page closes overlays by itself, and what loads a document takes them along.
 */
export function closesOverlay(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.dataset.document !== undefined) return false
  return link.getAttribute('href')?.startsWith('?') === true || link.pathname === location.pathname
}
