/** Every bound of the embedded server. Durations in milliseconds, sizes in bytes. */
export interface RealtimeLimits {
  /** Largest message a client may send; a larger one ends the socket with code 1009. */
  frameBytesMax: number
  /** Most bytes a client may have waiting while its token is being checked. */
  inboxBytesMax: number
  /** Most bytes that may wait for a slow reader before it is disconnected. */
  sendBufferBytesMax: number
  /** Commands a connection may send per second in the long run. */
  commandsPerSecond: number
  /** Commands a connection may send at once: one for each channel after a reconnect, and room to spare. */
  commandsBurst: number
  /** Commands refused with 111 before the connection is closed for flooding. */
  commandsRefusedMax: number
  channelsPerConnectionMax: number
  channelLengthMax: number
  connectionsMax: number
  /** Connections from one IPv4 address or one IPv6 /64; generous, because mobile networks share addresses. */
  connectionsPerAddressMax: number
  pingIntervalMs: number
  /** Silence after a ping that counts as gone. */
  pongTimeoutMs: number
  /** Time for a new socket to send its connect command. */
  connectTimeoutMs: number
  /** Time a connection may outlive its token while the client fetches the next one. */
  tokenGraceMs: number
  /** How often pings, silence and expiry are looked at. */
  sweepIntervalMs: number
  sessionCheckIntervalMs: number
  /** Sessions asked about in one call of the session check. */
  sessionCheckBatchSize: number
  /** Time a peer has to answer a close frame before its socket is destroyed. */
  closeTimeoutMs: number
}

export const defaultLimits: Readonly<RealtimeLimits> = {
  frameBytesMax: 32 * 1024,
  inboxBytesMax: 64 * 1024,
  sendBufferBytesMax: 1024 * 1024,
  commandsPerSecond: 50,
  commandsBurst: 200,
  commandsRefusedMax: 100,
  channelsPerConnectionMax: 128,
  channelLengthMax: 255,
  connectionsMax: 20_000,
  connectionsPerAddressMax: 500,
  pingIntervalMs: 25_000,
  pongTimeoutMs: 10_000,
  connectTimeoutMs: 10_000,
  tokenGraceMs: 25_000,
  sweepIntervalMs: 1000,
  sessionCheckIntervalMs: 60_000,
  sessionCheckBatchSize: 500,
  closeTimeoutMs: 5000,
}
