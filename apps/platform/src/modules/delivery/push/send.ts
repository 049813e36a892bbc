import webPush from 'web-push'
import { isEndpointAllowed, isReachedOutside } from './endpoint.ts'
import { SEND_TIMEOUT_MS } from './rules.ts'
import type { BrowserAddress } from './subscriptions.ts'
import { type PushConfig, vapidKeys } from './vapid.ts'

/** What a browser is told: nothing but what the player reads in the message, and where it leads. */
export interface PushContent {
  title: string
  body: string
  /** A page of the site. */
  url: string
  /** Of the message: shown once by a browser that gets it twice. */
  tag: string
  lang: string
}

export interface SendingPorts {
  config: PushConfig
  fetch: typeof fetch
}

/**
 * What became of it: `gone` has no browser behind it any more, `refused` is taken by no further attempt, `later` is, after
 * the pause that the service asked for.
 */
export type Fate =
  | { kind: 'taken' | 'gone' | 'refused'; status: number }
  | { kind: 'later'; pauseMs: number | null; why: string }

/** Hands a message to the push service of a browser, closed so that the service cannot read it. */
export async function sendPush(
  { config, fetch }: SendingPorts,
  { endpoint, p256dh, auth }: BrowserAddress,
  content: PushContent,
  { isUrgent, lifeSeconds }: { isUrgent: boolean; lifeSeconds: number },
): Promise<Fate> {
  const { isLoopbackAllowed, subject } = config.push
  // What was allowed when it was subscribed may not be any more.
  if (!isEndpointAllowed(endpoint, isLoopbackAllowed)) return { kind: 'gone', status: 0 }
  try {
    if (!(await isReachedOutside(endpoint, isLoopbackAllowed))) return { kind: 'gone', status: 0 }
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
      vapidDetails: { subject, ...vapidKeys(config) },
      contentEncoding: 'aes128gcm',
      urgency: isUrgent ? 'high' : 'normal',
      TTL: lifeSeconds,
    })
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headersOf(request.headers),
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return fateOf(response)
  } catch (error) {
    return { kind: 'later', pauseMs: null, why: error instanceof Error ? error.message : 'unknown' }
  }
}

function fateOf({ status, ok, headers }: Response): Fate {
  if (ok) return { kind: 'taken', status }
  // 403: it was made for other keys of the house than those of today.
  if (status === 404 || status === 410 || status === 403) return { kind: 'gone', status }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', pauseMs: Number.isFinite(seconds) ? seconds * 1000 : null, why: `HTTP ${status}` }
}

/** Those that say what the message is; how long it is says the runtime. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}
