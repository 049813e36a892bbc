import { ChannelRegistry } from './channel-registry.ts'
import { channelRule } from './channel-rules.ts'
import { CommandBudget } from './command-budget.ts'
import { Connection } from './connection.ts'
import { Connections } from './connections.ts'
import { readMessages } from './inbox.ts'
import { defaultLimits } from './limits.ts'
import { disconnects, isFinal, unsubscribeLine, type Disconnect } from './protocol.ts'
import type { RealtimeHub, RealtimeOptions } from './realtime-hub.ts'
import { checkSessions } from './session-check.ts'
import { TokenGate } from './token-gate.ts'
import { startTimers } from './timers.ts'
import { acceptUpgrades } from './upgrade.ts'

/** Serves the Centrifugo JSON protocol at `/api/connection/websocket` of an HTTP server. */
export function attachRealtime(options: RealtimeOptions): RealtimeHub {
  const { server, clock, logger, channels = channelRule } = options
  const limits = { ...defaultLimits, ...options.limits }
  const gate = new TokenGate(options.verifyToken, clock, logger)
  const connections = new Connections(gate, clock, limits.pingIntervalMs)
  const registry = new ChannelRegistry(channels, logger)
  const disconnectCounts: Record<number, number> = {}
  /** Every socket until it is really gone, which is later than its connection's end. */
  const openSockets = new Set<Promise<void>>()
  const { connect, connectGuest, refresh } = connections
  const commands = { ...limits, registry, connect, connectGuest, refresh }

  const onEnd = (connection: Connection, disconnect: Disconnect | undefined) => {
    registry.unsubscribeAll(connection)
    connections.remove(connection)
    if (!disconnect) return
    disconnectCounts[disconnect.code] = (disconnectCounts[disconnect.code] ?? 0) + 1
    if (disconnect === disconnects.slow) logger.warn('slow realtime client disconnected', { client: connection.id })
  }

  const stopUpgrades = acceptUpgrades({
    server,
    limits,
    allowedOrigins: options.origins ?? [],
    addressOf: options.addressOf ?? ((request) => request.socket.remoteAddress ?? ''),
    onSocket: (socket) => {
      const nowMs = clock.now().getTime()
      const budget = new CommandBudget(limits.commandsPerSecond, limits.commandsBurst, limits.commandsRefusedMax, nowMs)
      const connection = new Connection(socket, budget, limits, onEnd, nowMs)
      connections.add(connection)
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      openSockets.add(gone)
      void gone.then(() => openSockets.delete(gone))
      readMessages(connection, { commands, clock, logger, limits })
    },
  })

  const checkAllSessions = async () => {
    const { findClosedSessions } = options
    if (!findClosedSessions) return
    const onClosed = (sessionId: string) => hub.disconnectSession(sessionId)
    try {
      await checkSessions(connections.sessionIds(), limits.sessionCheckBatchSize, findClosedSessions, onClosed)
    } catch (error) {
      logger.error('sessions of open connections could not be checked', error)
    }
  }
  const stopTimers = startTimers(connections, limits, clock, checkAllSessions)

  const disconnect = (found: Connection[], id: string, code: number, reason: string) => {
    if (isFinal(code)) gate.shutOut(id)
    for (const connection of found) connection.close({ code, reason })
    return found.length
  }
  const { code: closedCode, reason: closedReason } = disconnects.sessionClosed
  let closing: Promise<void> | undefined

  const hub: RealtimeHub = {
    publish: (channel, data) => registry.publish(channel, data),
    watched: (prefix) => registry.watched(prefix),
    broadcast: (names, data) => names.forEach((name) => registry.publish(name, data)),
    disconnectSession: (id, code = closedCode, reason = closedReason) =>
      disconnect(connections.ofSession(id), id, code, reason),
    checkSessions: checkAllSessions,
    disconnectPlayer: (id, code = closedCode, reason = closedReason) =>
      disconnect(connections.ofPlayer(id), id, code, reason),
    unsubscribePlayer(playerId, channel, code = 2000, reason = 'unsubscribed by the server') {
      const found = connections.ofPlayer(playerId).filter((connection) => connection.channels.has(channel))
      const payload = Buffer.from(unsubscribeLine(channel, code, reason))
      for (const connection of found) {
        registry.unsubscribe(channel, connection)
        connection.send(payload)
      }
      return found.length
    },
    counts: () => ({
      connections: connections.size,
      players: connections.playerCount,
      channels: registry.channelCount,
      disconnects: { ...disconnectCounts },
    }),
    subscribers: (channel) => registry.subscriberCount(channel),
    close() {
      closing ??= (async () => {
        stopUpgrades()
        stopTimers()
        for (const connection of connections.all()) connection.close(disconnects.shutdown)
        await Promise.all(openSockets)
      })()
      return closing
    },
  }
  return hub
}
