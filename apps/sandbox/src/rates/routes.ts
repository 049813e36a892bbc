import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { STYLES_REVISION } from '../openid/styles.ts'
import { document } from '../pages/document.ts'
import { html } from '../pages/html.ts'
import { createThrottle } from '../pages/throttle.ts'
import { requireSignature } from '../protocol/signed.ts'
import { type Habit, habits, quotesAt } from './market.ts'

/** The id under which the platform knows this company. */
const PROVIDER = 'rates'
const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600
const SHOWN_FOR_MS = 30 * MINUTE_MS

/** Adds a feed of rates under `/rates` (`docs/rates-feed.md`), and a page on which it is told how to answer. */
export function ratesRoutes(
  app: FastifyInstance,
  { secret, clock = systemClock }: { secret: string; clock?: Clock },
): void {
  let chosen: { habit: Habit; untilMs: number } = { habit: 'usual', untilMs: 0 }
  // What a visitor tried out does not stay for ever.
  const habit = () => (clock.now().getTime() < chosen.untilMs ? chosen.habit : 'usual')
  app.register(
    async (scope) => {
      await scope.register(async (api) => {
        requireSignature(api, { secretOf: (sender) => (sender === PROVIDER ? secret : undefined), clock })
        api.get('/v1/latest', async (_request, reply) => {
          const manner = habit()
          if (manner === 'silent') return reply.code(503).send({ status: 'busy', message: 'ask again later' })
          return { status: 'ok', base: 'EUR', ...quotesAt(clock.now(), manner) }
        })
      })
      await scope.register(async (pages) => {
        const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
          done(null, Object.fromEntries(new URLSearchParams(String(text)))),
        )
        pages.addHook('onRequest', async (request, reply) => {
          if (!requests.take(request.ip)) return reply.code(429).send('Too many requests came from here.')
        })
        pages.get('/', (_request, reply) => send(reply, page(habit(), clock.now())))
        pages.post<{ Body: Record<string, string> | null }>('/habit', (request, reply) => {
          const wanted = habits.find((known) => known === request.body?.habit)
          if (wanted) chosen = { habit: wanted, untilMs: clock.now().getTime() + SHOWN_FOR_MS }
          return reply.redirect('/rates/', 303)
        })
      })
    },
    { prefix: '/rates' },
  )
}

const WORDS: Record<Habit, string> = {
  usual: 'Answer as usual',
  silent: 'Answer nobody',
  zero: 'Say zero',
  negative: 'Say less than zero',
  jump: 'Say a hundredfold',
  stale: 'Say rates of three days ago',
}

function page(habit: Habit, now: Date): string {
  const { rates } = quotesAt(now, 'usual')
  return document(
    { title: 'Feed of rates', company: 'Parity', styles: `/openid/assets/${STYLES_REVISION}.css` },
    html`<aside class="notice" aria-label="About this page">
        <p>Test feed. Nothing is traded at these rates.</p>
      </aside>
      <main>
        <h1>What one euro is worth</h1>
        <ul>
          ${Object.entries(rates).map(([code, rate]) => html`<li>${code} ${rate}</li>`)}
        </ul>
        <p class="muted">The feed is told to: ${WORDS[habit].toLowerCase()}. It forgets that after half an hour.</p>
        ${habits.map(
          (known) =>
            html`<form method="post" action="/rates/habit">
              <input type="hidden" name="habit" value="${known}" /><button>${WORDS[known]}</button>
            </form>`,
        )}
      </main>`,
  )
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    })
    .send(text)
}
