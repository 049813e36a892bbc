import type { RouterHistory } from '@tanstack/react-router'

/**
 * Opening a dialog adds an entry to the browser's history, so that its way back closes the dialog and nothing
 * else. Such an entry names, bottom first, every dialog whose opening led to it. Entries of an earlier load of
 * the page do not count: going back to what lies under them would load the page again.
 */
interface EntryState {
  dialogs?: { load: number; names: string[] }
}

/** How long going back may take before what waits for it goes on regardless. */
const PATIENCE_MS = 500

let waiting: (() => void)[] | null = null

/** The dialogs whose opening led to the present entry, bottom first. */
export function dialogEntries({ location }: RouterHistory): string[] {
  const { dialogs } = location.state as EntryState
  return dialogs?.load === performance.timeOrigin ? dialogs.names : []
}

/** The state of an entry that these dialogs led to. */
export function entryState(names: string[]): EntryState {
  return { dialogs: { load: performance.timeOrigin, names } }
}

/** Whether the move that is being made is `goBack` and not the visitor's own. */
export function isGoingBack(): boolean {
  return waiting !== null
}

/** Does something at once, or when the browser has gone back, which takes it a moment. */
export function onceBack(work: () => void): void {
  if (waiting) waiting.push(work)
  else work()
}

/** Goes back. Pushes and replacements that are asked for meanwhile wait. */
export function goBack(history: RouterHistory, steps: number): void {
  if (steps === 0) return
  const before = history.location
  const { push, replace } = history
  waiting = []
  history.push = (...move) => onceBack(() => history.push(...move))
  history.replace = (...move) => onceBack(() => history.replace(...move))
  const goOn = () => {
    clearTimeout(timer)
    removeEventListener('popstate', goOn)
    Object.assign(history, { push, replace })
    const works = waiting ?? []
    waiting = null
    // One of them may go back again; the others wait for that then.
    for (const work of works) onceBack(work)
  }
  const timer = setTimeout(goOn, PATIENCE_MS)
  addEventListener('popstate', goOn)
  history.go(-steps)
  // A history in memory is there already.
  if (history.location !== before) goOn()
}

/** Lets a move to another page take the place of the entries that dialogs made; returns how to stop. */
export function leaveNoEntries(history: RouterHistory): () => void {
  const { push } = history
  history.push = (path, state, options) => {
    const made = dialogEntries(history).length
    if (made === 0 || (state as EntryState | undefined)?.dialogs) {
      push(path, state, options)
      return
    }
    goBack(history, made - 1)
    history.replace(path, state, options)
  }
  return () => void (history.push = push)
}
