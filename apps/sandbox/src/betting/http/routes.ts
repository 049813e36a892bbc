import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Board } from '../book/board.ts'
import type { Books } from '../book/books.ts'
import type { Session, Sessions } from '../book/sessions.ts'
import { SlipRefusal, type Slip } from '../book/slip.ts'
import { limitsOf } from '../book/stake.ts'
import { findFixture } from '../calendar/fixtures.ts'
import { leagueOfId, leagues } from '../calendar/leagues.ts'
import { languageOf, type Language } from '../calendar/words.ts'
import { createRateLimit } from '../../studio/http/rate-limit.ts'
import { isAmount, readSlipBody } from './read.ts'
import type { ApiError, Quote, SessionView } from './shapes.ts'
import type { Stream } from './stream.ts'
import { briefOf, eventOf, menuOf, nextTop, ticketView, topView, upcoming } from './views.ts'

export interface ApiDeps {
  readonly board: Board
  readonly books: Books
  readonly sessions: Sessions
  readonly stream: Stream
  readonly clock: Clock
}

const BODY_BYTES_MAX = 8192
const SLIPS_PER_MINUTE_MAX = 120
const OPENS_PER_MINUTE_MAX = 300
const WATCHED_MAX = 24
const TICKETS_MAX = 100

class ApiProblem extends Error {
  readonly status: number
  readonly code: ApiError['code']

  constructor(status: number, code: ApiError['code']) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** What the page asks for, below `/betting/api`. */
export function apiRoutes(scope: FastifyInstance, deps: ApiDeps): void {
  scope.setErrorHandler(answerError)
  readingRoutes(scope, deps)
  bettingRoutesOf(scope, deps)
  streamRoute(scope, deps)
}

function readingRoutes(scope: FastifyInstance, { board, books, sessions }: ApiDeps): void {
  scope.get('/betting/api/menu', async (request, reply) => answer(reply, menuOf(board, languageAsked(request))))
  scope.get('/betting/api/events', async (request, reply) => {
    const language = languageAsked(request)
    const { view, sport, league } = request.query as Record<string, string | undefined>
    const among = leagues.filter((one) => (!sport || one.sport === sport) && (!league || one.id === league))
    const live = board.live().filter((fixture) => among.includes(fixture.league))
    const soon = view === 'live' ? [] : upcoming(board.now(), among).slice(0, league ? 40 : 60)
    const found = [...live, ...soon].map((fixture) => briefOf(board, fixture, language))
    const only = league === undefined ? undefined : leagueOfId(league)
    const tops = only?.sport === 'football' ? [topView(board, nextTop(board, only), language)] : []
    return answer(reply, { nowMs: board.now(), events: found, tops })
  })
  scope.get<{ Params: { id: string } }>('/betting/api/events/:id', async (request, reply) => {
    const language = languageAsked(request)
    const fixture = findFixture(request.params.id)
    if (!fixture) throw new ApiProblem(404, 'not_found')
    return answer(reply, { nowMs: board.now(), event: eventOf(board, fixture, language) })
  })
  scope.post('/betting/api/quotes', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    const session = sessions.find(String(request.headers['x-betting-session'] ?? ''))
    const slip = readSlipBody({ ...(request.body as object), key: 'quotes-only', stake: '1', accept: 'any' })
    if (!slip) throw new ApiProblem(400, 'malformed')
    const legs = slip.legs.map(({ eventId, market, outcome }): Quote => {
      const price = board.price(eventId, market, outcome)
      return { eventId, market, outcome, price: typeof price === 'number' ? price : null, isClosed: price === 'closed' }
    })
    return answer(reply, { legs, ...(session && highestStakes(books, session, slip, legs)) })
  })
}

function bettingRoutesOf(scope: FastifyInstance, { books, sessions, clock }: ApiDeps): void {
  const opens = createRateLimit(clock, OPENS_PER_MINUTE_MAX, 60_000)
  const slips = createRateLimit(clock, SLIPS_PER_MINUTE_MAX, 60_000)
  const options = { bodyLimit: BODY_BYTES_MAX }
  const sessionOf = (request: FastifyRequest): Session => {
    const session = sessions.find(String(request.headers['x-betting-session'] ?? ''))
    if (!session) throw new ApiProblem(401, 'session_unknown')
    return session
  }

  scope.post('/betting/api/session', options, async (request, reply) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    if (typeof token !== 'string' || token.length > 512) throw new ApiProblem(400, 'malformed')
    if (!opens.take(request.ip)) throw new ApiProblem(429, 'too_many_requests')
    const opened = await sessions.open(token)
    if (!opened) throw new ApiProblem(401, 'session_unknown')
    return answer(reply, sessionView(opened.session, opened.balance))
  })
  scope.get('/betting/api/balance', async (request, reply) => {
    const balance = await sessions.balance(sessionOf(request))
    if (balance === undefined) throw new ApiProblem(401, 'session_unknown')
    return answer(reply, { balance })
  })
  scope.post('/betting/api/slips', options, async (request, reply) => {
    const session = sessionOf(request)
    if (!slips.take(session.id)) throw new ApiProblem(429, 'too_many_requests')
    const slip = readSlipBody(request.body)
    if (!slip) throw new ApiProblem(400, 'malformed')
    const { ticket, balance } = await books.place(session, slip)
    return answer(reply, { ticket: ticketView(ticket, books.cashOutOf(ticket)), balance })
  })
  scope.get('/betting/api/tickets', async (request, reply) => {
    const tickets = books
      .of(sessionOf(request).playerId)
      .toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
      .slice(0, TICKETS_MAX)
    return answer(reply, { tickets: tickets.map((ticket) => ticketView(ticket, books.cashOutOf(ticket))) })
  })
  scope.post<{ Params: { id: string } }>('/betting/api/tickets/:id/cash-out', options, async (request, reply) => {
    const session = sessionOf(request)
    const { payout, stakeLeft } = (request.body ?? {}) as { payout?: unknown; stakeLeft?: unknown }
    if (!isAmount(payout) || (stakeLeft !== undefined && !isAmount(stakeLeft))) throw new ApiProblem(400, 'malformed')
    const ticket = await books.cashOut(session, request.params.id, { payout, stakeLeft })
    return answer(reply, { ticket: ticketView(ticket, books.cashOutOf(ticket)) })
  })
}

function streamRoute(scope: FastifyInstance, { stream, sessions }: ApiDeps): void {
  scope.get('/betting/api/stream', (request, reply) => {
    const { events = '', live } = request.query as Record<string, string | undefined>
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    reply.raw.write(': \n\n')
    stream.watch({
      response: reply.raw,
      language: languageAsked(request),
      isLive: live === '1',
      events: [...new Set(events.split(',').filter(Boolean))].slice(0, WATCHED_MAX),
      playerId: sessions.find(String(request.headers['x-betting-session'] ?? ''))?.playerId,
    })
  })
}

/** What can be staked at most on a slip at these prices, and on each of its legs alone; nothing while one has no price. */
function highestStakes(books: Books, session: Session, { size }: Slip, quotes: readonly Quote[]) {
  const legs = quotes.map(({ eventId, market, price }) => ({ eventId, market, price: price ?? 0 }))
  const mostOf = (among: typeof legs, of: number): string | null =>
    among.some(({ price }) => price === 0) ? null : String(books.roomFor({ ...session, size: of, legs: among }).most)
  return { most: mostOf(legs, size), mostOfEach: legs.map((leg) => mostOf([leg], 1)) }
}

function sessionView(session: Session, balance: string): SessionView {
  const { id, currency, subunitToUnit } = session
  return { session: id, currency, subunitToUnit, balance, stakeMin: String(limitsOf(BigInt(subunitToUnit)).stakeMin) }
}

function languageAsked(request: FastifyRequest): Language {
  const { language } = request.query as Record<string, unknown>
  return languageOf(typeof language === 'string' ? language : 'en')
}

function answer(reply: FastifyReply, data: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ data })
}

/** Refusals are answers with a code; anything else that fails is ours and says nothing. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  const say = (status: number, body: ApiError) => reply.code(status).send({ error: body })
  if (error instanceof SlipRefusal) return say(409, { code: error.code, details: error.details })
  if (error instanceof ApiProblem) return say(error.status, { code: error.code })
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status < 500) return say(status, { code: 'malformed' })
  request.log.error(error)
  return say(502, { code: 'failed' })
}
