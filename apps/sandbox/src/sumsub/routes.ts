import { createHmac, timingSafeEqual } from 'node:crypto'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createThrottle } from '../pages/throttle.ts'
import { Applicants, applicantView, readClaim } from './applicants.ts'
import { checkPage } from './pages.ts'
import { createReporter } from './reporter.ts'
import { builderScript, pageScript } from './scripts.ts'

/** What the company calls the house. */
export const APP_TOKEN = 'sbx:baize'

export interface SumsubDeps {
  /** Origin of the site whose pages may frame the company's. */
  siteOrigin: string
  /** Where webhooks go. */
  platformUrl: string
  /** Signs calls and webhooks. */
  secret: string
  clock?: Clock
  /** Between what is said first and the verdict. */
  reviewMs?: number
}

const PREFIX = '/sumsub'
const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600
const SKEW_MAX_SECONDS = 60
const REVIEW_MS = 1_000

/** Adds a stand-in for Sumsub under `/sumsub`: its signed API, the script and page of its web SDK, and its webhooks. */
export function sumsubRoutes(app: FastifyInstance, deps: SumsubDeps): void {
  const { siteOrigin, platformUrl, secret, clock = systemClock, reviewMs = REVIEW_MS } = deps
  const applicants = new Applicants(clock)
  const reporter = createReporter({ url: `${platformUrl}/callbacks/identity/sumsub`, secret, clock, reviewMs })
  app.addHook('onClose', () => reporter.close())
  app.register(
    async (scope) => {
      const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        if (!requests.take(request.ip)) return reply.code(429).send({ message: 'Too many requests came from here.' })
      })

      await scope.register(async (api) => {
        api.addHook('preHandler', async (request, reply) => {
          if (!isSigned(request, secret, clock))
            return reply.code(401).send({ code: 401, description: 'Invalid signature' })
        })
        api.post('/resources/accessTokens/sdk', async (request, reply) => {
          const { userId, levelName, ttlInSecs = 600 } = JSON.parse(textOf(request)) as Record<string, unknown>
          if (typeof userId !== 'string' || typeof levelName !== 'string' || typeof ttlInSecs !== 'number')
            return reply.code(400).send({ code: 400, description: 'userId and levelName are needed' })
          return { token: applicants.admit(userId, levelName, ttlInSecs), userId }
        })
        api.get<{ Params: { id: string } }>('/resources/applicants/:id/one', async (request, reply) => {
          const found = applicants.find(request.params.id)
          return found ? applicantView(found) : reply.code(404).send({ code: 404, description: 'Applicant not found' })
        })
      })

      scope.get('/idensic/static/sns-websdk-builder.js', async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(builderScript),
      )
      scope.get('/assets/page.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(pageScript),
      )
      scope.get('/websdk', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header(
            'content-security-policy',
            `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'none'; frame-ancestors ${siteOrigin}; base-uri 'none'`,
          )
          .send(checkPage()),
      )
      scope.get('/websdk/session', async (request, reply) => {
        const found = applicants.ofToken(request.headers.authorization ?? '')
        return found ? { status: 'ok' } : reply.code(401).send({ message: 'This token is over.' })
      })
      scope.post('/websdk/claim', async (request, reply) => {
        const found = applicants.ofToken(request.headers.authorization ?? '')
        if (!found) return reply.code(401).send({ message: 'This token is over.' })
        const claim = readClaim(JSON.parse(textOf(request)) as Record<string, unknown>)
        if (typeof claim === 'string') return reply.code(422).send({ message: claim })
        reporter.report(applicants.claim(found, claim))
        return { status: 'ok' }
      })
    },
    { prefix: PREFIX },
  )
}

function textOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : ''
}

/** As Sumsub documents it: seconds, method, path with query and body under an HMAC, the seconds of this minute. */
function isSigned(request: FastifyRequest, secret: string, clock: Clock): boolean {
  const { headers, method, url } = request
  const seconds = String(headers['x-app-access-ts'])
  if (headers['x-app-token'] !== APP_TOKEN || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(clock.now().getTime() / 1000 - Number(seconds)) > SKEW_MAX_SECONDS) return false
  const text = `${seconds}${method}${url.slice(PREFIX.length)}${textOf(request)}`
  const expected = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(String(headers['x-app-access-sig']), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
