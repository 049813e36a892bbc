import type {
  ApiError,
  EventView,
  ListView,
  Menu,
  QuotesView,
  SessionView,
  StreamMessage,
  TicketView,
} from '../http/shapes.ts'

/** The company said no, or could not be reached (`offline`). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: ApiError['code'] | 'offline'
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ApiError['code'] | 'offline', details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export interface SlipBody {
  readonly key: string
  readonly type: string
  readonly size: number
  readonly stake: string
  readonly accept: string
  readonly legs: readonly { eventId: string; market: string; outcome: string; price: number }[]
}

let session: string | undefined

/** Everything asked from here on is asked as this player; without one as a guest. */
export function useSession(id: string | undefined): void {
  session = id
}

const language = document.documentElement.lang

async function ask<T>(path: string, body?: object): Promise<T> {
  let reply: { data?: T; error?: ApiError }
  try {
    const join = path.includes('?') ? '&' : '?'
    const response = await fetch(`/betting/api/${path}${join}language=${language}`, {
      signal: AbortSignal.timeout(15_000),
      headers: {
        ...(session && { 'x-betting-session': session }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    reply = (await response.json()) as typeof reply
  } catch {
    throw new ApiFailure('offline')
  }
  if (reply.data !== undefined) return reply.data
  throw new ApiFailure(reply.error?.code ?? 'failed', reply.error?.details)
}

export const openSession = (token: string) => ask<SessionView>('session', { token })
export const readMenu = () => ask<Menu>('menu')
export const readList = (query: string) => ask<ListView>(`events?${query}`)
export const readEvent = (id: string) => ask<{ nowMs: number; event: EventView }>(`events/${id}`)
export const readBalance = () => ask<{ balance: string }>('balance')
export const readTickets = () => ask<{ tickets: TicketView[] }>('tickets')
export const placeSlip = (slip: SlipBody) => ask<{ ticket: TicketView; balance: string | null }>('slips', slip)
export const cashOut = (id: string, wish: { payout: string; stakeLeft?: string }) =>
  ask<{ ticket: TicketView }>(`tickets/${id}/cash-out`, wish)

export const readQuotes = (slip: Pick<SlipBody, 'type' | 'size' | 'legs'>) => ask<QuotesView>('quotes', slip)

/** Reads the stream until it is told to end; comes back by itself when the line breaks. */
export function listen(query: string, hear: (message: StreamMessage) => void, isUp: (up: boolean) => void): () => void {
  const ending = new AbortController()
  const run = async () => {
    for (let waitMs = 500; !ending.signal.aborted; waitMs = Math.min(waitMs * 2, 8000)) {
      try {
        const response = await fetch(`/betting/api/stream?${query}&language=${language}`, {
          signal: ending.signal,
          headers: session ? { 'x-betting-session': session } : {},
        })
        isUp(true)
        waitMs = 500
        await readAll(response, hear)
      } catch {
        if (ending.signal.aborted) return
      }
      isUp(false)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  void run()
  return () => ending.abort()
}

async function readAll(response: Response, hear: (message: StreamMessage) => void): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + value).split('\n\n')
    rest = parts.pop()!
    for (const part of parts) if (part.startsWith('data: ')) hear(JSON.parse(part.slice(6)) as StreamMessage)
  }
}
