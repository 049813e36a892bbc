import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { studios } from '../themes/studios.ts'
import { allThemes } from '../themes/theme.ts'
import { coverImages, findPicture, logoImages } from './images.ts'
import { BYTES_MAX, createRenderer } from './renderer.ts'
import { artRoutes } from './routes.ts'

let app: FastifyInstance
let cacheDir: string
const theme = allThemes()[0]!
const images = coverImages(theme)

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'covers-'))
  app = Fastify()
  artRoutes(app, { cacheDir })
  await app.ready()
})

afterEach(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('images', () => {
  it.each([
    [images['200x300']['1x'], 200, 300],
    [images['200x300']['2x'], 400, 600],
    [images['200x300']['3x'], 600, 900],
    [images['200x200']['1x'], 200, 200],
    [images['200x200']['3x'], 600, 600],
    [logoImages(studios[0]!)['116x40']['2x'], 232, 80],
  ])('%s is a WebP of %i x %i', async (url, width, height) => {
    const reply = await get(url)
    expect(reply.headers['content-type']).toBe('image/webp')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  it('may be kept for ever under their current address', async () => {
    const { headers } = await get(images['200x300']['1x'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await get(images['200x300']['1x'], { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('are shown in their current form, not kept for long, under the address of another revision', async () => {
    const reply = await get(`/cdn/games/${theme.identity}/outdated/200x300@1x.webp`)
    expect(reply.rawPayload.equals((await get(images['200x300']['1x'])).rawPayload)).toBe(true)
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
  })

  it.each([
    '/cdn/games/no-such-game/x/200x300@1x.webp',
    `/cdn/games/${theme.identity}/x/300x300@1x.webp`,
    `/cdn/games/${theme.identity}/x/200x300@4x.webp`,
    `/cdn/games/${theme.identity}/x/200x300@1x.png`,
    `/cdn/others/${theme.identity}/x/200x300@1x.webp`,
    '/cdn/games/..%2f..%2fetc/x/200x300@1x.webp',
    '/cdn/studios/northwake/x/200x300@1x.webp',
  ])('do not exist at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('are rendered once for any number of readers at the same moment, and read from disk after a restart', async () => {
    const picture = findPicture('games', theme.identity, '200x300')!
    const first = createRenderer(cacheDir)
    const files = await Promise.all(Array.from({ length: 20 }, () => first.image('once', picture, 1)))
    expect(files.every((file) => file.equals(files[0]!))).toBe(true)
    expect(first.renderedCount()).toBe(1)
    const second = createRenderer(cacheDir)
    expect((await second.image('once', picture, 1)).equals(files[0]!)).toBe(true)
    expect(second.renderedCount()).toBe(0)
    expect(await readdir(join(cacheDir, 'once'))).toEqual([`${picture.revision}@1x.webp`])
  })

  it('of games nobody asked for yet are rendered while it is quiet, until the server closes', async () => {
    const quiet = Fastify()
    artRoutes(quiet, { cacheDir, warmAfterMs: 1 })
    await quiet.inject(images['200x200']['1x'])
    await vi.waitUntil(async () => (await readdir(join(cacheDir, 'games'))).length >= 4, 10_000)
    await quiet.close()
    const closed = await readdir(join(cacheDir, 'games'))
    expect(closed.length).toBeLessThan(allThemes().length)
  })

  it('are shown although the cache cannot be written', async () => {
    const picture = findPicture('games', theme.identity, '200x200')!
    const image = await createRenderer('/dev/null/covers').image('key', picture, 1)
    expect((await sharp(image).metadata()).width).toBe(200)
  })

  it('take at most 12 KB at 1x and 30 KB at 2x', async () => {
    const renderer = createRenderer(cacheDir)
    const heavy: string[] = []
    for (const each of allThemes().filter((_theme, index) => index % 6 === 0)) {
      const picture = findPicture('games', each.identity, '200x300')!
      for (const scale of [1, 2] as const) {
        const { length } = await renderer.image(each.identity, picture, scale)
        if (length > BYTES_MAX[scale]) heavy.push(`${each.name} ${scale}x ${length}`)
      }
    }
    expect(heavy).toEqual([])
  }, 120_000)
})
