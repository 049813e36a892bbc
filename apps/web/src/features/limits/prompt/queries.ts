import type { LimitPrompt } from '@baize/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

/** Whether the player is asked for limits on deposits. */
export const limitPromptQuery = () =>
  queryOptions({
    queryKey: ['player', 'limits', 'prompt'],
    queryFn: ({ signal }): Promise<LimitPrompt> => api.call('getLimitPrompt', {}, { signal }),
    staleTime: Infinity,
  })

export async function declineLimits(): Promise<void> {
  queryClient.setQueryData(limitPromptQuery().queryKey, await api.call('declineLimitPrompt', {}))
  void queryClient.invalidateQueries({ queryKey: ['payment', 'methods', 'deposit'] })
}
