/** The socket's state; `disconnected` is final until `reconnect`. */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected'

/** Why the state changed: a disconnect code of the server (3000 and up) or of the client library. */
export interface RealtimeCause {
  code: number
  reason: string
}

/** What every publication carries. */
export interface RealtimeEvent {
  event: string
  [member: string]: unknown
}

/** The name of a channel, which remembers what is published there. */
export type ChannelName<Event> = string & { readonly __event: Event }

export interface RealtimeOptions {
  url: string
  /** The current access token, renewed when it is about to end; empty without a session. Rejecting means "try again". */
  getToken: () => Promise<string>
  onState?: (state: RealtimeState, cause: RealtimeCause) => void
  /** Failures nobody waits for: a listener that threw, a refused subscription, a token that could not be fetched. */
  onError?: (error: Error) => void
  /** Brings the client library, by default as a chunk of its own. */
  load?: () => Promise<Pick<typeof import('centrifuge'), 'Centrifuge' | 'UnauthorizedError'>>
  /** Where the platform has no `WebSocket` of its own. */
  websocket?: unknown
}

export interface SubscribeOptions {
  /** Called on every subscription, the first and each after a lost connection: what was missed must be read again. */
  onSubscribed?: () => void
}

export interface RealtimeClient {
  readonly state: RealtimeState
  /** Listens until the returned function is called. Several listeners share one subscription. */
  subscribe<Event>(channel: ChannelName<Event>, onEvent: (event: Event) => void, options?: SubscribeOptions): () => void
  subscribe<Event extends { event: string } = RealtimeEvent>(
    channel: string,
    onEvent: (event: Event) => void,
    options?: SubscribeOptions,
  ): () => void
  /** The last publications of a channel that keeps them, newest first. Rejects while there is no connection. */
  history<Event>(channel: ChannelName<Event>, limit: number): Promise<Event[]>
  /** The platform can be reached: a connection that waits before its next attempt makes it now. */
  hurry(): void
  /** Starts over as whoever `getToken` says the visitor is now: call it after login and logout. */
  reconnect(): void
  /** Ends the connection until `reconnect`, as a page does that is put aside. */
  rest(): void
  close(): void
}
