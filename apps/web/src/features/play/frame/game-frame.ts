import { type GameMessage, type SiteMessage, fromSite, readGameMessage } from '@baize/kit/game-frame'

/** What a game in its frame says (docs/game-frame.md); `null` for anything else that comes this way. */
export function readFrameMessage(event: Pick<MessageEvent, 'origin' | 'data'>, frameUrl: string): GameMessage | null {
  return readGameMessage(event, new URL(frameUrl).origin)
}

/** Tells the game, and nobody who may have taken its frame over. */
export function tellGame(frame: HTMLIFrameElement | null, frameUrl: string, message: SiteMessage): void {
  frame?.contentWindow?.postMessage(fromSite(message), new URL(frameUrl).origin)
}
