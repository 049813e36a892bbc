const PREFIX = 'broadcast:'

/** The kind under which browsers are told of a broadcast. */
export function pushKindOf(broadcastId: string): string {
  return `${PREFIX}${broadcastId}`
}

/** Which broadcast a push tells of, where it is of one. */
export function broadcastOfPush(kind: string): string | null {
  return kind.startsWith(PREFIX) ? kind.slice(PREFIX.length) : null
}
