import { createHash, createHmac } from 'node:crypto'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorPage } from '../openid/pages.ts'
import { createThrottle } from '../pages/throttle.ts'
import { namePage, widgetPage } from './pages.ts'

/** The bot of the house. */
export const BOT = 'baize_sandbox_bot'

export interface TelegramDeps {
  /** Origin of the site people are sent back to. */
  siteOrigin: string
  /** The token of the bot, which signs. */
  secret: string
  clock?: Clock
}

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600

/** Puts a frame with the button in the place of the script, as Telegram's does. */
const WIDGET = `(() => {
  const script = document.currentScript ?? document.querySelector('script[data-telegram-login]')
  const { telegramLogin, authUrl } = script.dataset
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({ return_to: authUrl })
  frame.src = new URL('/telegram/embed/' + encodeURIComponent(telegramLogin) + '?' + query, script.src)
  frame.title = 'Telegram'
  frame.width = '240'
  frame.height = '48'
  frame.style.border = 'none'
  script.after(frame)
})()
`

/** Adds a stand-in for Telegram's login widget under `/telegram`: the script, the frame with its button, and the page behind it. */
export function telegramRoutes(app: FastifyInstance, { siteOrigin, secret, clock = systemClock }: TelegramDeps): void {
  const returnTo = `${siteOrigin}/auth/social/telegram/callback`
  app.register(
    async (scope) => {
      const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(text)))),
      )
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        if (!requests.take(request.ip)) return send(reply, 429, errorPage('Too many requests came from here.'))
      })
      const policy = (ancestors: string) =>
        `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${siteOrigin}; frame-ancestors ${ancestors}; base-uri 'none'`

      scope.get('/js/telegram-widget.js', async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(WIDGET),
      )
      scope.get<{ Params: { bot: string }; Querystring: { return_to?: string } }>(
        '/embed/:bot',
        async (request, reply) => {
          reply.header('content-security-policy', policy(siteOrigin))
          const isKnown = request.params.bot === BOT && request.query.return_to === returnTo
          return isKnown ? send(reply, 200, widgetPage()) : send(reply, 404, errorPage('This bot is not known here.'))
        },
      )
      scope.get('/auth', async (_request, reply) => {
        reply.header('content-security-policy', policy("'none'"))
        return send(reply, 200, namePage({ name: '', problem: null }))
      })
      scope.post<{ Body: Record<string, string> }>('/auth', async (request, reply) => {
        reply.header('content-security-policy', policy("'none'"))
        const name = (request.body.name ?? '').trim().slice(0, 64)
        if (name === '') return send(reply, 422, namePage({ name, problem: 'Enter a name.' }))
        const query = new URLSearchParams(signedPerson(name, secret, clock.now()))
        return reply.redirect(`${returnTo}?${query}`, 303)
      })
    },
    { prefix: '/telegram' },
  )
}

/** Somebody of this name, always the same one, with the signature that Telegram documents. */
function signedPerson(name: string, secret: string, now: Date): Record<string, string> {
  const id = String(createHash('sha256').update(name.toLowerCase()).digest().readUIntBE(0, 5))
  const members: Record<string, string> = { auth_date: String(Math.floor(now.getTime() / 1000)), first_name: name, id }
  const text = Object.keys(members)
    .toSorted()
    .map((member) => `${member}=${members[member]}`)
    .join('\n')
  const key = createHash('sha256').update(secret).digest()
  return { ...members, hash: createHmac('sha256', key).update(text).digest('hex') }
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)
