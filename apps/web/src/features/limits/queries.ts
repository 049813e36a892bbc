import type { Limit, LimitRequest } from '@baize/contract'
import { LimitDefinition } from '@baize/contract/kinds'
import { api } from '../../shared/api.ts'
import { limitsQuery } from '../../shared/player/limits-query.ts'
import { queryClient } from '../../shared/query/query-client.ts'

/** What a limit changes is shown wherever it counts: in the list, and in the ways to deposit. */
function changed<Reply>(reply: Reply): Reply {
  void queryClient.invalidateQueries({ queryKey: limitsQuery().queryKey })
  void queryClient.invalidateQueries({ queryKey: ['payment', 'methods', 'deposit'] })
  return reply
}

export async function addLimit(body: LimitRequest, requestKey?: string): Promise<Limit> {
  return changed(await api.call('createLimit', { body }, requestKey ? { requestKey } : {}))
}

/** Closes the account for that time. The session ends with it, so nothing is read again. */
export async function excludeSelf(period: string): Promise<void> {
  await api.call('createLimit', { body: { definition: LimitDefinition.selfExclusion, period } })
}

/** Another amount or length; without either what is under way is withdrawn, and what stands confirmed is asked again. */
export async function changeLimit(limitId: string, body: { amount?: number; period?: string }): Promise<Limit> {
  return changed(await api.call('updateLimit', { params: { limitId }, body }))
}

export async function removeLimit(limitId: string): Promise<Limit> {
  return changed(await api.call('deleteLimit', { params: { limitId } }))
}
