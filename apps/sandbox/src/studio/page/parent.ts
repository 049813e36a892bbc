/** What the site that frames the game is told. Amounts are smallest units as digits. */
export type ParentMessage =
  | { type: 'ready' }
  | { type: 'round-started'; bet: string }
  | { type: 'round-ended'; bet: string; win: string; balance: string }
  | { type: 'insufficient-funds'; balance: string; bet: string }
  | { type: 'check-due' }
  | { type: 'close' }

/** Tells the framing site, and nobody else. Does nothing when the game is not framed. */
export function tellParent(message: ParentMessage, siteOrigin: string): void {
  if (window.parent === window) return
  window.parent.postMessage({ source: 'baize-studio', ...message }, siteOrigin)
}

export interface SiteWishes {
  /** The balance may have changed. */
  refresh: () => void
  /** No round may begin from here on, until the second. */
  pause: () => void
  resume: () => void
}

/** Does what the site that frames the game asks for; also looks at the balance when the page is seen again. */
export function obeySite(siteOrigin: string, { refresh, pause, resume }: SiteWishes): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== siteOrigin || typeof event.data !== 'object' || event.data === null) return
    const message = event.data as { source?: unknown; type?: unknown }
    if (message.source !== 'baize-site') return
    if (message.type === 'balance-changed') refresh()
    else if (message.type === 'pause') pause()
    else if (message.type === 'resume') resume()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh()
  })
}
