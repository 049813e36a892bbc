import type { Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Metrics } from './metrics.ts'

interface Hearing {
  metrics: Metrics | null
  logger: Logger
  isLogged: boolean
}

/** Where a call that meets no route is counted. */
const NO_ROUTE = 'none'

/**
 * Notes every call of the server when it was answered: in the figures, and as a line of the log when `isLogged`. A
 * line has the path without its query, in which a company may have put what is secret.
 */
export function watchCalls(app: FastifyInstance, { metrics, logger, isLogged }: Hearing): void {
  if (!metrics && !isLogged) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, raw } = request
    const route = routeOptions.url ?? NO_ROUTE
    const status = reply.raw.statusCode
    const ms = reply.elapsedTime
    metrics?.answered({ method, route, status, seconds: ms / 1000 })
    if (isLogged) {
      const path = pathOf(raw)
      logger.info('answered', { requestId: request.id, method, path, status, ms: Math.round(ms * 10) / 10 })
    }
    done()
  })
}

/** The same for pages that were at hand, which go past the hooks of the server. */
export function readyHeard({ metrics, logger, isLogged }: Hearing): (request: IncomingMessage, status: number) => void {
  return (request, status) => {
    metrics?.answeredReady()
    if (isLogged) logger.info('answered', { method: request.method, path: pathOf(request), status })
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0]!
}
