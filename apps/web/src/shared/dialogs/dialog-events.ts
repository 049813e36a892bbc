/** What happens to a dialog: it may come (`opening`), is on screen with its chunk and texts (`opened`), has left. */
export interface DialogEvent {
  kind: 'opening' | 'opened' | 'closed'
  /** The name it is registered by. */
  name: string
  /** The query value it was opened with, `null` without a query. */
  value: string | null
}

type Listener = (event: DialogEvent) => void

const listeners = new Set<Listener>()

/** Hears of every dialog until the returned function is called. */
export function onDialogEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Told by the host alone. */
export function tellDialogEvent(event: DialogEvent): void {
  for (const listener of listeners) listener(event)
}
