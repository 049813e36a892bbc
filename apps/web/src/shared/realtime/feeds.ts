import type { RealtimeClient, realtimeChannel } from '@baize/client/realtime'

/** Subscribes to channels of the contract, named by `channel`; returns how to stop. */
export type Feed = (client: RealtimeClient, channel: typeof realtimeChannel) => () => void

/**
 * Lets components and query files listen to channels without importing the socket, which arrives when the
 * page is idle. A feed asked for earlier starts with the connection.
 */
class RealtimeFeeds {
  #connection: [RealtimeClient, typeof realtimeChannel] | null = null
  readonly #feeds = new Map<Feed, (() => void) | null>()
  #want = () => {}
  /** Resolves when the first feed is asked for: a guest who listens to nothing needs no socket. */
  readonly wanted = new Promise<void>((resolve) => (this.#want = resolve))

  connect(client: RealtimeClient, channel: typeof realtimeChannel): void {
    this.#connection = [client, channel]
    for (const feed of this.#feeds.keys()) this.#feeds.set(feed, feed(client, channel))
  }

  /** Ends the pause before a lost connection is tried again, for who knows or suspects that it would succeed. */
  hurry(): void {
    this.#connection?.[0].hurry()
  }

  /** Keeps a feed going until the returned function is called; it survives reconnects. */
  follow(feed: Feed): () => void {
    this.#feeds.set(feed, this.#connection && feed(...this.#connection))
    this.#want()
    return () => {
      this.#feeds.get(feed)?.()
      this.#feeds.delete(feed)
    }
  }
}

export const realtimeFeeds = new RealtimeFeeds()
