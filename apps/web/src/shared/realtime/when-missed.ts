import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'

/** A page has only just been answered: what follows from money in the moment until its feeds are heard, the accounts tell. */
const JUST_MS = 5000

/**
 * What a feed does whenever it begins to be heard: it reads again what may have been missed. For the first time that is
 * only what has been here for a while, so that no page asks twice while it opens.
 */
export function whenMissed(queryKey: QueryKey): () => void {
  let isFirst = true
  return () => {
    const before = isFirst ? Date.now() - JUST_MS : Infinity
    const options = { cancelRefetch: !isFirst }
    isFirst = false
    void queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.dataUpdatedAt < before }, options)
  }
}
