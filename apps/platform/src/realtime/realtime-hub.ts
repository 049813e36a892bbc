import type { IncomingMessage, Server } from 'node:http'
import type { Clock, Logger } from '@baize/kit'
import type { ChannelRules } from './channel-rules.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Audience, Publisher } from './publisher.ts'
import type { FindClosedSessions } from './session-check.ts'
import type { VerifyToken } from './token-verifier.ts'

export interface RealtimeOptions {
  server: Server
  verifyToken: VerifyToken
  clock: Clock
  logger: Logger
  channels?: ChannelRules
  limits?: Partial<RealtimeLimits>
  /** Origins besides the page's own host, such as `https://m.example.com`. */
  origins?: readonly string[]
  addressOf?: (request: IncomingMessage) => string
  findClosedSessions?: FindClosedSessions
}

export interface RealtimeCounts {
  connections: number
  players: number
  /** Channels somebody listens to. */
  channels: number
  /** Connections this server ended since it started, by code. */
  disconnects: Record<number, number>
}

export interface RealtimeHub extends Publisher, Audience {
  publish(channel: string, data: object): void
  watched(prefix: string): string[]
  broadcast(channels: string[], data: object): void
  /** Ends the connections of one session; by default for good. Returns how many there were. */
  disconnectSession(sessionId: string, code?: number, reason?: string): number
  /** Looks at the session of every connection, and ends those of closed ones. */
  checkSessions(): Promise<void>
  disconnectPlayer(playerId: string, code?: number, reason?: string): number
  /** Takes a player out of a channel. A code from 2500 makes the client subscribe again. */
  unsubscribePlayer(playerId: string, channel: string, code?: number, reason?: string): number
  counts(): RealtimeCounts
  /** Connections listening to one channel; for `global:online` the players seen as present. */
  subscribers(channel: string): number
  /** Sends every client away with 3001 and resolves when no socket is left. */
  close(): Promise<void>
}
