import type { Logger } from '@baize/kit'
import { type CentrifugoAddress, callCentrifugo, throwOnError } from './centrifugo-api.ts'
import { defaultLimits } from './limits.ts'
import { disconnects } from './protocol.ts'
import { type FindClosedSessions, checkSessions } from './session-check.ts'
import type { SessionSockets } from './session-sockets.ts'

interface Ports extends CentrifugoAddress {
  /**
   * What stands before the id in the name of a session's channel. The claim `channels` of a token names it, so the
   * server puts every connection of the session there by itself; nothing is published there.
   */
  channelPrefix: string
  findClosedSessions: FindClosedSessions
  logger: Logger
}

/** Attempts to end the sockets of one session, before the next check of all sessions has to find them. */
const ATTEMPTS_MAX = 4
const PAUSE_FIRST_MS = 200

/**
 * Ends the sockets of sessions at a Centrifugo server. It knows players and connections, not sessions; but a token
 * names a channel of its session, to which the server subscribes the connection itself, and who is present there
 * can be asked and sent away one by one.
 */
export class CentrifugoSessions implements SessionSockets {
  constructor(private readonly ports: Ports) {}

  async disconnectSession(sessionId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#disconnect(sessionId)
      } catch (error) {
        if (attempt === ATTEMPTS_MAX) return this.ports.logger.error('a closed session keeps its sockets', error)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_FIRST_MS * 2 ** attempt).unref())
      }
    }
  }

  async checkSessions(): Promise<void> {
    try {
      await this.endClosed()
    } catch (error) {
      this.ports.logger.error('sessions of open connections could not be checked', error)
    }
  }

  /**
   * Ends the sockets of all closed sessions, also of those who came back with a token that was signed before. Throws
   * where the server or the database does not answer.
   */
  async endClosed(): Promise<void> {
    const { findClosedSessions, channelPrefix } = this.ports
    const reply = await callCentrifugo(this.ports, 'channels', { pattern: `${channelPrefix}*` })
    throwOnError(reply)
    const { channels } = (reply['result'] ?? {}) as { channels?: object }
    const ids = Object.keys(channels ?? {}).map((channel) => channel.slice(channelPrefix.length))
    const closed: string[] = []
    await checkSessions(ids, defaultLimits.sessionCheckBatchSize, findClosedSessions, (id) => void closed.push(id))
    for (const id of closed) await this.disconnectSession(id)
  }

  async #disconnect(sessionId: string): Promise<void> {
    const reply = await callCentrifugo(this.ports, 'presence', { channel: this.ports.channelPrefix + sessionId })
    throwOnError(reply)
    const { presence } = (reply['result'] ?? {}) as { presence?: Record<string, { user: string }> }
    const { code, reason } = disconnects.sessionClosed
    const commands = Object.entries(presence ?? {}).map(([client, { user }]) => ({
      disconnect: { user, client, disconnect: { code, reason } },
    }))
    if (commands.length > 0) throwOnError(await callCentrifugo(this.ports, 'batch', { commands, parallel: true }))
  }
}
