import { session } from '../session/session.ts'

/** What tag managers read: a list of plain objects on the window. */
declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** As much as the longest visit to the wallet leaves; a page that stays open for days must not grow. */
const KEPT_MAX = 200

/** Puts an event where a tag manager looks for it. The site has none, so that nothing of it leaves the page. */
export function pushToDataLayer(event: object): void {
  const layer = (window.dataLayer ??= [])
  const { playerId } = session.getState()
  layer.push({ ...event, userId: playerId ?? 'not set' })
  if (layer.length > KEPT_MAX) layer.splice(0, layer.length - KEPT_MAX)
}
