import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendText } from '../../studio/http/compressed.ts'
import type { PageAssets } from '../../studio/http/assets.ts'
import { languageOf } from '../calendar/words.ts'

export interface PageDeps {
  readonly siteOrigin: string
  readonly assets: PageAssets
}

/** What the house is called here. */
const CLIENT = 'baize'
const FOR_EVER = 'public, max-age=31536000, immutable'
const WIDGETS = new Set(['live', 'top'])

interface PageQuery {
  client?: string
  language?: string
  theme?: string
  styles?: string
}

/** The page the site frames, the small ones for its home page, and their one script and style sheet. */
export function pageRoutes(scope: FastifyInstance, { siteOrigin, assets }: PageDeps): void {
  const send = (kind: string) => async (request: { query: unknown; headers: object }, reply: FastifyReply) => {
    const query = request.query as PageQuery
    secure(reply, siteOrigin)
    if (query.client !== CLIENT) return reply.code(404).type('text/html; charset=utf-8').send(missing)
    return sendText(
      request as Parameters<typeof sendText>[0],
      reply.type('text/html; charset=utf-8'),
      pageHtml(kind, query, siteOrigin, assets),
    )
  }
  scope.get('/betting/page', send('page'))
  scope.get('/betting/page/*', send('page'))
  scope.get<{ Params: { kind: string } }>('/betting/widget/:kind', async (request, reply) => {
    const { kind } = request.params
    if (!WIDGETS.has(kind)) return secure(reply, siteOrigin).code(404).type('text/html; charset=utf-8').send(missing)
    return send(kind)(request, reply)
  })
  const asset = (name: string, type: string, text: string) =>
    scope.get(`/betting/assets/${name}`, async (request, reply) =>
      sendText(request, reply.type(type).header('cache-control', FOR_EVER), text),
    )
  asset('page.js', 'text/javascript; charset=utf-8', assets.script)
  asset('page.css', 'text/css; charset=utf-8', assets.style)
}

/** Runs our own code alone, takes styles and faces of the site, and is framed by nobody else. */
function secure(reply: FastifyReply, siteOrigin: string): FastifyReply {
  return reply.headers({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${siteOrigin}`,
      `font-src 'self' ${siteOrigin}`,
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigin}`,
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}

function pageHtml(
  kind: string,
  { language: locale = 'en', theme, styles }: PageQuery,
  siteOrigin: string,
  assets: PageAssets,
): string {
  const language = languageOf(locale)
  const isOfSite = styles !== undefined && URL.canParse(styles) && new URL(styles).origin === siteOrigin
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}" data-theme="${theme === 'light' ? 'light' : 'dark'}" data-kind="${kind}" data-site="${escapeHtml(siteOrigin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Longline Sports</title>
<link rel="stylesheet" href="/betting/assets/page.css?v=${assets.version}">
${isOfSite ? `<link rel="stylesheet" href="${escapeHtml(styles)}">\n` : ''}<script type="module" src="/betting/assets/page.js?v=${assets.version}"></script>
</head>
<body>
<div id="root"></div>
<noscript><p>Longline Sports: JavaScript</p></noscript>
</body>
</html>
`
}

const missing = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing is here</title></head>
<body><h1>Nothing is here</h1></body>
</html>
`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
