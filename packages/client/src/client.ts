import type { AuthClass, ErrorEnvelope, MetaOf, Method, OperationInputs, Operations, ReplyOf } from '@baize/contract'
import { routes } from '@baize/contract/routes'
import { ApiFailure } from './failure.ts'
import { type QueryValue, fillPath, writeQuery } from './query.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

/** Where the client gets its access token. On the server there is none. */
export interface TokenSource {
  /** The current access token, refreshed first when it is about to end; `null` for a guest. */
  token(): Promise<string | null>
  /** Called once when a call that carried a token, or needed one, is told that the session is over. */
  onSessionOver(failure: ApiFailure): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Made before the first attempt of a write that moves money, and kept for every repeat of it. */
  requestKey?: string
  /** Sent in the named part of a form, with the members of the body as its fields. */
  file?: { part: string; content: File }
}

/** Calls the operations of a table: those of players unless told. */
export interface Client<Table = Operations, Inputs = OperationInputs> {
  /** Calls an operation and returns what stands under `data`. Rejects with `ApiFailure`. */
  call<Name extends keyof Table & keyof Inputs & string>(
    name: Name,
    input: Inputs[Name],
    options?: CallOptions,
  ): Promise<ReplyOf<Table[Name]>>
  /** The same with the reply's `meta` beside its data, for paged lists. */
  callWithMeta<Name extends keyof Table & keyof Inputs & string>(
    name: Name,
    input: Inputs[Name],
    options?: CallOptions,
  ): Promise<Answer<Table[Name]>>
}

interface Answer<O> {
  data: ReplyOf<O>
  meta: MetaOf<O>
}

/** Method, path and auth class by the name of the operation. */
export type Routes<Table> = Readonly<Record<keyof Table & string, readonly [Method, string, AuthClass]>>

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const RETRY_DELAY_MS = 300

/** A typed caller over a transport. Reads are retried once on passing failures, writes never (D2). */
export function createClient(transport: Transport, tokens?: TokenSource): Client {
  return createCaller(routes, transport, tokens)
}

/** The same for any table of operations, by its routes. */
export function createCaller<Table, Inputs extends Record<keyof Table & string, AnyInput>>(
  table: Routes<Table>,
  transport: Transport,
  tokens?: TokenSource,
): Client<Table, Inputs> {
  async function callWithMeta<Name extends keyof Table & string>(
    name: Name,
    given: Inputs[Name],
    options: CallOptions = {},
  ) {
    const input: AnyInput = given
    const [method, path, auth] = table[name]
    const [filled, params] = fillPath(path, input.params as Record<string, string> | undefined)
    const isAuthorised = auth === 'player' || auth === 'either' || auth === 'operator'
    const request: TransportRequest = {
      operation: name,
      method,
      path: filled,
      params,
      search: writeQuery(input.query as Record<string, QueryValue> | undefined),
      body: options.file ? formOf(input.body, options.file) : input.body,
      auth,
      token: isAuthorised && tokens ? await tokens.token() : null,
      requestKey: options.requestKey ?? null,
      signal: options.signal,
    }
    const response = await send(transport, request)
    if (response.status >= 200 && response.status < 300) return response.body as Answer<Table[Name]>
    const failure = toFailure(response)
    if (failure.isSessionOver && isAuthorised) tokens?.onSessionOver(failure)
    throw failure
  }
  return {
    callWithMeta,
    call: async (name, input, options) => (await callWithMeta(name, input, options)).data,
  }
}

function formOf(body: unknown, { part, content }: { part: string; content: File }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.set(name, String(value))
  form.set(part, content)
  return form
}

interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

async function send(transport: Transport, request: TransportRequest): Promise<TransportResponse> {
  const isRead = request.method === 'GET'
  for (let attempt = 0; ; attempt += 1) {
    const isLast = !isRead || attempt === 1
    try {
      const response = await transport(request)
      if (isLast || !RETRIED.has(response.status)) return response
    } catch (error) {
      if (request.signal?.aborted) throw error
      if (isLast) throw new ApiFailure(0, 0, error instanceof Error ? error.message : 'Network failure')
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  }
}

function toFailure({ status, body }: TransportResponse): ApiFailure {
  const { code = 0, message = `HTTP ${status}`, fields, issues } = (body as Partial<ErrorEnvelope> | null)?.error ?? {}
  return new ApiFailure(status, code, message, fields, issues)
}
