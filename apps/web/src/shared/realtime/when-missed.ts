import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'

/**
 * What a feed does whenever it begins to be heard: it reads again what may have been missed. An answer on its way may be
 * older than the feed, so it is waited for and then read again, too.
 */
export function whenMissed(queryKey: QueryKey): () => void {
  return () => void readAgain(queryKey)
}

async function readAgain(queryKey: QueryKey): Promise<void> {
  const onTheirWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  await Promise.allSettled(onTheirWay.map(async ({ promise }) => promise))
  await queryClient.invalidateQueries({ queryKey })
}
