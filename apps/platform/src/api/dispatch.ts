import { type Operation, type OperationName, operations, readQuery } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import type { z } from 'zod'
import { authenticate } from '../modules/person/sessions/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import { type ApiResponse, jsonResponse, refusalResponse } from './envelope.ts'
import type { Caller, Handler, UploadedFile, Visitor, WritingCall } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { issueMessage } from './issue-message.ts'
import { securityEventOf } from './security-event.ts'

/** One call as any transport hands it over. */
export interface ApiRequest {
  params: Record<string, string>
  /** The query string, with or without its question mark. */
  search: string
  /** The parsed JSON body or form fields; `undefined` when there was none. */
  body: unknown
  file: UploadedFile | null
  authorization: string | null
  requestKey: string | null
  visitor: Visitor
}

const REQUEST_KEY = /^[\w-]{8,64}$/

/**
 * Runs one operation: throttle, session, validation, transaction, reply. Never throws; what is not a
 * refusal is a bug, reported and answered 500 without detail.
 */
export async function dispatch(services: Services, name: OperationName, request: ApiRequest): Promise<ApiResponse> {
  try {
    return await run(services, name, request)
  } catch (error) {
    if (error instanceof Refusal) {
      tell(services, name, request, error)
      return refusalResponse(error)
    }
    services.logger.error('operation failed', error, { operation: name })
    return refusalResponse(new Refusal('internal'))
  }
}

function tell(services: Services, name: OperationName, request: ApiRequest, refusal: Refusal): void {
  const event = securityEventOf(operations[name], refusal, bearerOf(request.authorization) !== null)
  if (!event) return
  const { address } = request.visitor
  services.security.record(event, { address, operation: name, reason: refusal.reason })
}

async function run(services: Services, name: OperationName, request: ApiRequest): Promise<ApiResponse> {
  const operation: Operation = operations[name]
  const handler = handlers[name] as Handler<OperationName> | undefined
  throttle(services, operation, 'address', networkOf(request.visitor.address))
  const caller = await callerOf(services, operation, request)
  if (caller) throttle(services, operation, 'player', caller.playerId)
  if (!handler) throw new Refusal('not_served')

  const parsed = parse(operation, request)
  const headers: Record<string, string | string[]> = {}
  const call = (db: Queryable, tx?: Tx) =>
    handler.run({
      ...parsed,
      caller,
      services,
      db,
      tx,
      visitor: request.visitor,
      requestKey: requestKey(request),
      file: request.file,
      bearer: bearerOf(request.authorization),
      setHeader: (header: string, value: string) => void (headers[header] = value),
    } as unknown as WritingCall<OperationName>)

  const answer =
    handler.transaction === 'request'
      ? await withTransaction(services.pool, (tx) => call(tx, tx))
      : await call(services.pool)
  if ('redirect' in answer) return { status: 302, headers: { ...headers, location: answer.redirect }, value: null }
  return { ...jsonResponse(200, answer), headers }
}

function throttle(services: Services, operation: Operation, per: 'address' | 'player', who: string): void {
  for (const rule of operation.throttle ?? []) {
    if (rule.per !== per) continue
    const key = `${operation.name} ${per} ${rule.windowSeconds} ${who}`
    if (!services.throttles.take(key, rule.count, rule.windowSeconds)) throw new Refusal('too_many_requests')
  }
}

async function callerOf(services: Services, operation: Operation, request: ApiRequest): Promise<Caller | null> {
  if (operation.auth === 'none' || operation.auth === 'refresh') return null
  const bearer = bearerOf(request.authorization)
  const caller = bearer ? await authenticate(services, services.pool, bearer) : null
  if (operation.auth === 'player' && !caller) throw new Refusal('unauthorised')
  return caller
}

function bearerOf(authorization: string | null): string | null {
  const match = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')
  return match ? match[1]! : null
}

function requestKey(request: ApiRequest): string | null {
  if (request.requestKey === null) return null
  if (!REQUEST_KEY.test(request.requestKey))
    throw new Refusal('validation', { 'idempotency-key': ['8 to 64 letters, digits, dashes or underscores'] })
  return request.requestKey
}

function parse(operation: Operation, request: ApiRequest): { params: unknown; query: unknown; body: unknown } {
  const fields: Record<string, string[]> = {}
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value)
    if (result.success) return result.data
    collectIssues(fields, result.error, value)
    return undefined
  }
  const params = checkParams(operation, request)
  const search = readQuery(request.search, operation.query)
  if (!operation.query) for (const key of Object.keys(search)) fields[key] = ['Unknown field']
  const query = check(operation.query, search)
  const body = check(operation.body, request.body ?? {})
  if (!operation.body && hasContent(request.body)) fields.body = ['This operation takes no body']
  if (operation.form && !request.file) fields[operation.form.filePart] = ['A file is required']
  if (Object.keys(fields).length > 0) throw new Refusal('validation', fields)
  return { params, query, body }
}

/** An id that cannot exist is an unknown id: 404, not a field message. */
function checkParams(operation: Operation, request: ApiRequest): unknown {
  if (!operation.params) return undefined
  const result = operation.params.safeParse(request.params)
  if (!result.success) throw new Refusal('not_found')
  return result.data
}

function hasContent(body: unknown): boolean {
  if (body === undefined || body === null) return false
  return typeof body !== 'object' || Object.keys(body).length > 0
}

function collectIssues(fields: Record<string, string[]>, error: z.ZodError, input: unknown): void {
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20) : [issue.path.join('.') || 'body']
    const message = issueMessage(issue, input)
    for (const key of keys)
      if (Object.hasOwn(fields, key)) fields[key]!.push(message)
      else
        Object.defineProperty(fields, key, { value: [message], enumerable: true, configurable: true, writable: true })
  }
}
