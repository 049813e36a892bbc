import type { Centrifuge, Options, Subscription } from 'centrifuge'
import type { ChannelParameters, Channels, EventOf } from '@baize/contract'
import { channelName, channelTable } from '@baize/contract/channels'
import { quietSocket } from './quiet-socket.ts'
import type {
  ChannelName,
  RealtimeCause,
  RealtimeClient,
  RealtimeOptions,
  RealtimeState,
  SubscribeOptions,
} from './realtime-types.ts'

export type * from './realtime-types.ts'

interface Listener {
  onEvent: (event: unknown) => void
  onSubscribed: (() => void) | undefined
}

const DELAYS = { min: 500, max: 20_000 }
const TIMINGS: Partial<Options> = {
  timeout: 5000,
  minReconnectDelay: DELAYS.min,
  maxReconnectDelay: DELAYS.max,
  maxServerPingDelay: 10_000,
}
const RESUBSCRIBE = { minResubscribeDelay: DELAYS.min, maxResubscribeDelay: DELAYS.max }
/** Failures worth telling; a lost or refused transport is told by the state. */
const TOLD = new Set(['connectToken', 'refreshToken', 'configuration'])

/** A channel of the contract by its name there: `realtimeChannel('walletAccounts', { playerId })`. */
export function realtimeChannel<Name extends keyof Channels>(
  name: Name,
  parameters: ChannelParameters<(typeof channelTable)[Name]>,
): ChannelName<EventOf<Channels[Name]>> {
  return channelName(channelTable[name], parameters) as ChannelName<EventOf<Channels[Name]>>
}

/** The socket address of the page's own host, encrypted when the page is. */
export function realtimeUrl({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/connection/websocket`
}

/**
 * Keeps a socket to the platform: as a player while `getToken` yields a token, as a guest when it
 * yields none at the start. A player whose session ends is disconnected for good. Subscriptions
 * outlive lost connections and `reconnect`.
 */
export function connectRealtime(options: RealtimeOptions): RealtimeClient {
  const listeners = new Map<string, Set<Listener>>()
  const load = options.load ?? (() => import('centrifuge'))
  let state: RealtimeState = 'connecting'
  let client: Centrifuge | undefined
  let attempt = 0
  const network = networkOf(globalThis)

  const report = (error: unknown) => {
    const failure = failureOf(error)
    if (options.onError) return options.onError(failure)
    queueMicrotask(() => {
      throw failure
    })
  }

  /** A throwing listener would end the client, so it must not reach the library. */
  const guard = (run: () => void) => {
    try {
      run()
    } catch (error) {
      report(error)
    }
  }

  const enter = (next: RealtimeState, cause: RealtimeCause) => {
    state = next
    guard(() => options.onState?.(next, cause))
  }

  function join(joined: Centrifuge, channel: string): void {
    const known = joined.getSubscription(channel)
    if (known) return known.subscribe()
    const subscription: Subscription = joined.newSubscription(channel, RESUBSCRIBE)
    const each = (run: (listener: Listener) => void) => {
      for (const listener of listeners.get(channel) ?? []) guard(() => run(listener))
    }
    subscription.on('publication', ({ data }) => each(({ onEvent }) => onEvent(data)))
    subscription.on('subscribed', () => each(({ onSubscribed }) => onSubscribed?.()))
    subscription.on('unsubscribed', ({ code, reason }) => {
      if (code >= 100) report(new Error(`subscription of ${channel} ended with ${code}: ${reason}`))
    })
    subscription.subscribe()
  }

  function leave(channel: string): void {
    const subscription = client?.getSubscription(channel)
    if (subscription) client?.removeSubscription(subscription)
  }

  async function loadLibrary(isCurrent: () => boolean) {
    for (let delay = DELAYS.min; ; delay = Math.min(delay * 2, DELAYS.max)) {
      try {
        return await load()
      } catch (error) {
        if (!isCurrent()) return undefined
        report(error)
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
  }

  async function start(): Promise<void> {
    const mine = ++attempt
    const isCurrent = () => mine === attempt
    enter('connecting', { code: 0, reason: 'connect called' })
    const library = await loadLibrary(isCurrent)
    if (!library || !isCurrent()) return

    let isPlayer = false
    const getToken = async () => {
      const token = await options.getToken()
      if (token === '' && isPlayer) throw new library.UnauthorizedError('the session has ended')
      isPlayer = token !== ''
      return token
    }
    const created = new library.Centrifuge(options.url, {
      ...TIMINGS,
      getToken,
      networkEventTarget: network.events,
      websocket: quietSocket((options.websocket ?? globalThis.WebSocket) as typeof WebSocket),
    })
    const follow = (next: RealtimeState) => (cause: Partial<RealtimeCause>) => {
      if (isCurrent()) enter(next, { code: cause.code ?? 0, reason: cause.reason ?? next })
    }
    created.on('connected', () => follow('connected')({}))
    created.on('disconnected', follow('disconnected'))
    created.on('connecting', ({ code, reason }) => {
      if (code !== 0) follow('connecting')({ code, reason })
    })
    created.on('error', ({ type, error }) => {
      if (isCurrent() && TOLD.has(type)) report(new Error(`realtime ${type}: ${error.message}`))
    })
    client = created
    for (const channel of listeners.keys()) join(created, channel)
    created.connect()
  }

  function stop(): void {
    attempt += 1
    client?.disconnect()
    client = undefined
  }

  void start()

  return {
    get state() {
      return state
    },
    subscribe<Event>(channel: string, onEvent: (event: Event) => void, { onSubscribed }: SubscribeOptions = {}) {
      const listener: Listener = { onEvent: (event) => onEvent(event as Event), onSubscribed }
      const group = listeners.get(channel) ?? new Set()
      listeners.set(channel, group.add(listener))
      if (client) {
        if (client.getSubscription(channel)?.state === 'subscribed') queueMicrotask(() => guard(() => onSubscribed?.()))
        else join(client, channel)
      }
      return () => {
        if (!group.delete(listener) || group.size > 0) return
        listeners.delete(channel)
        leave(channel)
      }
    },
    async history(channel, limit) {
      if (!client) throw new Error('there is no realtime connection')
      try {
        const { publications } = await client.history(channel, { limit, reverse: true })
        return publications.map(({ data }) => data)
      } catch (error) {
        throw failureOf(error)
      }
    },
    hurry() {
      if (state === 'connecting') network.events.dispatchEvent(new Event('online'))
    },
    reconnect() {
      stop()
      void start()
    },
    rest: stop,
    close() {
      stop()
      network.leave()
      enter('disconnected', { code: 0, reason: 'close called' })
    },
  }
}

/** What the library hears of the network by: the browser's own news, and ours. */
function networkOf(page: Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>) {
  const events = new EventTarget()
  const pass = ({ type }: Event) => void events.dispatchEvent(new Event(type))
  const kinds = ['online', 'offline']
  for (const kind of kinds) page.addEventListener?.(kind, pass)
  return {
    events,
    leave() {
      for (const kind of kinds) page.removeEventListener?.(kind, pass)
    },
  }
}

/** The library rejects with plain objects of code and message. */
function failureOf(error: unknown): Error {
  if (error instanceof Error) return error
  if (typeof error === 'object' && error !== null && 'message' in error) return new Error(String(error.message))
  return new Error(String(error))
}
