import type { Sitting } from '@baize/contract'
import type { RealityCheckAnswer } from '@baize/contract/kinds'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

/** Another tab may answer, play or sign out. */
const LOOK_AGAIN_MS = 30_000
const LOOK_AGAIN_WHEN_DUE_MS = 5_000

/** How long the player has been at play and what it came to, as the server counts it. */
export const sittingQuery = () =>
  queryOptions({
    queryKey: ['game', 'sitting'],
    queryFn: ({ signal }): Promise<Sitting | null> => api.call('getSitting', {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.checkInSeconds === 0 ? LOOK_AGAIN_WHEN_DUE_MS : LOOK_AGAIN_MS),
  })

export function readSittingAgain(): void {
  void queryClient.invalidateQueries({ queryKey: sittingQuery().queryKey })
}

export async function answerRealityCheck(answer: RealityCheckAnswer): Promise<void> {
  const sitting = await api.call('answerRealityCheck', { body: { answer } })
  await queryClient.cancelQueries({ queryKey: sittingQuery().queryKey })
  queryClient.setQueryData(sittingQuery().queryKey, sitting)
}
