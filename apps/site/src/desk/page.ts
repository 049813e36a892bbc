import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { registerAssets } from '../assets.ts'

/** Nothing from elsewhere, nothing written into the page, and no frame around it. Pictures of documents are blobs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Says with every answer of the desk what a browser may do with it. */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(HEADERS)
    done()
  })
}

/**
 * Serves the built page of the desk at every address that is no call: what the address means is for the page to say.
 * Where nothing is built the desk is its calls alone.
 */
export async function registerDeskPage(app: FastifyInstance, directory: string): Promise<void> {
  const path = join(directory, 'index.html')
  if (!existsSync(path)) return
  await registerAssets(app, directory)
  const page = await readFile(path)
  app.get('/*', (request, reply) => {
    // A file of another build is not the page.
    if (request.url.startsWith('/assets/')) return reply.code(404).send()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
