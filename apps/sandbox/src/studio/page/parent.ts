import { fromGame, readSiteMessage } from '@baize/kit/game-frame'
import type { GameKey, GameMessage } from '@baize/kit/game-frame'

/** Whether a site stands around the game, which shows its name, the money played with and the way out. */
export const isFramed = window.parent !== window

/** Tells the framing site, and nobody else. Does nothing when the game is not framed. */
export function tellParent(message: GameMessage, siteOrigin: string): void {
  if (isFramed) window.parent.postMessage(fromGame(message), siteOrigin)
}

export interface SiteWishes {
  /** The balance may have changed. */
  refresh: () => void
  /** No round may begin from here on, until the second. */
  pause: () => void
  resume: () => void
  /** A key was pressed beside the frame. */
  press: (key: GameKey) => void
}

/** Does what the site that frames the game asks for; also looks at the balance when the page is seen again. */
export function obeySite(siteOrigin: string, { refresh, pause, resume, press }: SiteWishes): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = readSiteMessage(event, siteOrigin)
    if (message?.type === 'balance-changed') refresh()
    else if (message?.type === 'pause') pause()
    else if (message?.type === 'resume') resume()
    else if (message?.type === 'key') press(message.key)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh()
  })
  window.addEventListener('online', refresh)
}
