import type { ShortCheck } from '@baize/contract'
import type { ShortCheckAnswer } from '@baize/contract/kinds'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

/** How the player's last days compare with a usual week, and whether a question waits for them. */
export const shortCheckQuery = () =>
  queryOptions({
    queryKey: ['player', 'short-check'],
    queryFn: ({ signal }): Promise<ShortCheck> => api.call('getShortCheck', {}, { signal }),
    staleTime: 60_000,
  })

/** What the socket tells, whole. */
export function putShortCheck(check: ShortCheck): void {
  queryClient.setQueryData(shortCheckQuery().queryKey, check)
}

export async function answerShortCheck(answer: ShortCheckAnswer): Promise<void> {
  putShortCheck(await api.call('answerShortCheck', { body: { answer } }))
}
