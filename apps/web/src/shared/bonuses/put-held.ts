import type { DataTag } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'

/**
 * Puts what was pushed in the place of its copy in a list that was read, or takes out what is over. An answer on its way
 * may be older and would take its place: it is asked for anew.
 */
export function putHeld<Held extends { id: string }>(
  key: DataTag<string[], Held[], Error>,
  held: NoInfer<Held>,
  isOver: boolean,
): void {
  const known = queryClient.getQueryData(key)
  if (!known) return
  const isOnItsWay = queryClient.isFetching({ queryKey: key }) > 0
  if (isOnItsWay) void queryClient.cancelQueries({ queryKey: key }, { revert: false })
  queryClient.setQueryData<Held[]>(key, put(known, held, isOver))
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey: key })
}

function put<Held extends { id: string }>(known: readonly Held[], held: Held, isOver: boolean): Held[] {
  if (isOver) return known.filter(({ id }) => id !== held.id)
  return known.some(({ id }) => id === held.id)
    ? known.map((other) => (other.id === held.id ? held : other))
    : [...known, held]
}
