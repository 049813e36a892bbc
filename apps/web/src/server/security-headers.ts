import { bootScriptHash, startScriptHash } from './boot-script.ts'
import type { PagesConfig } from './types.ts'

/** The headers of every page, which frames games of these studios. Scripts run only from our own origin, plus the one inline script named by its hash. */
export function securityHeaders(
  { publicUrl, isDevelopment }: Pick<PagesConfig, 'publicUrl' | 'isDevelopment'>,
  studioUrls: readonly string[],
  /** Where widgets come from that sign people in. */
  widgetUrls: readonly string[] = [],
): Record<string, string> {
  const site = new URL(publicUrl)
  const socket = `${site.protocol === 'https:' ? 'wss' : 'ws'}://${site.host}`
  const studios = [...new Set(studioUrls.map((url) => new URL(url).origin))]
  const widgets = [...new Set(widgetUrls.map((url) => new URL(url).origin))]
  const framed = ['self', ...studios.map((origin) => `"${origin}"`)].join(' ')
  const policy = {
    'default-src': "'none'",
    'script-src': [
      isDevelopment ? "'self' 'unsafe-inline'" : `'self' '${bootScriptHash}' '${startScriptHash}'`,
      ...widgets,
    ].join(' '),
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': ["'self' data:", ...studios].join(' '),
    'font-src': "'self'",
    'connect-src': `'self' ${socket}${isDevelopment ? ' ws:' : ''}`,
    'frame-src': [...new Set([...studios, ...widgets])].join(' ') || "'none'",
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
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(${framed}), autoplay=(${framed})`,
    ...(site.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
