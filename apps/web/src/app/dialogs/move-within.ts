import type { AnyRouter } from '@tanstack/react-router'
import { type Search, stringifySearch } from '../../shared/page/search.ts'

export interface MoveWithin {
  remove: readonly string[]
  add?: Record<string, string>
  /** Writes over the present entry of the browser's history. */
  isReplacing?: boolean
  /** Goes back when the entry was made by opening the dialog, so that closing leaves no trace. */
  isClosing?: boolean
}

/** Changes the query of the page one is on and keeps everything else, the scroll position included. */
export function moveWithin(router: AnyRouter, { remove, add = {}, isReplacing, isClosing }: MoveWithin): void {
  const { location } = router.history
  const state = location.state as { opensDialog?: boolean }
  if (isClosing && state.opensDialog) {
    router.history.back()
    return
  }
  const current = router.latestLocation.search as Search
  const search = Object.fromEntries(Object.entries(current).filter(([key]) => !remove.includes(key)))
  const href =
    location.pathname +
    stringifySearch({ ...search, ...add }) +
    (location.hash ? `#${location.hash.replace(/^#/, '')}` : '')
  const isSwap = remove.some((name) => name in current)
  const isOpening = Object.keys(add).length > 0
  const next = { opensDialog: isOpening && (isSwap ? state.opensDialog === true : true) } as never
  if (isReplacing || isClosing || isSwap) router.history.replace(href, next)
  else router.history.push(href, next)
}
