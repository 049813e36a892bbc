import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createThrottle } from '../pages/throttle.ts'
import type { Inbox } from './inbox.ts'
import { busyPage, letterPage, listPage, missingPage, PER_PAGE } from './pages.ts'
import { styles, STYLES_REVISION } from './styles.ts'

export interface PageRoutesOptions {
  inbox: Inbox
  /** Addresses of this origin become links. */
  siteOrigin: string
  clock: Clock
}

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600

const POLICY = `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/** The pages on which people read letters. Plain links and one form; nothing on them needs a script. */
export function pageRoutes(scope: FastifyInstance, { inbox, siteOrigin, clock }: PageRoutesOptions): void {
  const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      // Letters carry codes in their addresses; where they lead must not hear of each other.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    if (!requests.take(request.ip)) return send(reply, 429, busyPage())
  })

  scope.get('/', async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const to = typeof query.to === 'string' ? query.to.trim().slice(0, 320) : ''
    const { totalCount } = inbox.list({ to, offset: 0, limit: 0 })
    const page = Math.max(1, Math.min(pageOf(query.page), Math.ceil(totalCount / PER_PAGE)))
    const found = inbox.list({ to, offset: (page - 1) * PER_PAGE, limit: PER_PAGE })
    return send(reply, 200, listPage({ ...found, to, page }))
  })

  scope.get<{ Params: { letterId: string } }>('/letters/:letterId', async (request, reply) => {
    const letter = inbox.find(request.params.letterId)
    return letter ? send(reply, 200, letterPage(letter, siteOrigin)) : send(reply, 404, missingPage())
  })

  scope.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    if (request.params.file !== `${STYLES_REVISION}.css`) return send(reply, 404, missingPage())
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(styles)
  })
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

function pageOf(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
