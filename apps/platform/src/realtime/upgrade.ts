import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { AddressBook, addressGroup, isOriginAllowed } from './admission.ts'
import type { RealtimeLimits } from './limits.ts'

export const REALTIME_PATH = '/api/connection/websocket'

interface UpgradeOptions {
  server: Server
  limits: RealtimeLimits
  allowedOrigins: readonly string[]
  /** Where a request comes from; behind a proxy the operator reads it from a trusted header. */
  addressOf: (request: IncomingMessage) => string
  onSocket: (socket: WebSocket) => void
}

/** Turns upgrade requests on the realtime path into sockets. Returns what stops it. */
export function acceptUpgrades({ server, limits, allowedOrigins, addressOf, onSocket }: UpgradeOptions): () => void {
  const places = new AddressBook(limits.connectionsPerAddressMax, limits.connectionsMax)
  // A variable, because the published types do not know `closeTimeout` yet.
  const socketOptions = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytesMax,
    closeTimeout: limits.closeTimeoutMs,
    handleProtocols: (offered: Set<string>) => (offered.has('centrifuge-json') ? 'centrifuge-json' : false),
  } as const
  const sockets = new WebSocketServer(socketOptions)

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== REALTIME_PATH) {
      // Another listener, such as a development server's, may want it.
      if (server.listenerCount('upgrade') === 1) refuse(stream, '404 Not Found')
      return
    }
    if (!isOriginAllowed(request, allowedOrigins)) return refuse(stream, '403 Forbidden')
    const address = addressGroup(addressOf(request))
    const place = places.enter(address)
    if (place === 'address_full') return refuse(stream, '429 Too Many Requests')
    if (place === 'server_full') return refuse(stream, '503 Service Unavailable')
    // The stream closes whether or not the handshake succeeds.
    stream.once('close', () => places.leave(address))
    sockets.handleUpgrade(request, stream, head, onSocket)
  }

  server.on('upgrade', onUpgrade)
  return () => {
    server.off('upgrade', onUpgrade)
    server.on('upgrade', refuseAll)
    server.once('close', () => server.off('upgrade', refuseAll))
  }
}

function refuseAll(request: IncomingMessage, stream: Duplex): void {
  if (request.url?.split('?', 1)[0] === REALTIME_PATH) refuse(stream, '503 Service Unavailable')
}

function refuse(stream: Duplex, status: string): void {
  stream.on('error', () => {})
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}
