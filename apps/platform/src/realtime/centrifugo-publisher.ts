import { type CentrifugoAddress, callCentrifugo, failureOf, throwOnError } from './centrifugo-api.ts'
import type { Audience, Publisher } from './publisher.ts'

export interface CentrifugoOptions extends CentrifugoAddress {
  /** Most publications in one call; by default 100. */
  batchMax?: number
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
    throwOnError(await callCentrifugo(this.options, 'broadcast', { channels, data, idempotency_key: id }))
  }

  async #askWatched(prefix: string): Promise<string[]> {
    const reply = await callCentrifugo(this.options, 'channels', { pattern: `${prefix}*` })
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
    if (commands.length === 1) return [await callCentrifugo(this.options, 'publish', commands[0]!)]
    const reply = await callCentrifugo(this.options, 'batch', { commands: commands.map((publish) => ({ publish })) })
    throwOnError(reply)
    return Array.isArray(reply['replies']) ? reply['replies'] : []
  }
}
