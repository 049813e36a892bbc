import type { Clock, Logger } from '@baize/kit'
import type { Connection } from './connection.ts'
import type { TokenVerdict, VerifyToken } from './token-verifier.ts'

/**
 * Checks tokens, and remembers for the length of a check which sessions and players were shut out
 * meanwhile: a session closed between the look into the database and the welcome must not get in.
 */
export class TokenGate {
  readonly #shutOutDuring = new Map<Connection, Set<string>>()

  constructor(
    private readonly verifyToken: VerifyToken,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** The verdict, or `unavailable` when the check itself failed and is worth another attempt. */
  async check(connection: Connection, token: string): Promise<TokenVerdict | 'unavailable'> {
    const shutOut = new Set<string>()
    this.#shutOutDuring.set(connection, shutOut)
    try {
      const verdict = await this.verifyToken(token)
      if (typeof verdict === 'string') return verdict
      if (shutOut.has(verdict.sessionId) || shutOut.has(verdict.playerId)) return 'revoked'
      return verdict.expiresAt > this.clock.now() ? verdict : 'expired'
    } catch (error) {
      this.logger.error('realtime token could not be checked', error)
      return 'unavailable'
    } finally {
      this.#shutOutDuring.delete(connection)
    }
  }

  /** Notes that a session or player may not get in with a token being checked now. */
  shutOut(sessionOrPlayerId: string): void {
    for (const shutOut of this.#shutOutDuring.values()) shutOut.add(sessionOrPlayerId)
  }

  /** Drops what is noted for a connection that ended during its check. */
  forget(connection: Connection): void {
    this.#shutOutDuring.delete(connection)
  }
}
