import type { AnyOperationName } from '@baize/contract'
import { type Pool, type Queryable, type Tx, withTransaction } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import {
  begin,
  claim,
  findAnswer,
  giveUp,
  identify,
  type KeyedRequest,
  type KeyOwner,
  keepAnswer,
  lockKey,
  type StoredAnswer,
} from '../modules/ground/request-keys/index.ts'
import type { Services } from '../services.ts'
import type { AuditTrail, OpenTrail } from './audit-trail.ts'
import { type ApiResponse, statusOf } from './envelope.ts'
import type { Answer, Call, Handler, WritingCall } from './handler.ts'

/** A handler with its call given: what is left is when to run it, and in what. */
export type Work =
  | { kind: 'read'; run: () => Promise<ApiResponse> }
  | { kind: 'write'; run: (tx: Tx) => Promise<ApiResponse> }
  | { kind: 'prepared'; prepare: () => Promise<(tx: Tx) => Promise<ApiResponse>> }
  | { kind: 'outside'; run: (attemptId: string) => Promise<ApiResponse> }

/** What is done around the attempts at a call, of which a transaction may take several. */
export interface Frame<Name extends AnyOperationName> {
  toResponse: (answer: Answer<Name>) => ApiResponse
  /** What each attempt gets that must not remember another one, and how it ends; in its transaction where it has one. */
  attempt: () => OpenTrail
}

export function workOf<Name extends AnyOperationName>(
  handler: Handler<Name>,
  call: Call<Name>,
  { toResponse, attempt }: Frame<Name>,
): Work {
  const framed = async (db: Queryable, run: (audit: AuditTrail) => Promise<Answer<Name>>) => {
    const trail = attempt()
    const answer = await run(trail)
    await trail.end(db)
    return toResponse(answer)
  }
  const inside = (tx: Tx, run: (call: WritingCall<Name>) => Promise<Answer<Name>>) =>
    framed(tx, (audit) => run({ ...call, audit, db: tx, tx }))
  switch (handler.kind) {
    case 'read':
      return {
        kind: 'read',
        run: () => {
          const db = (handler.isList && call.services.listing?.()) || call.db
          return framed(call.db, (audit) => handler.run({ ...call, audit, db }))
        },
      }
    case 'write':
      return { kind: 'write', run: (tx) => inside(tx, handler.run) }
    case 'prepared':
      return {
        kind: 'prepared',
        async prepare() {
          const write = await handler.prepare(call)
          return (tx) => inside(tx, write)
        },
      }
    case 'outside':
      return {
        kind: 'outside',
        run: (attemptId) => framed(call.db, (audit) => handler.run({ ...call, audit, attemptId })),
      }
  }
}

/** Work that nobody will ask for again under the same key. */
export async function workOnce(pool: Pool, work: Work): Promise<ApiResponse> {
  if (work.kind === 'read') return work.run()
  if (work.kind === 'outside') return work.run(uuidv7())
  const write = work.kind === 'write' ? work.run : await work.prepare()
  return withTransaction(pool, write)
}

/** Work under a key: done once, and answered alike however often it is asked for. */
export async function workKeyed(
  services: Services,
  work: Work,
  name: { owner: KeyOwner; operation: string; key: string },
  asked: unknown,
): Promise<ApiResponse> {
  const request = identify(services.config.tokenSecret, name, asked)
  if (work.kind === 'read') return work.run()
  if (work.kind === 'write') return writeKeyed(services, request, work.run)
  const attempt = await begin(services.pool, services, request)
  if (attempt.kind === 'answered') return restored(attempt.answer)
  if (work.kind === 'prepared') return prepareKeyed(services, request, work.prepare)
  const { id, isFirst } = attempt
  try {
    const response = await work.run(id)
    return restored(await keepAnswer(services.pool, services, request, stored(response)))
  } catch (error) {
    // A company that was asked, or may have been, is asked again under the same id.
    const isCallersFault = error instanceof Refusal && statusOf(error) < 500
    await giveUp(services.pool, request, { isUntouched: isFirst && isCallersFault })
    throw error
  }
}

/**
 * What is prepared leaves nothing that a repeat would double, and the answer is kept in the transaction of what it
 * tells: whatever dies between, either both stand or neither does.
 */
async function prepareKeyed(
  services: Services,
  request: KeyedRequest,
  prepare: () => Promise<(tx: Tx) => Promise<ApiResponse>>,
): Promise<ApiResponse> {
  try {
    const write = await prepare()
    return await withTransaction(services.pool, async (tx) => {
      const first = await lockKey(tx, services, request)
      return first ? restored(first) : keep(tx, services, request, await write(tx))
    })
  } catch (error) {
    // It may be what an earlier attempt has just done that stands in the way of this one.
    const first = await findAnswer(services.pool, services, request)
    if (first) return restored(first)
    await giveUp(services.pool, request, { isUntouched: true })
    throw error
  }
}

async function writeKeyed(
  services: Services,
  request: KeyedRequest,
  write: (tx: Tx) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const known = await findAnswer(services.pool, services, request)
  if (known) return restored(known)
  return withTransaction(services.pool, async (tx) => {
    const first = await claim(tx, services, request)
    return first ? restored(first) : keep(tx, services, request, await write(tx))
  })
}

async function keep(tx: Tx, services: Services, request: KeyedRequest, response: ApiResponse): Promise<ApiResponse> {
  await keepAnswer(tx, services, request, stored(response))
  return response
}

function stored({ status, headers, value }: ApiResponse): StoredAnswer {
  return { status, headers, text: JSON.stringify(value) }
}

/** JSON that was written once is written alike again. */
function restored({ status, headers, text }: StoredAnswer): ApiResponse {
  return { status, headers, value: JSON.parse(text) as unknown }
}
