import type { FastifyInstance } from 'fastify'
import { findPicture, scales } from './images.ts'
import { createRenderer } from './renderer.ts'
import { createWarmer } from './warmer.ts'

const YEAR_S = 31_536_000
const OUTDATED_S = 300

interface ImageParams {
  kind: string
  identity: string
  revision: string
  file: string
}

export interface ArtOptions {
  /** Created when needed; may be emptied at any time. */
  cacheDir: string
  /** After the first visitor, and so long without a request, the covers not yet asked for are rendered. */
  warmAfterMs?: number
}

const WARM_AFTER_MS = 3_000

const keyOf = (kind: string, identity: string, size: string) => `${kind}/${identity}/${size}`

/**
 * Serves covers and studio logos as WebP at `/cdn/<games|studios>/<identity>/<revision>/<size>@<scale>x.webp`.
 * An address with the current revision may be kept for ever; one with another revision is answered with
 * the current picture, to be asked for again soon.
 */
export function artRoutes(app: FastifyInstance, { cacheDir, warmAfterMs = WARM_AFTER_MS }: ArtOptions): void {
  const renderer = createRenderer(cacheDir)
  const warmer = createWarmer(renderer, keyOf, warmAfterMs)
  app.addHook('onClose', () => warmer.close())

  app.get<{ Params: ImageParams }>('/cdn/:kind/:identity/:revision/:file', async (request, reply) => {
    const { kind, identity, revision, file } = request.params
    const [, size = '', wanted] = /^(\d{2,4}x\d{2,4})@([123])x\.webp$/.exec(file) ?? []
    const scale = scales.find((known) => String(known) === wanted)
    const picture = scale && findPicture(kind, identity, size)
    if (!picture) return reply.code(404).send({ status: 'not_found', message: 'there is no such image' })

    if (kind === 'games') warmer.noticed(size, scale)
    const isCurrent = revision === picture.revision
    const etag = `"${picture.revision}-${size}-${scale}"`
    reply.headers({
      'cache-control': isCurrent ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${OUTDATED_S}`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/webp').send(await renderer.image(keyOf(kind, identity, size), picture, scale))
  })
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}
