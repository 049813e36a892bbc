/** What a game's frame tells the page around it. */
export type StudioMessage = 'ready' | 'round-started' | 'round-ended' | 'close' | 'insufficient-funds' | 'check-due'

const KNOWN: readonly string[] = ['ready', 'round-started', 'round-ended', 'close', 'insufficient-funds', 'check-due']

/** The message of an event, `null` unless it comes from the origin of the game's frame and is one of ours. */
export function readStudioMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  frameUrl: string,
): StudioMessage | null {
  if (event.origin !== new URL(frameUrl).origin) return null
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null) return null
  const { source, type } = data as { source?: unknown; type?: unknown }
  return source === 'baize-studio' && typeof type === 'string' && KNOWN.includes(type) ? (type as StudioMessage) : null
}

/**
 * What the page around a game tells its frame: no round begins between the first and the second; at the third it reads
 * anew what can be played with.
 */
export type SiteMessage = 'pause' | 'resume' | 'balance-changed'

/** Tells the game, and nobody who may have taken its frame over. */
export function tellStudio(frame: HTMLIFrameElement | null, frameUrl: string, type: SiteMessage): void {
  frame?.contentWindow?.postMessage({ source: 'baize-site', type }, new URL(frameUrl).origin)
}
