import type { IncomingMessage } from 'node:http'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import { createThrottle } from '../pages/throttle.ts'
import { askPage, errorPage } from './pages.ts'
import { People, readPerson } from './person.ts'
import { type Client, createProvider } from './provider.ts'
import { styles, STYLES_REVISION } from './styles.ts'

/** Companies one may sign in through directly, and those that Auth0 has behind it. */
export const DIRECT = 'google'
export const CONNECTIONS = ['google', 'facebook']

export interface OpenIdDeps {
  /** Origin under which browsers reach this server. */
  publicUrl: string
  /** Origin of the site people are sent back to. */
  siteOrigin: string
  secrets: { google: string; auth0: string }
  clock?: Clock
}

const PREFIX = '/openid'
const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600

/** Adds the company that vouches for people under `/openid`: an OpenID provider with a page that asks who one is. */
export function openIdRoutes(
  app: FastifyInstance,
  { publicUrl, siteOrigin, secrets, clock = systemClock }: OpenIdDeps,
) {
  const people = new People()
  const returnTo = (connection: string) => `${siteOrigin}/auth/social/${connection}/callback`
  const clients: Client[] = [
    { id: 'baize-google', secret: secrets.google, redirectUrls: [returnTo(DIRECT)] },
    { id: 'baize-auth0', secret: secrets.auth0, redirectUrls: CONNECTIONS.map(returnTo) },
  ]
  let made: Promise<Provider> | undefined
  const provider = () => (made ??= createProvider({ issuer: publicUrl + PREFIX, clients, people, clock }))

  app.register(
    async (scope) => {
      const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
      scope.addHook('onRequest', async (request, reply) => {
        if (!requests.take(request.ip)) return send(reply, 429, errorPage('Too many requests came from here.'))
      })
      await scope.register(async (pages) => pageRoutes(pages, { provider, people, siteOrigin }))
      await scope.register(async (own) => protocolRoutes(own, provider))
    },
    { prefix: PREFIX },
  )
}

/** Everything of the protocol is the library's, which reads requests by itself. */
function protocolRoutes(scope: FastifyInstance, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all('/*', async (request, reply) => {
    const { raw } = request
    const callback = (await provider()).callback()
    reply.hijack()
    const mounted: IncomingMessage & { originalUrl?: string } = raw
    mounted.originalUrl = raw.url!
    mounted.url = raw.url!.slice(PREFIX.length)
    await callback(mounted, reply.raw)
  })
}

interface PageOptions {
  provider: () => Promise<Provider>
  people: People
  siteOrigin: string
}

function pageRoutes(scope: FastifyInstance, { provider, people, siteOrigin }: PageOptions): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      // Browsers hold redirects after a form to form-action as well, hence the site among its values.
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${siteOrigin}; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })
  const fresh = { email: '', name: '', isVerified: true }

  scope.get<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
    const connection = await connectionOf(await provider(), request.raw, reply)
    if (connection === null) return send(reply, 404, errorPage('This sign-in is over.'))
    return send(reply, 200, askPage({ action: request.url, connection, values: fresh, problem: null }))
  })

  scope.post<{ Params: { uid: string }; Body: Record<string, string> }>('/interaction/:uid', async (request, reply) => {
    const asked = await provider()
    const connection = await connectionOf(asked, request.raw, reply)
    if (connection === null) return send(reply, 404, errorPage('This sign-in is over.'))
    const { body } = request
    if (body.answer === 'refuse')
      return reply.redirect(await asked.interactionResult(request.raw, reply.raw, { error: 'access_denied' }), 303)
    const person = readPerson(body)
    if (typeof person === 'string') {
      const values = { email: body.email ?? '', name: body.name ?? '', isVerified: body.verified === 'yes' }
      return send(reply, 422, askPage({ action: request.url, connection, values, problem: person }))
    }
    const login = { accountId: people.keep(connection, person), remember: false }
    return reply.redirect(await asked.interactionResult(request.raw, reply.raw, { login }), 303)
  })

  scope.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    if (request.params.file !== `${STYLES_REVISION}.css`) return send(reply, 404, errorPage('Nothing is here.'))
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(styles)
  })
}

/** Which company is played for the sign-in that this browser has under way; null when there is none. */
async function connectionOf(provider: Provider, request: IncomingMessage, reply: FastifyReply): Promise<string | null> {
  try {
    const { params } = await provider.interactionDetails(request, reply.raw)
    return typeof params.connection === 'string' ? params.connection : DIRECT
  } catch {
    return null
  }
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)
