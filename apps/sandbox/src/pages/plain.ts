import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { STYLES_REVISION } from '../openid/styles.ts'
import { html, type Html } from './html.ts'
import { createThrottle } from './throttle.ts'

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600

/** A whole document in the manner of the other test companies, under a notice of what it is; it runs no script. */
export function plainPage(title: string, { notice, main }: { notice: string; main: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/openid/assets/${STYLES_REVISION}.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <aside class="notice" aria-label="About this page">
          <p>${notice}</p>
        </aside>
        <main>${main}</main>
      </body>
    </html>`.markup
}

/** How routes of plain pages answer. */
export interface PlainAnswers {
  send: (reply: FastifyReply, status: number, page: string) => FastifyReply
  /** Answers with a page that says why there is none. */
  fail: (reply: FastifyReply, status: number, reason: string) => FastifyReply
}

/** Lets a scope serve plain pages and take their forms, so many a minute for each visitor. */
export function servePlainPages(
  scope: FastifyInstance,
  { notice, clock }: { notice: string; clock: Clock },
): PlainAnswers {
  const fail = (reply: FastifyReply, status: number, reason: string) => {
    const title = 'This did not work'
    const main = html`<h1>${title}</h1>
      <p>${reason}</p>`
    return send(reply, status, plainPage(title, { notice, main }))
  }
  const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    if (!requests.take(request.ip)) return fail(reply, 429, 'Too many requests came from here.')
  })
  return { send, fail }
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .send(page)
}
