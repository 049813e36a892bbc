import type { Pool } from '@baize/database'
import type { Logger } from '@baize/kit'
import { diag, DiagLogLevel, SpanKind } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { kindOf, Spans } from './spans.ts'
import { tracedFetch } from './traced-fetch.ts'
import { traceRequests } from './traced-requests.ts'
import { traceStatements } from './traced-statements.ts'

export interface Tracing {
  /** Makes spans of the calls that a server answers. */
  requests(app: FastifyInstance): void
  /** The same `fetch`, with a span of each call. */
  fetch(send: typeof fetch): typeof fetch
  /** Makes spans of what a pool is asked for a request or a job. */
  statements(pool: Pool): void
  /** Does a job below a span of its own. */
  job: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** Sends what is left, for some seconds at most. */
  stop: () => Promise<void>
}

interface Destination {
  /** Where spans are sent as JSON (OTLP over HTTP). */
  url: string
  service: string
  /** From 0 to 1. */
  share: number
}

/** For a collector to take what is left when the process ends. */
const STOP_PATIENCE_MS = 2_000

/**
 * Starts sending spans. Only this file and what it imports know OpenTelemetry, and it is imported only where spans are
 * wanted; nothing is registered for the whole process, so spans are what this house makes and no library beside it.
 */
export function startTracing({ url, service, share }: Destination, logger: Logger): Tracing {
  const troubled = (message: string) => logger.warn('spans could not be sent', { reason: message })
  const quiet = () => undefined
  diag.setLogger(
    { error: troubled, warn: troubled, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const root = share === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const spans = new Spans(provider.getTracer('baize'))
  return {
    requests: (app) => traceRequests(app, spans),
    fetch: (send) => tracedFetch(spans, send),
    statements: (pool) => traceStatements(pool, spans),
    async job(name, work) {
      const span = spans.begin(`job ${name}`, { kind: SpanKind.CONSUMER, attributes: { 'baize.job': name } })
      try {
        const result = await spans.within(span, work)
        spans.end(span)
        return result
      } catch (error) {
        spans.end(span, { error: kindOf(error) })
        throw error
      }
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_PATIENCE_MS)))
      await Promise.race([provider.shutdown().catch((error: unknown) => troubled(String(error))), late])
      clearTimeout(timer)
    },
  }
}
