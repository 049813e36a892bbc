import { SpanKind } from '@opentelemetry/api'
import { kindOf, type OpenSpan, type Spans } from './spans.ts'

/**
 * Makes a span of each call that leaves the house. It has the host and never the path, in which secrets of others may
 * stand. Companies that we sign for are told the trace; nobody else is.
 */
export function tracedFetch(spans: Spans, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const headers = new Headers(init?.headers)
    const company = headers.get('x-provider')
    const span = spans.begin(`${method} ${company ?? hostname}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'server.address': hostname,
        ...(company !== null && { 'baize.company': company }),
      },
    })
    if (company !== null) headers.set('traceparent', traceparentOf(span))
    try {
      const reply = await spans.within(span, () => send(input, company === null ? init : { ...init, headers }))
      const error = reply.status >= 400 ? String(reply.status) : undefined
      spans.end(span, { attributes: { 'http.response.status_code': reply.status }, error })
      return reply
    } catch (error) {
      spans.end(span, { error: kindOf(error) })
      throw error
    }
  }
}

function traceparentOf({ span }: OpenSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
