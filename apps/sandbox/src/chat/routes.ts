import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileJournal } from '../cashier/journal.ts'
import { createThrottle } from '../pages/throttle.ts'
import { type Company, type Conversation, openConversations, TEXT_LENGTH_MAX } from './conversations.ts'
import { conversationPage, deskPage, framePage, missingPage } from './pages.ts'
import { languageOf } from './texts.ts'
import { makeToken, readToken, TOKEN_LIFE_SECONDS } from './tokens.ts'

export interface ChatOptions {
  /** Origin of the site whose pages may frame the chat. */
  siteOrigin: string
  /** By company: the account and token of an agent at LiveChat, what signs tokens at Freshchat. */
  secrets: Record<Company, string>
  dataDir: string
  /** Folder of scripts and styles. */
  pageDir: string
  clock: Clock
}

/** What the companies call the house: LiveChat a licence, a client and an organisation, Freshchat the token of its widget. */
export const ACCOUNTS = { livechat: '19000001:baize:baize-house', freshchat: 'baize-widget' }

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 1200
/** A frame asks what is new, and waits so long for it. */
const NEWS_WAIT_MS = 20_000
const PROPERTIES_MAX = 30
const KEPT_FOR_MS = 180 * 24 * 3_600_000

/** Stand-ins for LiveChat and Freshchat under `/chat`: their scripts, frames and tokens, and the desk that answers. */
export async function mountChat(app: FastifyInstance, options: ChatOptions): Promise<void> {
  const { siteOrigin, secrets, dataDir, pageDir, clock } = options
  const conversations = await openConversations(
    fileJournal<Conversation>(join(dataDir, 'chat.jsonl'), {
      now: () => clock.now(),
      idOf: ({ id }) => id,
      keptForMs: KEPT_FOR_MS,
    }),
    clock,
  )
  app.addHook('preClose', () => conversations.close())
  const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })

  await app.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(text)))),
      )
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
        if (!requests.take(request.ip)) return reply.code(429).send({ message: 'Too many requests came from here.' })
      })

      files(scope, pageDir)
      for (const company of ['livechat', 'freshchat'] as const)
        scope.register(sideOf(company), { prefix: `/${company}` })
      scope.register(deskRoutes, { prefix: '/desk' })
    },
    { prefix: '/chat' },
  )

  /** What the customer's side of a company serves: its page in a frame, and what the page asks. */
  function sideOf(company: Company) {
    return async (scope: FastifyInstance) => {
      scope.get<{ Querystring: Record<string, string | undefined> }>('/frame', async ({ query }, reply) => {
        const { account, language, theme } = query
        const isKnown = account === ACCOUNTS[company].split(':', 1)[0]
        secureFrame(reply, siteOrigin)
        if (!isKnown) return reply.code(404).type('text/plain').send('Nothing is here.')
        return reply.type('text/html; charset=utf-8').send(
          framePage({
            language: languageOf(language),
            theme: theme === 'light' ? 'light' : 'dark',
            company,
            siteOrigin,
          }),
        )
      })
      if (company === 'livechat') scope.post('/v2/customer/token', giveToken)
      else scope.post('/api/users', openUser)

      const who = (request: FastifyRequest) => {
        const [, token = ''] = (request.headers.authorization ?? '').split(' ')
        const id = readToken(secrets[company], token, clock)
        const found = id === null ? undefined : conversations.find(id)
        return found?.company === company ? found : undefined
      }
      scope.get<{ Querystring: { after?: string; wait?: string } }>('/api/messages', async (request, reply) => {
        const found = who(request)
        if (!found) return reply.code(401).send({ message: 'This token is over.' })
        const after = Number(request.query.after) || 0
        return { messages: await conversations.after(found, after, request.query.wait === 'no' ? 0 : NEWS_WAIT_MS) }
      })
      scope.post('/api/messages', async (request, reply) => {
        const found = who(request)
        if (!found) return reply.code(401).send({ message: 'This token is over.' })
        const text = wordsOf(request.body)
        return text === null
          ? reply.code(422).send({ message: 'A message has words.' })
          : { message: await conversations.say(found, 'customer', text) }
      })
      scope.put('/api/customer', async (request, reply) => {
        const found = who(request)
        if (!found) return reply.code(401).send({ message: 'This token is over.' })
        await conversations.tell(found, toldOf(request.body))
        return { status: 'ok' }
      })
    }
  }

  /** As LiveChat documents it: an agent asks for the token of a customer, a known one or one that is new. */
  async function giveToken(request: FastifyRequest, reply: FastifyReply) {
    const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
    const expected = Buffer.from(secrets.livechat)
    const agent = Buffer.from(given, 'base64')
    if (scheme !== 'Basic' || agent.length !== expected.length || !timingSafeEqual(agent, expected))
      return reply.code(401).send({ error: 'unauthorized' })
    const body = recordOf(request.body)
    const [, client, organization] = ACCOUNTS.livechat.split(':')
    if (body.grant_type !== 'agent_token' || body.response_type !== 'token')
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    if (body.client_id !== client || body.organization_id !== organization)
      return reply.code(400).send({ error: 'invalid_client' })
    const wanted = typeof body.entity_id === 'string' ? body.entity_id : null
    const { id } = await conversations.open('livechat', wanted)
    return {
      access_token: makeToken(secrets.livechat, id, clock),
      entity_id: id,
      expires_in: TOKEN_LIFE_SECONDS,
      token_type: 'Bearer',
      organization_id: organization,
    }
  }

  /** A user of Freshchat's widget: the one whom both names prove, or somebody new. */
  async function openUser(request: FastifyRequest, reply: FastifyReply) {
    const { token, externalId, restoreId } = recordOf(request.body)
    if (token !== ACCOUNTS.freshchat) return reply.code(401).send({ message: 'No such widget.' })
    const named = typeof externalId === 'string' && externalId.length <= 200 ? externalId : null
    const known = named !== null && typeof restoreId === 'string' ? conversations.restore(named, restoreId) : undefined
    const user = known ?? (await conversations.open('freshchat', null, named))
    return { token: makeToken(secrets.freshchat, user.id, clock), restoreId: user.restoreId, isNew: !known }
  }

  async function deskRoutes(scope: FastifyInstance) {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        'x-frame-options': 'DENY',
      })
      const from = request.headers['sec-fetch-site']
      if (request.method === 'POST' && from !== undefined && from !== 'same-origin')
        return reply.code(403).send({ message: 'This came from another page.' })
    })
    const page = (reply: FastifyReply, text: string, status = 200) =>
      reply.code(status).type('text/html; charset=utf-8').send(text)
    const isNow = (request: FastifyRequest) => (request.query as { wait?: string }).wait !== 'yes'

    scope.get('/', async (request, reply) => {
      if (!isNow(request)) await conversations.change(NEWS_WAIT_MS)
      return page(reply, deskPage(conversations.list()))
    })
    scope.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const found = conversations.find(request.params.id)
      if (!found) return page(reply, missingPage(), 404)
      if (!isNow(request)) await conversations.change(NEWS_WAIT_MS)
      await conversations.see(found)
      return page(reply, conversationPage(found))
    })
    scope.post<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const found = conversations.find(request.params.id)
      if (!found) return page(reply, missingPage(), 404)
      const text = wordsOf(request.body)
      if (text !== null) await conversations.say(found, 'agent', text)
      return reply.redirect(`/chat/desk/${found.id}`, 303)
    })
  }
}

/** Scripts for sites by addresses of the companies' own; those of our pages beside them. */
function files(scope: FastifyInstance, pageDir: string): void {
  const serve = (path: string, file: string) => {
    const text = readFileSync(join(pageDir, file))
    const type = file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
    scope.get(path, (_request, reply) =>
      reply
        .type(type)
        // Browsers compare it with a digest only when it is shared with the site.
        .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        .header('cache-control', 'public, max-age=300')
        .send(text),
    )
  }
  serve('/livechat/tracking.js', 'livechat.js')
  serve('/freshchat/js/widget.js', 'freshchat.js')
  for (const file of ['frame.js', 'frame.css', 'desk.js', 'desk.css']) serve(`/assets/${file}`, file)
}

/** Runs our own code alone, and is framed by nobody else. */
function secureFrame(reply: FastifyReply, siteOrigin: string): void {
  reply.headers({
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigin}`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  })
}

function recordOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

function wordsOf(body: unknown): string | null {
  const { text } = recordOf(body)
  const words = typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
  return words === '' || words.length > TEXT_LENGTH_MAX ? null : words
}

function toldOf(body: unknown): Partial<Pick<Conversation, 'name' | 'email' | 'properties'>> {
  const { name, email, properties } = recordOf(body)
  const told = Object.entries(recordOf(properties)).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && key.length <= 60 ? [[key, value.slice(0, 300)]] : [],
  )
  return {
    ...(typeof name === 'string' && { name: name.slice(0, 200) }),
    ...(typeof email === 'string' && { email: email.slice(0, 254) }),
    ...(told.length > 0 && { properties: Object.fromEntries(told.slice(0, PROPERTIES_MAX)) }),
  }
}
