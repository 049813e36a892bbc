/** Where the HTTP API of a Centrifugo server is, and how to be let in. */
export interface CentrifugoAddress {
  /** Without a trailing slash, for example `http://localhost:8000/api`. */
  apiUrl: string
  apiKey: string
  /** Time for one call; by default 2500. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

/** One call of the HTTP API. Rejects when the server is away, slow or answers with another status than 200. */
export async function callCentrifugo(
  { apiUrl, apiKey, timeoutMs = 2_500, fetch = globalThis.fetch }: CentrifugoAddress,
  method: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${apiUrl}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`Centrifugo answered ${method} with status ${response.status}`)
  }
  const reply: unknown = await response.json()
  if (typeof reply === 'object' && reply !== null) return reply as Record<string, unknown>
  throw new Error(`Centrifugo answered ${method} with something other than an object`)
}

/** Codes that say something is wrong with the publication itself: unknown channel, bad request, not available. */
const FINAL_CODES = new Set([102, 107, 108])

/** Centrifugo's no to one publication. `isFinal`: it will be no for ever, so that nobody needs to try again. */
class PublicationRefused extends Error {
  override readonly name = 'PublicationRefused'

  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message)
  }
}

/** For a call as a whole, whose failure says nothing for good about any one publication in it. */
export function throwOnError(reply: unknown): void {
  const failure = failureOf(reply)
  if (failure) throw new Error(failure.message)
}

/** Centrifugo answers 200 also when it refuses; a missing reply counts as refused. */
export function failureOf(reply: unknown): Error | undefined {
  if (typeof reply !== 'object' || reply === null) return new Error('Centrifugo left a publication unanswered')
  if (!('error' in reply) || !reply.error) return undefined
  const { code, message } = reply.error as { code?: unknown; message?: unknown }
  return new PublicationRefused(
    `Centrifugo refused with ${String(code)}: ${String(message)}`,
    FINAL_CODES.has(code as number),
  )
}
