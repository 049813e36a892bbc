import { type AnyOperationName, type Operation, operations, operatorOperations } from '@baize/contract'
import { Refusal } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { isStopping } from '../stopping.ts'
import type { ApiRequest } from './api-request.ts'
import { readCallBody } from './call-body.ts'
import { dispatch } from './dispatch.ts'
import { answerEarly, isWorthCutting } from './early-answer.ts'
import { type ApiResponse, headersOf, refusalResponse } from './envelope.ts'
import { packedAnswer } from './packed-answer.ts'
import { visitorOf } from './visitor.ts'

/**
 * Registers every operation of the contract on a Fastify instance of its own scope. The framework reads no body: a call
 * is let in by its head first, and whoever is refused is answered before the body came. Other methods of a path answer
 * 405, unknown paths below `/api` 404, and calls that come while the site stops 503, all in the envelope.
 */
export function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  return registerOperations(app, services, operations)
}

/** The same for the operations of operators, on a server that players do not reach. */
export function registerOperatorApi(app: FastifyInstance, services: Services): Promise<void> {
  // Whoever reaches the desk does so directly, and could name any address in a header.
  const config = { ...services.config, addressHeader: null }
  return registerOperations(app, { ...services, config }, operatorOperations)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which operation of the contract the route serves. */
    operation?: AnyOperationName
  }
}

/** Named in the answer, so that a player's complaint leads to the lines of the log. */
const REQUEST_ID_HEADER = 'x-request-id'

type Table = Readonly<Partial<Record<AnyOperationName, Operation>>>

async function registerOperations(app: FastifyInstance, services: Services, table: Table): Promise<void> {
  leaveBodiesUnasked(app)
  await app.register(async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, _payload, done) => done(null))
    api.setErrorHandler((error, request, reply) =>
      send(request, reply, refusalResponse(transportRefusal(error, services, request.id))),
    )
    api.addHook('onRequest', (request, reply, done) => {
      void reply.header(REQUEST_ID_HEADER, request.id)
      if (isStopping(reply)) send(request, reply, refusalResponse(new Refusal('unavailable')))
      else done()
    })

    for (const [name, operation] of Object.entries(table) as [AnyOperationName, Operation][]) {
      api.route({
        method: operation.method,
        url: routeOf(operation),
        exposeHeadRoute: false,
        config: { operation: name },
        handler: async (request, reply) => {
          const response = await dispatch(services, name, requestOf(services, operation, request, reply))
          const text = textOf(response)
          const packed = await packedAnswer(operation, request.headers['accept-encoding'], text)
          send(request, reply, response, packed ?? text)
          return reply
        },
      })
    }
    refuseOtherMethods(api, table)
    api.all('/api/*', (request, reply) => send(request, reply, refusalResponse(new Refusal('not_found'))))
  })
}

function routeOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** A path of the contract tells which methods it offers when it is asked by another one. */
function refuseOtherMethods(api: FastifyInstance, table: Table): void {
  const offered = new Map<string, string[]>()
  for (const operation of Object.values(table)) {
    const route = routeOf(operation)
    offered.set(route, [...(offered.get(route) ?? []), operation.method])
  }
  for (const [url, methods] of offered)
    api.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        send(request, reply.header('allow', methods.join(', ')), refusalResponse(new Refusal('method_not_allowed'))),
    })
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Node asks for the body of whoever waits to be asked (`expect: 100-continue`) before anybody has looked at the
 * request. Here that is left to whoever reads the body; other parts of the site have it asked at once.
 */
function leaveBodiesUnasked({ server }: FastifyInstance): void {
  server.on('checkContinue', (request, response) => {
    if (!request.url?.startsWith('/api/')) response.writeContinue()
    server.emit('request', request, response)
  })
}

function requestOf(services: Services, operation: Operation, request: FastifyRequest, reply: FastifyReply): ApiRequest {
  const questionMark = request.raw.url!.indexOf('?')
  return {
    id: request.id,
    params: request.params as Record<string, string>,
    search: questionMark < 0 ? '' : request.raw.url!.slice(questionMark + 1),
    authorization: request.headers.authorization ?? null,
    requestKey: headerText(request.headers['idempotency-key']),
    visitor: visitorOf(services.config, request),
    readBody: () => readCallBody(operation, request.raw, reply.raw, services.config.uploadDir),
  }
}

function headerText(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function transportRefusal(error: unknown, services: Services, requestId: string): Refusal {
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return new Refusal('too_large')
  if (status === 415) return new Refusal('unsupported_media_type')
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('malformed')
  services.logger.error('request failed', error, { requestId })
  return new Refusal('internal')
}

const PACKED = { 'content-encoding': 'gzip', vary: 'accept-encoding' }

const textOf = ({ value }: ApiResponse): string => (value === null ? '' : JSON.stringify(value))

/** Writes a reply of the API, before its request has arrived whole where it need not. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: ApiResponse,
  text: string | Buffer = textOf(response),
): void {
  const headers = { ...headersOf(response), ...(typeof text === 'string' ? {} : PACKED) }
  if (!isWorthCutting(request.raw)) {
    request.raw.resume()
    reply.code(response.status).headers(headers).send(text)
    return
  }
  const own = reply.getHeaders() as Record<string, string>
  reply.hijack()
  answerEarly(request.raw, reply.raw, { status: response.status, headers: { ...own, ...headers }, text })
}
