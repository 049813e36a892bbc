import type { CDPSession } from '@playwright/test'

/** One request of a page, in milliseconds since its epoch. */
export interface AskedFor {
  url: string
  sentAtMs: number
  endedAtMs: number | null
  bytes: number
  isFromCache: boolean
}

/** Listens to everything the page asks for from now on. */
export function listenToRequests(cdp: CDPSession): AskedFor[] {
  const all = new Map<string, AskedFor>()
  const list: AskedFor[] = []
  // Only the first event of a request knows what time it is; the others count from the start of the browser.
  let clockMs = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    clockMs = (wallTime - timestamp) * 1000
    const asked = { url: request.url, sentAtMs: wallTime * 1000, endedAtMs: null, bytes: 0, isFromCache: false }
    all.set(requestId, asked)
    list.push(asked)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const asked = all.get(requestId)
    if (asked) asked.isFromCache = true
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const asked = all.get(requestId)
    if (asked && response.fromDiskCache) asked.isFromCache = true
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = all.get(requestId)
    if (asked) Object.assign(asked, { endedAtMs: timestamp * 1000 + clockMs, bytes: encodedDataLength })
  })
  return list
}

/** The requests between two moments as lines of text, each with its begin and end since the first. */
export function waterfall(requests: readonly AskedFor[], fromMs: number, toMs: number): string {
  return requests
    .filter(({ sentAtMs }) => sentAtMs >= fromMs - 5 && sentAtMs <= toMs)
    .map(({ url, sentAtMs, endedAtMs, bytes, isFromCache }) => {
      const { pathname, port } = new URL(url)
      const from = String(Math.round(sentAtMs - fromMs)).padStart(6)
      const to = (endedAtMs === null ? '…' : String(Math.round(endedAtMs - fromMs))).padStart(6)
      const size = (isFromCache ? 'cache' : `${(bytes / 1000).toFixed(1)} KB`).padStart(9)
      return `${from} ${to} ${size}  :${port}${pathname}`
    })
    .join('\n')
}
