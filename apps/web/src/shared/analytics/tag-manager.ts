import { readCookie, writeLastingCookie } from '../page/cookies.ts'
import type { Flags } from '../page/page-info.ts'

const CONSENT = 'accept-analytics'

/** What the visitor said to being measured: `null` as long as nobody asked or answered. */
export function readConsent(): boolean | null {
  const said = readCookie(document.cookie, CONSENT)
  return said === null ? null : said === 'on'
}

export function writeConsent(isGiven: boolean): void {
  writeLastingCookie(CONSENT, isGiven ? 'on' : 'off')
}

/**
 * Loads the operator's tag manager into the page, once, for whoever agreed to it. What was noted before that is let go
 * of. The policy of the page lets it run by a nonce, which it hands on to what it loads.
 */
export function startTagManager({ id, url }: NonNullable<Flags['tagManager']>): void {
  const src = `${url}/gtm.js?id=${encodeURIComponent(id)}`
  if (readConsent() !== true || document.querySelector(`script[src="${src}"]`)) return
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  const script = document.createElement('script')
  script.async = true
  script.nonce = nonceOf(performance.getEntriesByType('navigation')[0])
  script.src = src
  document.head.append(script)
}

/** Pages are the same bytes for everybody, so that what is new with every answer travels beside them. */
function nonceOf(entry: PerformanceEntry | undefined): string {
  const told = (entry as PerformanceNavigationTiming | undefined)?.serverTiming ?? []
  return told.find(({ name }) => name === 'nonce')?.description ?? ''
}
