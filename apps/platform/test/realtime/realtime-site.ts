import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import {
  Centrifuge,
  type ClientEvents,
  type EventMap,
  type Options,
  type Subscription,
  type SubscriptionEvents,
  type TypedEventEmitter,
} from 'centrifuge'
import { SignJWT, errors, jwtVerify } from 'jose'
import { WebSocket, type ClientOptions } from 'ws'
import { ManualClock, silentLogger, uuidv4, uuidv7, type Logger } from '@baize/kit'
import { attachRealtime, REALTIME_PATH, type RealtimeOptions, type TokenVerdict } from '../../src/realtime/index.ts'

const secret = new TextEncoder().encode('a secret for tests that is long enough')

export interface TestPlayer {
  playerId: string
  sessionId: string
}

export function newPlayer(): TestPlayer {
  return { playerId: uuidv4(), sessionId: uuidv7() }
}

type SiteOptions = Partial<Pick<RealtimeOptions, 'limits' | 'origins' | 'findClosedSessions' | 'verifyToken'>> & {
  logger?: Logger
}

/** A running hub on a free port, with a clock the test moves and clients that end with it. */
export async function startRealtimeSite(options: SiteOptions = {}) {
  const clock = new ManualClock(new Date())
  const server = createServer((_, response) => response.end('ok'))
  const tcp = new Set<Socket>()
  server.on('connection', (socket) => {
    tcp.add(socket)
    socket.on('close', () => tcp.delete(socket))
  })
  const revokedSessions = new Set<string>()

  let checkedTokens = 0

  const verifyToken = async (token: string): Promise<TokenVerdict> => {
    try {
      const { payload } = await jwtVerify(token, secret, { currentDate: clock.now(), issuer: 'baize' })
      const sessionId = String(payload['sessionId'])
      if (revokedSessions.has(sessionId)) return 'revoked'
      return { playerId: payload.sub!, sessionId, expiresAt: new Date(payload.exp! * 1000) }
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
    } finally {
      checkedTokens += 1
    }
  }

  const { limits, ...ports } = options
  const hub = attachRealtime({
    server,
    clock,
    logger: silentLogger,
    verifyToken,
    ...ports,
    limits: { sweepIntervalMs: 5, closeTimeoutMs: 200, ...limits },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}${REALTIME_PATH}`
  const clients: Centrifuge[] = []
  const raws: RawClient[] = []

  return {
    hub,
    clock,
    server,
    url,
    checkedTokens: () => checkedTokens,
    revokedSessions,
    token({ playerId, sessionId }: TestPlayer, ttlSeconds = 900) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(playerId)
        .setIssuer('baize')
        .setJti(uuidv4())
        .setIssuedAt(Math.min(issuedAt, issuedAt + ttlSeconds))
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(secret)
    },
    /** The real client library, not yet connected. */
    client(clientOptions: Partial<Options> = {}) {
      const client = new Centrifuge(url, {
        websocket: WebSocket,
        minReconnectDelay: 1,
        maxReconnectDelay: 20,
        ...clientOptions,
      })
      clients.push(client)
      return client
    },
    /** A bare socket that can say anything. */
    async raw(clientOptions: ClientOptions = {}) {
      const raw = new RawClient(new WebSocket(url, clientOptions))
      raws.push(raw)
      await raw.opened
      return raw
    },
    /** TCP connections the server still holds. */
    openSockets: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    /** Cuts every TCP connection, as a lost network does. */
    cutConnections() {
      for (const socket of tcp) socket.destroy()
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.disconnect()
      for (const raw of raws) raw.socket.terminate()
      await hub.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type RealtimeSite = Awaited<ReturnType<typeof startRealtimeSite>>

/** Collects what a bare socket receives, line by line. */
export class RawClient {
  readonly opened: Promise<void>
  readonly closed: Promise<{ code: number; reason: string }>
  readonly #lines: string[] = []
  readonly #readers: ((line: string) => void)[] = []

  constructor(readonly socket: WebSocket) {
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    this.opened.catch(() => {})
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) {
        const reader = this.#readers.shift()
        if (reader) reader(line)
        else this.#lines.push(line)
      }
    })
  }

  /** Sends commands as one message. */
  send(...commands: (object | string)[]): void {
    this.socket.send(commands.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join('\n'))
  }

  /** The next line the server sends. */
  async next(): Promise<Record<string, unknown>> {
    const line = this.#lines.shift()
    return JSON.parse(line ?? (await new Promise<string>((resolve) => this.#readers.push(resolve))))
  }

  async connect(token?: string): Promise<Record<string, unknown>> {
    this.send({ id: 1, connect: token === undefined ? {} : { token } })
    return this.next()
  }
}

/** The context of the next such event. */
export function next<Event extends keyof ClientEvents>(
  emitter: Centrifuge,
  event: Event,
): Promise<Parameters<ClientEvents[Event]>[0]>
export function next<Event extends keyof SubscriptionEvents>(
  emitter: Subscription,
  event: Event,
): Promise<Parameters<SubscriptionEvents[Event]>[0]>
export function next(emitter: TypedEventEmitter<EventMap>, event: string): Promise<unknown> {
  return new Promise((resolve) => emitter.once(event, resolve))
}

/** Subscribes, waits for the outcome, and collects what is published. */
export async function subscribed(client: Centrifuge, channel: string, options = {}) {
  const subscription = client.newSubscription(channel, { minResubscribeDelay: 1, maxResubscribeDelay: 20, ...options })
  const received: unknown[] = []
  subscription.on('publication', ({ data }) => received.push(data))
  subscription.subscribe()
  await subscription.ready()
  return { subscription, received }
}

/** How the server refuses a subscription. */
export async function refusal(client: Centrifuge, channel: string): Promise<number> {
  const subscription: Subscription = client.newSubscription(channel)
  const ended = next(subscription, 'unsubscribed')
  subscription.subscribe()
  return (await ended).code
}

/** Waits until the condition holds; the test's own timeout ends a wait that never does. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}
