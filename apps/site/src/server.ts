import { uuidv7 } from '@baize/kit'
import { type Platform, VERSION, answerUnreadable } from '@baize/platform'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PageResponse } from '@baize/web'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { PageSource } from './page-source.ts'
import { believeProxies, type ProxyWord, REQUEST_ID_HEADER } from './trusted-proxies.ts'

/** For a request to arrive whole: uploads on a slow line fit, one that is dripped in for ever does not. */
const REQUEST_MAX_MS = 60_000

/** A statement on the content is a line. */
const STATEMENT_BYTES_MAX = 2048

/** For the calls that were begun to be answered once the server is told to stop. */
const STOP_PATIENCE_MS = 3_000

/** What the server asks of the platform. */
type ServedPlatform = Pick<Platform, 'register' | 'onOfferChange' | 'isReady'>

/** What is believed of a request, and who hears of its answer. */
export interface Watching {
  /** When connections at rest are closed; with `stopping` unless told. */
  ending?: AbortSignal
  word: ProxyWord
  /** Adds its hooks before any route is there. */
  watch: (app: FastifyInstance) => void
  /** Hears of pages that were at hand, which no hook sees. */
  onReady: (request: IncomingMessage, status: number) => void
}

/** A proxy's own id of the request, or one of ours. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : uuidv7(Date.now())
}

/**
 * Everything that listens on `PORT`: the API, the socket, the companies' calls, the built files, the pages. From the
 * moment `stopping` is aborted it is not ready, and every answer is the last of its connection. What proxies say of
 * visitors is believed as `word` says.
 */
export async function createServer(
  platform: ServedPlatform,
  startPages: (app: FastifyInstance) => Promise<PageSource>,
  stopping: AbortSignal,
  { word, watch, onReady, ending = stopping }: Watching,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    // Connections without a call under way; `finishCalls` lets the others come first.
    forceCloseConnections: true,
    // The API refuses in its own words what comes while the site stops.
    return503OnClosing: false,
    requestTimeout: REQUEST_MAX_MS,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  })
  watch(app)
  registerHealth(app, platform, stopping)
  finishCalls(app)
  await platform.register(app)
  const pages = await startPages(app)
  platform.onOfferChange(() => void pages.refresh?.())
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answerPage(pages, request, reply),
  })
  // A statement on the content is the only thing that pages are posted.
  app.route({
    method: 'POST',
    url: '/__content/:collection/query',
    bodyLimit: STATEMENT_BYTES_MAX,
    handler: (request, reply) => answerPage(pages, request, reply),
  })
  answerReadyPages(app, pages, stopping, onReady)
  endConnections(app, stopping, ending)
  believeProxies(app.server, word)
  return app
}

async function answerPage(pages: PageSource, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url = '/', headers } = request.raw
  const answer = await pages.handle({ method: method ?? '', url, headers, address: request.ip, body: request.body })
  // Ready bytes need nothing of the framework's way out, which costs as much as the rest of a cached page.
  reply.hijack()
  writePage(answer, request.raw, reply.raw)
}

/** Writes pages that are at hand before the framework sees the request: routing alone would cost more. */
function answerReadyPages(
  app: FastifyInstance,
  pages: PageSource,
  stopping: AbortSignal,
  onReady: Watching['onReady'],
): void {
  const onRequest = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const { method = '', url = '', headers, socket } = request
    const answer = stopping.aborted ? null : pages.ready?.({ method, url, headers, address: socket.remoteAddress })
    if (answer) {
      writePage(answer, request, response)
      onReady(request, answer.status)
    } else for (const listener of onRequest) listener.call(app.server, request, response)
  })
}

/**
 * Connections at rest end when the site does, and the others with the next answer after it is told to stop: a proxy that
 * sends on one that was closed a moment ago would lose the call.
 */
function endConnections(app: FastifyInstance, stopping: AbortSignal, ending: AbortSignal): void {
  ending.addEventListener('abort', () => app.server.closeIdleConnections())
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    if (stopping.aborted) response.shouldKeepAlive = false
  })
}

function writePage(
  { status, headers, body }: PageResponse,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const isWhole = status === 304 || method === 'HEAD' || headers['content-length'] !== undefined
  response.writeHead(status, isWhole ? headers : { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** A stop waits for the answers to calls that were begun: a player who just paid should hear of it. */
function finishCalls(app: FastifyInstance): void {
  let begun = 0
  let onAllAnswered: () => void = () => undefined
  app.addHook('onRequest', (_request, reply, done) => {
    begun += 1
    reply.raw.once('close', () => {
      begun -= 1
      if (begun === 0) onAllAnswered()
    })
    done()
  })
  app.addHook('preClose', async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_PATIENCE_MS)))
    const answered = begun === 0 ? undefined : new Promise<void>((resolve) => (onAllAnswered = resolve))
    await Promise.race([answered, late])
    clearTimeout(timer)
  })
}

/** Live: the process answers. Ready: it can serve, which needs the database and ends with a stop. */
function registerHealth(app: FastifyInstance, platform: ServedPlatform, stopping: AbortSignal): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/live',
    handler: (_request, reply) => reply.header('x-version', VERSION).send('live'),
  })
  app.get('/api/ping', async (_request, reply) => {
    const isReady = !stopping.aborted && (await platform.isReady())
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isReady ? 'pong' : 'not ready')
  })
}
