import type { DataTag } from '@tanstack/react-query'
import { putPushed } from '../realtime/put-pushed.ts'

/** Puts what was pushed in the place of its copy in a list that was read, or takes out what is over. */
export function putHeld<Held extends { id: string }>(
  key: DataTag<string[], Held[], Error>,
  held: NoInfer<Held>,
  isOver: boolean,
): void {
  putPushed(key, (known) => known && put(known, held, isOver))
}

function put<Held extends { id: string }>(known: readonly Held[], held: Held, isOver: boolean): Held[] {
  if (isOver) return known.filter(({ id }) => id !== held.id)
  return known.some(({ id }) => id === held.id)
    ? known.map((other) => (other.id === held.id ? held : other))
    : [...known, held]
}
