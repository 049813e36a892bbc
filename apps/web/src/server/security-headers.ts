import { chatSources } from './chat.ts'
import { bootScriptHash, startScriptHash } from './boot-script.ts'
import type { ChatFlag } from '../shared/chat/script-url.ts'
import type { IdentityWidget, PagesConfig } from './types.ts'

/** Whose frames and scripts pages may show. */
export interface OutsideOrigins {
  studioUrls: readonly string[]
  /** Where payment companies show pages within the wallet. */
  paymentUrls?: readonly string[]
  /** Where widgets come from that sign people in. */
  widgetUrls?: readonly string[]
  identity?: Pick<IdentityWidget, 'flag' | 'frameOrigin'> | null
  /** Where betting companies answer. */
  bettingUrls?: readonly string[]
  /** The script of the betting company, for the page of the sportsbook alone. */
  bettingScript?: string | null
  /** The company that keeps the live chat. */
  chat?: ChatFlag | null
}

/** Where an answer puts its nonce: into pages where a tag manager may run, another each time. */
export const NONCE_PLACE = "'nonce-'"

/**
 * The headers of every page. Scripts run only from our own origin and of the companies named, plus the one inline script
 * named by its hash. Camera and microphone are for the company that checks who players are, and for nobody else.
 */
export function securityHeaders(
  { publicUrl, isDevelopment, tagManager = null }: Pick<PagesConfig, 'publicUrl' | 'isDevelopment' | 'tagManager'>,
  outside: OutsideOrigins,
): Record<string, string> {
  const { studioUrls, paymentUrls = [], widgetUrls = [], identity = null } = outside
  const { bettingUrls = [], bettingScript = null } = outside
  const chat = chatSources(outside.chat ?? null)
  const site = new URL(publicUrl)
  const socket = `${site.protocol === 'https:' ? 'wss' : 'ws'}://${site.host}`
  const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))]
  const studios = originsOf(studioUrls)
  const widgets = originsOf(widgetUrls)
  const betting = originsOf(bettingUrls)
  const tags = tagManager ? originsOf([tagManager.url, ...tagManager.origins]) : []
  const checkers = identity ? [identity.frameOrigin] : []
  const scripts = new Set([
    ...(tagManager ? [NONCE_PLACE, ...tags] : []),
    ...widgets,
    ...originsOf(identity ? [identity.flag.scriptUrl] : []),
    ...(bettingScript ? [bettingScript] : []),
    ...chat.scripts,
  ])
  const seen = checkers.map((origin) => `"${origin}"`).join(' ')
  const framed = ['self', ...[...new Set([...studios, ...betting])].map((origin) => `"${origin}"`)].join(' ')
  const policy = {
    'default-src': "'none'",
    'script-src': [
      isDevelopment ? "'self' 'unsafe-inline'" : `'self' '${bootScriptHash}' '${startScriptHash}'`,
      ...scripts,
    ].join(' '),
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': ["'self' data:", ...studios, ...tags].join(' '),
    'font-src': "'self'",
    'connect-src': [`'self' ${socket}${isDevelopment ? ' ws:' : ''}`, ...chat.connections, ...tags].join(' '),
    'frame-src':
      [...new Set([...studios, ...betting, ...originsOf(paymentUrls), ...widgets, ...checkers, ...chat.frames])].join(
        ' ',
      ) || "'none'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(${seen}), microphone=(${seen}), geolocation=(), payment=(), usb=(), fullscreen=(${framed}), autoplay=(${framed})`,
    ...(site.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
