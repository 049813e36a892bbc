import type { FastifyReply } from 'fastify'
import { inlineSources } from './opener.ts'

/** Headers of every answer of the studio. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A game page runs only our own code and may be framed by the site alone. */
export function securePage(reply: FastifyReply, siteOrigin: string): FastifyReply {
  return reply.headers({
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${inlineSources.join(' ')}`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigin}`,
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-store',
  })
}
