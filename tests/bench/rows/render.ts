import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Client, type TransportResponse, createClient } from '@baize/client'
import { silentLogger, systemClock } from '@baize/kit'
import type { WebServer } from '../../../apps/site/src/page-source.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import type { Figure } from '../statistics.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const CARDS = 240
const RENDERS = 300
const WARM_UP_RENDERS = 200

/** CPU of rendering the casino lobby with 240 cards, without the page cache, in this process. */
export async function benchRender(site: SiteProcess): Promise<Figure> {
  process.env.NODE_ENV = 'production'
  const web = (await import(pathToFileURL(join(dist, 'web/server/entry-server.js')).href)) as WebServer
  const assets = await web.readAssets(join(dist, 'web/client'))
  const makeRender = (cardsPerRow: number) => {
    const pages = web.createPages({
      client: () => rememberingClient(site.url, cardsPerRow),
      studioUrls: async () => [site.sandboxUrl],
      assets,
      contentDir: fileURLToPath(new URL('../../../content', import.meta.url)),
      logger: silentLogger,
      clock: systemClock,
      config: {
        publicUrl: site.url,
        countryHeader: 'cf-ipcountry',
        addressHeader: null,
        cashierUrl: site.sandboxUrl,
        isDevelopment: false,
      },
    })
    return () => pages.renderForBench('/main')
  }
  let render = makeRender(1)
  for (let cardsPerRow = 2; countCards(await render()) < CARDS && cardsPerRow <= 18; cardsPerRow += 1)
    render = makeRender(cardsPerRow)
  const html = await render()
  for (let made = 0; made < WARM_UP_RENDERS; made += 1) await render()
  const before = process.cpuUsage()
  for (let made = 0; made < RENDERS; made += 1) await render()
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000 / RENDERS
  return {
    what: `Casino lobby rendered without the cache, ${countCards(html)} cards`,
    measured: `${cpuMs.toFixed(2)} CPU-ms`,
    reach: '≤ 8 CPU-ms',
    isReached: cpuMs <= 8 && countCards(html) >= CARDS,
  }
}

function countCards(html: string): number {
  return html.split('data-game=').length - 1
}

const remembered = new Map<string, TransportResponse>()

/** Answers from the running site, asked once: as in production, where lists come from the platform's memory. */
function rememberingClient(siteUrl: string, cardsPerRow: number): Client {
  return createClient(async ({ method, operation, path, search }) => {
    const url = `${siteUrl}${path}?${search}`
    let reply = remembered.get(url)
    if (!reply) {
      const response = await fetch(url, { method })
      reply = { status: response.status, body: await response.json() }
      remembered.set(url, reply)
    }
    if (operation !== 'listGames') return reply
    const { data, meta } = reply.body as { data: unknown[]; meta: unknown }
    return { status: reply.status, body: { data: data.slice(0, cardsPerRow), meta } }
  })
}

interface ManifestChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** What a browser loads before the lobby is alive: the entry with everything it imports statically. */
export async function benchFirstLoad(): Promise<Figure> {
  const client = join(dist, 'web/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const files = new Set<string>()
  const add = (chunk: ManifestChunk) => {
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const key of chunk.imports ?? []) add(manifest[key]!)
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) add(chunk)
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  )
  return {
    what: `First load of the lobby, JavaScript, gzip (${files.size} files)`,
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    reach: '≤ 110 KB',
    isReached: bytes <= 110 * 1024,
  }
}

/** What the page of operators loads, all of it at once. */
export async function benchDeskLoad(): Promise<Figure> {
  const assets = join(dist, 'desk/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0)
  return {
    what: `First load of the desk, JavaScript, gzip (${scripts.length} files)`,
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    reach: '≤ 150 KB',
    isReached: bytes <= 150 * 1024,
  }
}
