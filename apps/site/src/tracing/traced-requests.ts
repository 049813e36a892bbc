import { isSpanContextValid, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Spans } from './spans.ts'

/** Asked every second by whoever watches the process. */
const UNTOLD = new Set(['/api/ping', '/api/live'])

/**
 * Makes a span of each call that meets a route, below the one that a trusted proxy names. It has the route and never the
 * path, and nothing of what was sent.
 */
export function traceRequests(app: FastifyInstance, spans: Spans): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request
    const { url: route = 'none', config } = routeOptions
    if (UNTOLD.has(route)) return done()
    const span = spans.begin(`${method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'baize.request_id': request.id,
        ...(config?.operation && { 'baize.operation': config.operation }),
      },
      from: remoteOf(headers.traceparent),
    })
    open.set(request, span)
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw
      const error = status >= 500 ? String(status) : writableFinished ? undefined : 'aborted'
      spans.end(span, { attributes: { 'http.response.status_code': status }, error })
    })
    done()
  })
  // Once the body was read, which happens in no context of ours.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = open.get(request)
    if (span) spans.within(span, done)
    else done()
  })
}

function remoteOf(header: unknown) {
  const remote = typeof header === 'string' ? parseTraceParent(header) : null
  return remote && isSpanContextValid(remote)
    ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
    : ROOT_CONTEXT
}
