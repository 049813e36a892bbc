import type { ApiFailure, CallOptions, TransportRequest } from '@baize/client'
import { createOperatorClient } from '@baize/client/operator'
import type { OperatorOperationName } from '@baize/contract'

/** Tells the desk that this is its own page, which keeps its session in a cookie. */
const PAGE_HEADER = 'x-desk-page'

/** When the last call went out, told to other tabs as well: the session rests when nobody calls. */
export const LAST_CALL = 'desk.last-call'

let onSessionOver: (failure: ApiFailure) => void = () => undefined

/** Names who hears of a session that is over. */
export function hearOfSession(hear: (failure: ApiFailure) => void): void {
  onSessionOver = hear
}

async function transport({ method, path, search, body, requestKey, signal }: TransportRequest) {
  const headers: Record<string, string> = { [PAGE_HEADER]: '1' }
  if (requestKey) headers['idempotency-key'] = requestKey
  if (body !== undefined) headers['content-type'] = 'application/json'
  localStorage.setItem(LAST_CALL, String(Date.now()))
  const response = await fetch(search ? `${path}?${search}` : path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

/** Calls the desk. The session is a cookie, so there is no token to hand over. */
export const api = createOperatorClient(transport, {
  token: async () => null,
  // 403 says that the role may not; the session goes on.
  onSessionOver: (failure) => {
    if (failure.status === 401) onSessionOver(failure)
  },
})

/** What a call is given, by its parts. */
export type Input = Record<string, Record<string, unknown>>

/** What it answers with, where only the description of the operation is known. */
export interface Answer {
  data: unknown
  meta?: { page: number; perPage: number; totalPages: number; totalRows: number } | undefined
}

/** Calls an operation that is named by a declaration. */
export async function callByName(name: OperatorOperationName, input: Input, options?: CallOptions): Promise<Answer> {
  return api.callWithMeta(name, input, options)
}

/** A key by which a call that may come twice is known again. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
