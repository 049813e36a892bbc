import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

interface Asset {
  type: string
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

/**
 * Serves the built files from memory: the compressed twins that the build wrote beside them where the
 * browser takes them. Names under `/assets/` carry their content's hash and never change.
 */
export async function registerAssets(app: FastifyInstance, directory: string): Promise<void> {
  for (const path of await filesBelow(directory)) {
    const asset = await readAsset(join(directory, path))
    const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    app.get(`/${path}`, (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '')
      const encoding =
        asset.br && /\bbr\b/.test(accepted) ? 'br' : asset.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
      reply.type(asset.type).header('cache-control', cacheControl).header('vary', 'accept-encoding')
      reply.header('x-content-type-options', 'nosniff')
      if (encoding) reply.header('content-encoding', encoding)
      return reply.send(encoding ? asset[encoding] : asset.plain)
    })
  }
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
}

async function readAsset(path: string): Promise<Asset> {
  const optional = (file: string) => readFile(file).catch(() => null)
  const [plain, br, gzip] = await Promise.all([readFile(path), optional(`${path}.br`), optional(`${path}.gz`)])
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', plain, br, gzip }
}
