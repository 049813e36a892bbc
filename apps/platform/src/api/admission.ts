import type { Operation } from '@baize/contract'
import { Refusal } from '@baize/kit'
import { authenticateOperator, type OperatorCaller } from '../modules/desk/operators/index.ts'
import { authenticate, whyNotAuthenticated } from '../modules/person/sessions/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import type { ApiRequest } from './api-request.ts'
import type { Caller } from './handler.ts'

/**
 * Lets a call in by its head alone, before anything of its body is read: the throttle of its address, its session, the
 * throttle of its player. Refuses `unauthorised`, `forbidden` to an operator of another role, and `too_many_requests` or
 * the word the operation has for it.
 */
export async function admit(
  services: Services,
  operation: Operation,
  request: ApiRequest,
  onCaller: (caller: AnyCaller | null) => void,
): Promise<void> {
  await throttle(services, operation, 'address', networkOf(request.visitor.address))
  const caller = await callerOf(services, operation, request)
  onCaller(caller)
  if (caller && 'role' in caller && !operation.roles?.includes(caller.role)) throw new Refusal('forbidden')
  if (caller && 'playerId' in caller) await throttle(services, operation, 'player', caller.playerId)
}

/** Whoever may be signed in: a player, or an operator on the desk's own operations. */
export type AnyCaller = Caller | OperatorCaller

async function throttle(
  { throttles }: Services,
  { name, throttle: all = [], throttledAs = 'too_many_requests' }: Operation,
  per: 'address' | 'player',
  who: string,
): Promise<void> {
  const rules = all.filter((rule) => rule.per === per)
  const verdict = await throttles.take(
    ...rules.map((rule) => ({ ...rule, key: `${name} ${per} ${rule.windowSeconds} ${who}` })),
  )
  if (!verdict.isAllowed) throw new Refusal(throttledAs, undefined, undefined, verdict.waitSeconds)
}

async function callerOf(services: Services, operation: Operation, request: ApiRequest): Promise<AnyCaller | null> {
  if (operation.auth === 'none' || operation.auth === 'refresh') return null
  const bearer = bearerOf(request.authorization)
  if (operation.auth === 'operator') return operatorOf(services, bearer)
  // What changes something is done by players; what only reads, a page does by itself too.
  const isSign = operation.method !== 'GET'
  const caller = bearer ? await authenticate(services, services.pool, bearer, { isSign }) : null
  if (operation.auth === 'player' && !caller)
    throw new Refusal(bearer ? await whyNotAuthenticated(services, services.pool, bearer) : 'unauthorised')
  return caller
}

async function operatorOf(services: Services, bearer: string | null): Promise<OperatorCaller> {
  const operator = bearer ? await authenticateOperator(services.pool, services, bearer) : null
  if (!operator) throw new Refusal('unauthorised')
  return operator
}

/** The token of an `authorization` header, if it has the form of one. */
export function bearerOf(authorization: string | null): string | null {
  const match = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')
  return match ? match[1]! : null
}
