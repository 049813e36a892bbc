import { type AnyOperationName, type Operation, operations, operatorOperations, refusalsOf } from '@baize/contract'
import { isUnavailable } from '@baize/database'
import { Refusal } from '@baize/kit'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import { admit, type AnyCaller, bearerOf } from './admission.ts'
import type { ApiRequest } from './api-request.ts'
import { NO_TRAIL, trailsOf } from './audit-trail.ts'
import { type ApiResponse, jsonResponse, refusalResponse } from './envelope.ts'
import type { AllHandlers, Answer, Call, CallerOf, Handler } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { operatorHandlers } from './operator-handlers/index.ts'
import { parseRequest } from './parse-request.ts'
import { discardUpload } from './receive-form.ts'
import { securityEventOf } from './security-event.ts'
import { workKeyed, workOf, workOnce } from './work.ts'

const ofPlayers: AllHandlers = handlers
const ofOperators: AllHandlers = operatorHandlers
const allOperations = { ...operations, ...operatorOperations }

const REQUEST_KEY = /^[\w-]{8,64}$/

/**
 * Runs one operation: throttle, session, body, validation, transaction, reply. Never throws; where the database has no
 * time it answers 503, and what else is not a refusal is a bug, reported and answered 500 without detail.
 */
export async function dispatch<Name extends AnyOperationName>(
  services: Services,
  name: Name,
  request: ApiRequest,
): Promise<ApiResponse> {
  let caller: AnyCaller | null = null
  try {
    await admit(services, allOperations[name], request, (known) => (caller = known))
    return await run(services, name, request, caller)
  } catch (error) {
    if (error instanceof Refusal) {
      tell(services, name, request, caller, error)
      checkDeclared(services, name, error)
      return refusalResponse(error)
    }
    if (isUnavailable(error)) {
      services.logger.warn('the database had no time for an operation', {
        operation: name,
        requestId: request.id,
        reason: String(error),
      })
      return refusalResponse(new Refusal('unavailable'))
    }
    services.logger.error('operation failed', error, { operation: name, requestId: request.id })
    return refusalResponse(new Refusal('internal'))
  }
}

async function run<Name extends AnyOperationName>(
  services: Services,
  name: Name,
  request: ApiRequest,
  caller: AnyCaller | null,
): Promise<ApiResponse> {
  const operation: Operation = allOperations[name]
  const handler: Handler<Name> | undefined = ofPlayers[name] ?? ofOperators[name]
  if (!handler) throw new Refusal('not_served')
  const requestKey = keyOf(operation, request)
  const { body, file } = await request.readBody()
  try {
    const parsed = parseRequest<Name>(operation, { params: request.params, search: request.search, body, file })
    const headers: Record<string, string | string[]> = {}
    const call: Call<Name> = {
      ...parsed,
      caller: caller as CallerOf<Name>,
      services,
      db: services.pool,
      visitor: request.visitor,
      requestKey,
      audit: NO_TRAIL,
      file,
      bearer: bearerOf(request.authorization),
      setHeader: (header, value) => void (headers[header] = value),
    }
    const work = workOf(handler, call, {
      toResponse: (answer: Answer<Name>) => {
        if ('refused' in answer) tell(services, name, request, caller, answer.refused)
        if ('refused' in answer) checkDeclared(services, name, answer.refused)
        return toResponse(answer, headers)
      },
      attempt: trailsOf(operation, call),
    })
    if (requestKey === null) return await workOnce(services.pool, work)
    const owner = caller ? ownerOf(caller) : { network: networkOf(request.visitor.address) }
    const asked = { ...parsed, file: file?.sha256 }
    return await workKeyed(services, work, { owner, operation: name, key: requestKey }, asked)
  } finally {
    await discardUpload(file)
  }
}

function ownerOf(caller: AnyCaller): { playerId: string } | { operatorId: string } {
  return 'playerId' in caller ? { playerId: caller.playerId } : { operatorId: caller.operatorId }
}

function toResponse<Name extends AnyOperationName>(
  given: Answer<Name>,
  headers: Record<string, string | string[]>,
): ApiResponse {
  if ('refused' in given) {
    const refusal = refusalResponse(given.refused)
    return { ...refusal, headers: { ...headers, ...refusal.headers } }
  }
  if ('redirect' in given) return { status: 302, headers: { ...headers, location: given.redirect }, value: null }
  return { ...jsonResponse(200, given), headers }
}

function keyOf(operation: Operation, { requestKey }: ApiRequest): string | null {
  if (!operation.isKeyed || requestKey === null) return null
  if (REQUEST_KEY.test(requestKey)) return requestKey
  throw new Refusal('validation', { 'idempotency-key': [{ code: 'regex' }] })
}

/** A refusal its operation does not declare still tells the player no, and us that the contract is wrong. */
function checkDeclared({ logger }: Services, name: AnyOperationName, refusal: Refusal): void {
  const isDeclared = refusalsOf(allOperations[name]).some((reason) => reason === refusal.reason)
  if (!isDeclared && refusal.reason !== 'not_served')
    logger.error('an operation does not declare its refusal', refusal, { operation: name, reason: refusal.reason })
}

function tell(
  services: Services,
  name: AnyOperationName,
  request: ApiRequest,
  caller: AnyCaller | null,
  refusal: Refusal,
): void {
  const event = securityEventOf(allOperations[name], refusal, bearerOf(request.authorization) !== null)
  if (!event) return
  const { address } = request.visitor
  const who = caller && ('playerId' in caller ? { playerId: caller.playerId } : { operatorId: caller.operatorId })
  services.security.record(event, { address, ...who, operation: name, reason: refusal.reason })
}
