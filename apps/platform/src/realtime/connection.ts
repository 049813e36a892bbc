import type { RawData, WebSocket } from 'ws'
import { uuidv4 } from '@baize/kit'
import type { CommandBudget } from './command-budget.ts'
import type { RealtimeLimits } from './limits.ts'
import { disconnects, errorLine, replyLine, type Disconnect, type Method, type ReplyError } from './protocol.ts'

/** Who a connection belongs to. */
export interface Identity {
  playerId: string
  sessionId: string
}

const PING = Buffer.from('{}')

/**
 * One socket: what it may see, what waits to be sent, and when it must be heard from.
 * Replies are collected while a client message is worked off and leave as one message.
 */
export class Connection {
  readonly id = uuidv4()
  readonly channels = new Set<string>()
  state: 'new' | 'verifying' | 'connected' | 'closed' = 'new'
  /** Undefined for guests. */
  identity: Identity | undefined
  tokenExpiresAtMs = Infinity
  #replies: string[] = []
  #pingDueAtMs = Infinity
  #pongDueAtMs = Infinity
  readonly #connectDueAtMs: number

  constructor(
    private readonly socket: WebSocket,
    readonly budget: CommandBudget,
    private readonly limits: RealtimeLimits,
    private readonly onEnd: (connection: Connection, disconnect: Disconnect | undefined) => void,
    nowMs: number,
  ) {
    this.#connectDueAtMs = nowMs + limits.connectTimeoutMs
    socket.on('close', () => this.#end(undefined))
    // A socket error is always followed by close, which does the work; unheard it would end the process.
    socket.on('error', () => {})
  }

  onMessage(listener: (data: RawData, isBinary: boolean) => void): void {
    this.socket.on('message', listener)
  }

  get isClosed(): boolean {
    return this.state === 'closed'
  }

  heard(): void {
    this.#pongDueAtMs = Infinity
  }

  reply(id: number, method: Method, resultJson: string): void {
    this.#replies.push(replyLine(id, method, resultJson))
  }

  refuse(id: number, error: ReplyError): void {
    this.#replies.push(errorLine(id, error))
  }

  /** Sends the collected replies. Called before anything is awaited, so that no publication overtakes a reply. */
  flush(): void {
    if (this.#replies.length === 0) return
    const replies = this.#replies.join('\n')
    this.#replies = []
    this.send(Buffer.from(replies))
  }

  /** Queues bytes for the client; one that does not read is disconnected instead of being buffered for. */
  send(payload: Buffer): void {
    if (this.isClosed) return
    if (this.socket.bufferedAmount + payload.length > this.limits.sendBufferBytesMax)
      return this.close(disconnects.slow)
    this.socket.send(payload, { binary: false })
  }

  welcomed(nowMs: number): void {
    this.state = 'connected'
    this.#pingDueAtMs = nowMs + this.limits.pingIntervalMs
  }

  /** Pings when due, and closes a connection that is silent, never connected or outlived its token. */
  sweep(nowMs: number): void {
    if (this.state !== 'connected') {
      if (nowMs >= this.#connectDueAtMs) this.close(disconnects.stale)
    } else if (nowMs >= this.#pongDueAtMs) this.close(disconnects.noPong)
    else if (nowMs >= this.tokenExpiresAtMs + this.limits.tokenGraceMs) this.close(disconnects.tokenExpired)
    else if (nowMs >= this.#pingDueAtMs) {
      this.#pingDueAtMs = nowMs + this.limits.pingIntervalMs
      this.#pongDueAtMs = Math.min(this.#pongDueAtMs, nowMs + this.limits.pongTimeoutMs)
      this.send(PING)
    }
  }

  close(disconnect: Disconnect): void {
    if (this.isClosed) return
    this.flush()
    // Flushing may itself have closed a slow connection.
    if (!this.#end(disconnect)) return
    this.socket.close(disconnect.code, disconnect.reason)
  }

  /** Frees the socket without waiting for the peer. */
  terminate(): void {
    this.socket.terminate()
  }

  #end(disconnect: Disconnect | undefined): boolean {
    if (this.isClosed) return false
    this.state = 'closed'
    this.#replies = []
    this.onEnd(this, disconnect)
    return true
  }
}
