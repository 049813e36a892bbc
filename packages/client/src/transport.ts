import type { AuthClass, Method } from '@baize/contract'

/** A call on its way out, already free of the contract's types. */
export interface TransportRequest {
  operation: string
  method: Method
  /** Path with its parameters filled in. */
  path: string
  params: Record<string, string>
  /** Query string without question mark, keys in alphabetical order. */
  search: string
  body: unknown
  auth: AuthClass
  token: string | null
  requestKey: string | null
  signal: AbortSignal | undefined
}

export interface TransportResponse {
  status: number
  /** The parsed JSON of the reply, `null` when there was none. */
  body: unknown
}

/** Carries calls: over HTTP in the browser, in process on the server. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/**
 * What sets or needs a cookie that no script can read: the calls of the session, and whatever changes something, which
 * may need the mark of a fresh proof. Reads omit credentials, so that their answers depend on the token alone.
 */
function needsCookies({ method, path }: TransportRequest): boolean {
  return method !== 'GET' || path.startsWith('/api/player/sessions')
}

/** The browser's transport. Never throws for a status; rejects when the network fails or the call is aborted. */
export const httpTransport: Transport = async (request) => {
  const headers: Record<string, string> = {}
  if (request.token) headers.authorization = `Bearer ${request.token}`
  if (request.requestKey) headers['idempotency-key'] = request.requestKey
  const isForm = request.body instanceof FormData
  if (request.body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const response = await fetch(request.search ? `${request.path}?${request.search}` : request.path, {
    method: request.method,
    headers,
    body: request.body === undefined ? undefined : isForm ? (request.body as FormData) : JSON.stringify(request.body),
    credentials: needsCookies(request) ? 'same-origin' : 'omit',
    signal: request.signal,
  })
  const text = await response.text()
  return { status: response.status, body: parseJson(text) }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
