import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Registry } from 'prom-client'

const PATH = '/metrics'

/** Serves the figures at `/metrics` on a listener of their own. Returns what ends it. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  registry: Registry,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
