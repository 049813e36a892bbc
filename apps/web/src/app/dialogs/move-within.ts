import type { AnyRouter } from '@tanstack/react-router'
import { type Search, stringifySearch } from '../../shared/page/search.ts'
import { entryState } from './dialog-entries.ts'

export interface MoveWithin {
  remove: readonly string[]
  add?: Record<string, string>
  /** The dialogs that led to the entry this move makes or writes over. */
  entries: string[]
  /** Writes over the present entry of the browser's history. */
  isReplacing?: boolean
}

/** Changes the query of the page one is on and keeps everything else, the scroll position included. */
export function moveWithin(router: AnyRouter, { remove, add = {}, entries, isReplacing }: MoveWithin): void {
  const { history } = router
  const current = router.latestLocation.search as Search
  const kept = Object.fromEntries(Object.entries(current).filter(([key]) => !remove.includes(key)))
  const { pathname, hash } = history.location
  const href = pathname + stringifySearch({ ...kept, ...add }) + (hash ? `#${hash.replace(/^#/, '')}` : '')
  history[isReplacing ? 'replace' : 'push'](href, entryState(entries))
  // Two pushes at once would become one entry.
  history.flush()
}
