import type { Audience, Publisher } from './publisher.ts'

export interface CentrifugoOptions {
  /** Address of the HTTP API without a trailing slash, for example `http://localhost:8000/api`. */
  apiUrl: string
  apiKey: string
  /** Time for one call; by default 5000. */
  timeoutMs?: number
  /** Most publications in one call; by default 100. */
  batchMax?: number
  fetch?: typeof globalThis.fetch
}

/** How old the knowledge of who listens may be. */
const WATCHED_FOR_MS = 5_000

interface Waiting {
  command: { channel: string; data: object; idempotency_key?: string }
  resolve: () => void
  reject: (error: Error) => void
}

/**
 * Publishes through the HTTP API of a Centrifugo server. One call is under way at a time, so that
 * publications stay in order; what is handed over meanwhile travels together in the next. A call
 * that fails, is refused or takes too long rejects, and the outbox keeps the row.
 */
export class CentrifugoPublisher implements Publisher, Audience {
  readonly #watched = new Map<string, { channels: Promise<string[]>; untilMs: number }>()
  readonly #waiting: Waiting[] = []
  #isSending = false

  constructor(private readonly options: CentrifugoOptions) {}

  /** With a key, Centrifugo drops a repeat within five minutes: give the id of the outbox row. */
  publish(channel: string, data: object, idempotencyKey?: string): Promise<void> {
    const command = { channel, data, ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }) }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ command, resolve, reject })
      if (this.#isSending) return
      this.#isSending = true
      // What is published in the same turn joins the first call.
      queueMicrotask(() => void this.#sendAll())
    })
  }

  /**
   * Ends every connection of a player. Centrifugo does not know sessions: with a code that is not
   * final (below 3500) the player's other devices come back, and so does a closed session until its
   * access token expires.
   */
  async disconnectPlayer(playerId: string, code = 3500, reason = 'session closed'): Promise<void> {
    throwOnError(await this.#call('disconnect', { user: playerId, disconnect: { code, reason } }))
  }

  /**
   * Which channels somebody listens to, at most some seconds old: Centrifugo asks all its nodes to tell. Somebody who
   * has just come misses what is told meanwhile.
   */
  watched(prefix: string): Promise<string[]> {
    const known = this.#watched.get(prefix)
    if (known && known.untilMs > performance.now()) return known.channels
    const channels = this.#askWatched(prefix)
    this.#watched.set(prefix, { channels, untilMs: performance.now() + WATCHED_FOR_MS })
    // A failure is told to who asked, and not remembered.
    channels.catch(() => this.#watched.delete(prefix))
    return channels
  }

  /** One call for all channels. Centrifugo drops a repeat of the id within five minutes. */
  async broadcast(channels: string[], data: object, id: string): Promise<void> {
    throwOnError(await this.#call('broadcast', { channels, data, idempotency_key: id }))
  }

  async #askWatched(prefix: string): Promise<string[]> {
    const reply = await this.#call('channels', { pattern: `${prefix}*` })
    throwOnError(reply)
    const { channels } = (reply['result'] ?? {}) as { channels?: object }
    return Object.keys(channels ?? {}).filter((channel) => channel.startsWith(prefix))
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, this.options.batchMax ?? 100))
    this.#isSending = false
  }

  async #send(batch: Waiting[]): Promise<void> {
    try {
      const replies = await this.#publishAll(batch.map(({ command }) => command))
      batch.forEach(({ resolve, reject }, index) => {
        const failure = failureOf(replies[index])
        if (failure) reject(failure)
        else resolve()
      })
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      for (const { reject } of batch) reject(failure)
    }
  }

  async #publishAll(commands: object[]): Promise<unknown[]> {
    if (commands.length === 1) return [await this.#call('publish', commands[0]!)]
    const reply = await this.#call('batch', { commands: commands.map((publish) => ({ publish })) })
    throwOnError(reply)
    return Array.isArray(reply['replies']) ? reply['replies'] : []
  }

  async #call(method: string, body: object): Promise<Record<string, unknown>> {
    const { apiUrl, apiKey, timeoutMs = 5000, fetch = globalThis.fetch } = this.options
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
function throwOnError(reply: unknown): void {
  const failure = failureOf(reply)
  if (failure) throw new Error(failure.message)
}

/** Centrifugo answers 200 also when it refuses; a missing reply counts as refused. */
function failureOf(reply: unknown): Error | undefined {
  if (typeof reply !== 'object' || reply === null) return new Error('Centrifugo left a publication unanswered')
  if (!('error' in reply) || !reply.error) return undefined
  const { code, message } = reply.error as { code?: unknown; message?: unknown }
  return new PublicationRefused(
    `Centrifugo refused with ${String(code)}: ${String(message)}`,
    FINAL_CODES.has(code as number),
  )
}
