/**
 * Where committed facts leave the platform. The outbox relay calls it in commit order and keeps a
 * row until the call succeeded, so an implementation throws when it cannot tell that it delivered.
 */
export interface Publisher {
  publish(channel: string, data: object): Promise<void> | void
}

/** Those who watch channels right now; what is told to them once is not kept for anybody else. */
export interface Audience {
  /** The channels whose name begins so and that somebody listens to. */
  watched(prefix: string): Promise<string[]> | string[]
  /** Tells all these channels the same. `id` is the same when something is told again. */
  broadcast(channels: string[], data: object, id: string): Promise<void> | void
}
