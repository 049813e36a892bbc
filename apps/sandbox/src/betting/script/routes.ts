import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Where sites load the script from; another version gets another address, so that a digest stays true. */
export const SCRIPT_PATH = '/betting/sdk/v1.js'

const MONTH = 'public, max-age=2592000, immutable'

/** Serves the script by which a site shows the sportsbook, byte for byte as it lies at `file`. */
export function sportsbookScriptRoutes(app: FastifyInstance, { file }: { file: string | URL }): void {
  const script = readFileSync(file)
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', MONTH)
      // Browsers compare it with a digest only when it is shared with the site.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(script),
  )
}
