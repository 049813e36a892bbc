import { type Operation, type OperationName, operations } from '@baize/contract'
import { Refusal } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { type ApiRequest, dispatch } from './dispatch.ts'
import { type ApiResponse, refusalResponse } from './envelope.ts'
import { readMultipart } from './multipart.ts'
import { visitorOf } from './visitor.ts'

const JSON_BODY_MAX_BYTES = 64 * 1024

/**
 * Registers every operation of the contract on a Fastify instance of its own scope: the raw body is kept,
 * so that one place says what malformed input gets. Unknown paths below `/api` answer 404 in the envelope.
 */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (api) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    api.setErrorHandler((error, _request, reply) => send(reply, refusalResponse(transportRefusal(error, services))))

    for (const name of Object.keys(operations) as OperationName[]) {
      const operation: Operation = operations[name]
      api.route({
        method: operation.method,
        url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        exposeHeadRoute: false,
        bodyLimit: operation.form ? operation.form.fileSizeMaxBytes + JSON_BODY_MAX_BYTES : JSON_BODY_MAX_BYTES,
        handler: async (request, reply) => {
          const read = readRequest(services, operation, request)
          send(reply, read instanceof Refusal ? refusalResponse(read) : await dispatch(services, name, read))
          return reply
        },
      })
    }
    api.all('/api/*', (_request, reply) => send(reply, refusalResponse(new Refusal('not_found'))))
  })
}

function readRequest(services: Services, operation: Operation, request: FastifyRequest): ApiRequest | Refusal {
  const body = readBody(operation, request)
  if (body instanceof Refusal) return body
  const questionMark = request.raw.url!.indexOf('?')
  return {
    ...body,
    params: request.params as Record<string, string>,
    search: questionMark < 0 ? '' : request.raw.url!.slice(questionMark + 1),
    authorization: request.headers.authorization ?? null,
    requestKey: headerText(request.headers['idempotency-key']),
    visitor: visitorOf(services.config, request),
  }
}

function headerText(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function readBody(operation: Operation, request: FastifyRequest): Pick<ApiRequest, 'body' | 'file'> | Refusal {
  const raw = request.body
  if (!Buffer.isBuffer(raw) || raw.length === 0) return { body: undefined, file: null }
  const contentType = request.headers['content-type'] ?? ''
  if (operation.form) return readMultipart(operation.form, contentType, raw)
  if (!/^application\/json\b/i.test(contentType)) return new Refusal('unsupported_media_type')
  try {
    return { body: JSON.parse(raw.toString('utf8')), file: null }
  } catch {
    return new Refusal('malformed')
  }
}

function transportRefusal(error: unknown, services: Services): Refusal {
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return new Refusal('too_large')
  if (status === 415) return new Refusal('unsupported_media_type')
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('malformed')
  services.logger.error('request failed', error)
  return new Refusal('internal')
}

/** Writes a reply of the API. Nothing of it may be stored on the way. */
export function send(reply: FastifyReply, response: ApiResponse): void {
  reply.code(response.status).header('cache-control', 'no-store').headers(response.headers)
  if (response.value === null) reply.send('')
  else reply.type('application/json; charset=utf-8').send(JSON.stringify(response.value))
}
