import type { Clock } from '@baize/kit'
import type { Connection, Identity } from './connection.ts'
import { GroupIndex } from './group-index.ts'
import { disconnects, replyErrors } from './protocol.ts'
import type { TokenGate } from './token-gate.ts'

/** Every open connection, found by session and by player. */
export class Connections {
  readonly #all = new Set<Connection>()
  readonly #bySession = new GroupIndex<Connection>()
  readonly #byPlayer = new GroupIndex<Connection>()

  constructor(
    private readonly gate: TokenGate,
    private readonly clock: Clock,
    private readonly pingIntervalMs: number,
  ) {}

  add(connection: Connection): void {
    this.#all.add(connection)
  }

  remove(connection: Connection): void {
    this.#all.delete(connection)
    this.gate.forget(connection)
    this.#setIdentity(connection, undefined)
  }

  all(): Connection[] {
    return [...this.#all]
  }

  ofSession(sessionId: string): Connection[] {
    return this.#bySession.get(sessionId)
  }

  ofPlayer(playerId: string): Connection[] {
    return this.#byPlayer.get(playerId)
  }

  sessionIds(): string[] {
    return this.#bySession.keys()
  }

  get size(): number {
    return this.#all.size
  }

  get playerCount(): number {
    return this.#byPlayer.size
  }

  connectGuest = (connection: Connection, id: number): void => this.#welcome(connection, id, {})

  /** After a refusal the rest of the message is skipped: its subscriptions would end the client for good. */
  connect = async (connection: Connection, id: number, token: string): Promise<'next' | 'skip_message'> => {
    connection.state = 'verifying'
    const verdict = await this.gate.check(connection, token)
    if (connection.isClosed) return 'skip_message'
    if (typeof verdict === 'object') {
      this.#welcome(connection, id, this.#accept(connection, verdict))
      return 'next'
    }
    connection.state = 'new'
    if (verdict === 'expired') connection.refuse(id, replyErrors.tokenExpired)
    else if (verdict === 'unavailable') connection.refuse(id, replyErrors.internal)
    else connection.close(verdict === 'revoked' ? disconnects.sessionClosed : disconnects.invalidToken)
    return 'skip_message'
  }

  /**
   * Prolongs a connection. An expired token closes it with a code that lets the client return: an
   * error reply 109 to a refresh would end the client for good, a reconnect makes it fetch a token.
   */
  refresh = async (connection: Connection, id: number, token: string): Promise<void> => {
    const verdict = await this.gate.check(connection, token)
    if (connection.isClosed) return
    if (verdict === 'unavailable') connection.refuse(id, replyErrors.internal)
    else if (verdict === 'expired') connection.close(disconnects.tokenExpired)
    else if (verdict === 'revoked') connection.close(disconnects.sessionClosed)
    else if (verdict === 'invalid' || verdict.playerId !== connection.identity?.playerId) {
      connection.close(disconnects.invalidToken)
    } else connection.reply(id, 'refresh', JSON.stringify(this.#accept(connection, verdict)))
  }

  #welcome(connection: Connection, id: number, term: object): void {
    const ping = this.pingIntervalMs / 1000
    connection.welcomed(this.clock.now().getTime())
    connection.reply(
      id,
      'connect',
      JSON.stringify({ client: connection.id, version: 'baize', ping, pong: true, ...term }),
    )
  }

  #accept(connection: Connection, { expiresAt, ...identity }: Identity & { expiresAt: Date }) {
    connection.tokenExpiresAtMs = expiresAt.getTime()
    this.#setIdentity(connection, identity)
    const leftMs = expiresAt.getTime() - this.clock.now().getTime()
    return { expires: true, ttl: Math.max(1, Math.floor(leftMs / 1000)) }
  }

  #setIdentity(connection: Connection, identity: Identity | undefined): void {
    const before = connection.identity
    if (before) {
      this.#bySession.remove(before.sessionId, connection)
      this.#byPlayer.remove(before.playerId, connection)
    }
    connection.identity = identity
    if (identity) {
      this.#bySession.add(identity.sessionId, connection)
      this.#byPlayer.add(identity.playerId, connection)
    }
  }
}
