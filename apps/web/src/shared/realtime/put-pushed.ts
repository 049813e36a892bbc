import type { DataTag } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'

/**
 * Puts what was pushed into what was read; `change` answers undefined where there is nothing to put it into. An answer
 * on its way may be older and would take its place, so it is asked for anew.
 */
export function putPushed<Data>(
  key: DataTag<readonly string[], Data, Error>,
  change: (known: NoInfer<Data> | undefined) => NoInfer<Data> | undefined,
): void {
  const next = change(queryClient.getQueryData(key))
  const isOnItsWay = queryClient.isFetching({ queryKey: key }) > 0
  if (isOnItsWay && next !== undefined) void queryClient.cancelQueries({ queryKey: key }, { revert: false })
  if (next !== undefined) queryClient.setQueryData<Data>(key, next)
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey: key })
}
