import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GameArt } from '../../art/game-art.ts'
import { backdropLayers } from '../../art/scene.ts'
import type { GameTheme } from '../../themes/game-theme.ts'
import { gameBoot, pageLocales } from '../boot.ts'
import type { BootQuery } from '../boot.ts'
import { rulesOfQuery } from '../play/rules.ts'
import { StudioRefusal, studioRefusals } from '../play/refusal.ts'
import type { Studio } from '../play/studio.ts'
import { symbolRoles } from '../symbols.ts'
import type { PageAssets } from './assets.ts'
import { sendText } from './compressed.ts'
import { commonHeaders, securePage } from './headers.ts'
import { missingGameHtml, pageHtml, warmHtml } from './page-html.ts'
import { type RateLimit, createRateLimit } from './rate-limit.ts'
import { type SessionState, sessionState } from './state.ts'
import { isIdentity, readOpenRequest, readSession, readSpinRequest } from './validate.ts'

export interface StudioRoutesDeps {
  readonly studio: Studio
  readonly siteOrigin: string
  readonly assets: PageAssets
  readonly clock: Clock
  readonly findTheme: (identity: string) => GameTheme | undefined
  readonly art: GameArt
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const BODY_BYTES_MAX = 4096
const OPENS_PER_MINUTE_MAX = 300
const SPINS_PER_MINUTE_MAX = 300

/** Mounts the game pages, their art and the API they play through. */
export async function studioRoutes(app: FastifyInstance, deps: StudioRoutesDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders))
    scope.setErrorHandler(answerError)
    const opens = createRateLimit(deps.clock, OPENS_PER_MINUTE_MAX, 60_000)
    pageRoutes(scope, deps, opens)
    artRoutes(scope, deps)
    apiRoutes(scope, deps, opens)
  })
}

function pageRoutes(scope: FastifyInstance, deps: StudioRoutesDeps, opens: RateLimit): void {
  const { art, assets, findTheme, siteOrigin } = deps
  // A question about the page alone opens nothing.
  scope.get<{ Params: { identity: string } }>('/play/:identity', { exposeHeadRoute: false }, async (request, reply) => {
    const { identity } = request.params
    const theme = isIdentity(identity) ? findTheme(identity) : undefined
    securePage(reply, siteOrigin).type('text/html; charset=utf-8')
    if (!theme) return reply.code(404).send(missingGameHtml())
    const query = bootQuery(request, siteOrigin)
    const session = await openWithPage(deps, opens, request, identity, query)
    return sendText(request, reply, pageHtml(gameBoot(theme, art, query), assets, session))
  })
  scope.get('/studio/warm', async (request, reply) => {
    securePage(reply, siteOrigin).type('text/html; charset=utf-8')
    return sendText(request, reply, warmHtml(siteOrigin, assets))
  })
  const asset = (name: string, type: string, text: string) =>
    scope.get(`/studio/assets/${name}`, async (request, reply) =>
      sendText(request, reply.type(type).header('cache-control', FOR_EVER), text),
    )
  asset('play.js', 'text/javascript; charset=utf-8', assets.script)
  asset('play.css', 'text/css; charset=utf-8', assets.style)
  scope.get<{ Params: { face: string } }>('/studio/assets/faces/:face', async (request, reply) => {
    const found = art.face(request.params.face)
    if (!found) throw new StudioRefusal('game_not_found', 'There is no such face.')
    return reply.type(found.type).header('cache-control', FOR_EVER).send(found.bytes)
  })
}

/**
 * Opens the session that the page is going to ask for. What is refused here is left to the page, which asks by itself
 * and says why: a reload, whose launch token was used, has its session still.
 */
async function openWithPage(
  { studio }: StudioRoutesDeps,
  opens: RateLimit,
  request: FastifyRequest,
  game: string,
  { mode, launchToken = '', rules }: BootQuery,
): Promise<SessionState | null> {
  const isLookedAt = request.headers['sec-purpose'] === undefined
  if (!isLookedAt || !opens.take(request.ip)) return null
  try {
    const wish = readOpenRequest(mode === 'real' ? { mode, game, launchToken } : { mode, game })
    const session = await studio.open(wish.mode === 'demo' ? { ...wish, rules } : wish)
    return sessionState(session, studio.grantOf(session))
  } catch (error) {
    if (error instanceof StudioRefusal) return null
    throw error
  }
}

function bootQuery(request: FastifyRequest, siteOrigin: string): BootQuery {
  const query = request.query as Record<string, unknown>
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  const lobby = text('lobby')
  return {
    locale: pageLocales.find((locale) => locale === text('locale')) ?? 'en',
    mode: text('mode') === 'real' ? 'real' : 'demo',
    launchToken: text('token')?.slice(0, 512),
    rules: rulesOfQuery(text),
    siteOrigin,
    // Only the site itself may be returned to, whatever the link says.
    lobbyUrl: lobby && URL.canParse(lobby) && new URL(lobby).origin === siteOrigin ? lobby : undefined,
  }
}

function artRoutes(scope: FastifyInstance, { art, findTheme }: StudioRoutesDeps): void {
  const draw = (theme: GameTheme, name: string): string | undefined => {
    if (name === 'symbols') return art.sheet(theme)
    const layer = backdropLayers.find((known) => known === name)
    if (layer) return art.backdrop(theme, layer)
    const role = symbolRoles.find((known) => known === name)
    return role && withSize(art.symbol(theme, role))
  }
  scope.get<{ Params: { identity: string; file: string } }>('/studio/art/:identity/:file', async (request, reply) => {
    const { identity, file } = request.params
    const theme = isIdentity(identity) ? findTheme(identity) : undefined
    const picture = theme && file.endsWith('.svg') ? draw(theme, file.slice(0, -'.svg'.length)) : undefined
    if (picture === undefined) throw new StudioRefusal('game_not_found', 'There is no such picture.')
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return sendText(request, reply, picture)
  })
}

/** Some browsers draw no picture without a size of its own on a canvas. */
function withSize(svg: string): string {
  return svg.replace(/^<svg (?![^>]*\bwidth=)/, '<svg width="200" height="200" ')
}

function apiRoutes(scope: FastifyInstance, { studio, clock }: StudioRoutesDeps, opens: RateLimit): void {
  const spins = createRateLimit(clock, SPINS_PER_MINUTE_MAX, 60_000)
  const within = (isAllowed: boolean) => {
    if (!isAllowed) throw new StudioRefusal('too_many_requests', 'Too many requests. Wait a moment.')
  }
  const options = { bodyLimit: BODY_BYTES_MAX }

  scope.post('/studio/api/session', options, async (request, reply) => {
    const open = readOpenRequest(request.body)
    within(opens.take(request.ip))
    const session = await studio.open(open)
    return answer(reply, sessionState(session, studio.grantOf(session)))
  })
  scope.get('/studio/api/info', async (request, reply) => {
    const session = studio.session(readSession(request.headers['x-studio-session']))
    within(spins.take(session.id))
    const unused = request.headers['x-studio-unused']
    if (unused !== undefined && unused !== session.id) studio.forgetUnused(readSession(unused))
    await studio.refresh(session)
    return answer(reply, sessionState(session, studio.grantOf(session)))
  })
  scope.post('/studio/api/spin', options, async (request, reply) => {
    const spin = readSpinRequest(request.body)
    const session = studio.session(spin.session)
    within(spins.take(session.id))
    return answer(reply, await studio.spin(session, spin.bet, spin.clientRoundKey, spin.grantId))
  })
}

function answer(reply: FastifyReply, data: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ data })
}

/** Refusals and malformed requests become 4xx with a code; anything else is our fault and says nothing. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (error instanceof StudioRefusal) {
    const balance = error.balance === undefined ? {} : { balance: String(error.balance) }
    const { code, message } = error
    return reply.code(studioRefusals[code]).send({ error: { code, message, ...balance } })
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status < 500)
    return reply.code(status).send({ error: { code: 'malformed', message: 'The request is malformed.' } })
  request.log.error(error)
  return reply.code(500).send({ error: { code: 'failed', message: 'Something went wrong on our side.' } })
}
