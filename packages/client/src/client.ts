import type { ErrorEnvelope, InputOf, MetaOf, OperationName, Operations, ReplyOf } from '@baize/contract'
import { routes } from '@baize/contract/routes'
import { ApiFailure } from './failure.ts'
import { type QueryValue, fillPath, writeQuery } from './query.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

/** Where the client gets its access token. On the server there is none. */
export interface TokenSource {
  /** The current access token, refreshed first when it is about to end; `null` for a guest. */
  token(): Promise<string | null>
  /** Called once when a call that carried a token, or needed one, is told that the session is over. */
  onSessionOver(): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Made before the first attempt of a write that moves money, and kept for every repeat of it. */
  requestKey?: string
}

export interface Client {
  /** Calls an operation and returns what stands under `data`. Rejects with `ApiFailure`. */
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Operations[Name]>,
    options?: CallOptions,
  ): Promise<ReplyOf<Operations[Name]>>
  /** The same with the reply's `meta` beside its data, for paged lists. */
  callWithMeta<Name extends OperationName>(
    name: Name,
    input: InputOf<Operations[Name]>,
    options?: CallOptions,
  ): Promise<Answer<Name>>
}

interface Answer<Name extends OperationName> {
  data: ReplyOf<Operations[Name]>
  meta: MetaOf<Operations[Name]>
}

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const RETRY_DELAY_MS = 300

/** A typed caller over a transport. Reads are retried once on passing failures, writes never (D2). */
export function createClient(transport: Transport, tokens?: TokenSource): Client {
  async function callWithMeta<Name extends OperationName>(
    name: Name,
    given: InputOf<Operations[Name]>,
    options: CallOptions = {},
  ) {
    const input: AnyInput = given
    const [method, path, auth] = routes[name]
    const [filled, params] = fillPath(path, input.params)
    const isAuthorised = auth === 'player' || auth === 'either'
    const request: TransportRequest = {
      operation: name,
      method,
      path: filled,
      params,
      search: writeQuery(input.query),
      body: input.body,
      auth,
      token: isAuthorised && tokens ? await tokens.token() : null,
      requestKey: options.requestKey ?? null,
      signal: options.signal,
    }
    const response = await send(transport, request)
    if (response.status >= 200 && response.status < 300) return response.body as Answer<Name>
    const failure = toFailure(response)
    if (failure.isSessionOver && isAuthorised) tokens?.onSessionOver()
    throw failure
  }
  return {
    callWithMeta,
    call: async (name, input, options) => (await callWithMeta(name, input, options)).data,
  }
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, QueryValue>
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
