import type { ContentStore } from './content-store.ts'
import { PageCache } from './page-cache.ts'
import { createSend } from './send.ts'
import { manifestAt } from './seo/manifest.ts'
import { SITEMAP_PATH, isSitemapPath, writeSitemap } from './seo/sitemap.ts'
import { DEFAULT_LOCALE } from './site-content.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PageRequest, PageResponse, PagesDeps } from './types.ts'
import { workerFileAt } from './worker/worker-files.ts'

export interface SiteFiles {
  /** The answer to the address of a file, `null` when it is none. */
  answer: (url: URL, request: PageRequest) => Promise<PageResponse | null>
}

const HOUR = 'public, max-age=3600'
const sendSitemap = createSend(headersOf('application/xml; charset=utf-8', HOUR, 'accept-encoding'))
const SITEMAP_BYTES_MAX = 8 * 1024 * 1024

interface Sources {
  buildId: string
  store: ContentStore
  settingsOf: () => Promise<SiteSettings>
}

/** The small files the site itself serves: robots, site map, manifest, the build's id, and the service worker's. */
export function createSiteFiles(deps: PagesDeps, { buildId, store, settingsOf }: Sources): SiteFiles {
  const { publicUrl, flags = {} } = deps.config
  const client = deps.client({ country: null, address: '127.0.0.1' })
  const sitemaps = new PageCache({
    now: () => deps.clock.now().getTime(),
    onError: (error, key) => deps.logger.error('a site map could not be renewed', error, { key }),
    bytesMax: SITEMAP_BYTES_MAX,
  })

  async function answerSitemap({ pathname }: URL, request: PageRequest): Promise<PageResponse> {
    const settings = await settingsOf()
    const file = await sitemaps.get(`${store.id} ${pathname}`, async () => {
      const xml = await writeSitemap(pathname, { client, settings, store, publicUrl, flags })
      return { status: xml === null ? 404 : 200, redirect: null, html: xml ?? '' }
    })
    return sendSitemap(file, request)
  }

  return {
    async answer(url, request) {
      const { pathname } = url
      if (isSitemapPath(pathname)) return answerSitemap(url, request)
      if (pathname === '/robots.txt') return file('text/plain; charset=utf-8', robots(publicUrl), HOUR)
      if (pathname === '/builds/latest.json')
        return file('application/json; charset=utf-8', JSON.stringify({ id: buildId }), 'no-store')
      const own = workerFileAt(url, { config: deps.config, assets: deps.assets, store, defaultLocale: DEFAULT_LOCALE })
      if (own) return own
      const manifest = manifestAt(url, store, DEFAULT_LOCALE)
      return manifest && file('application/manifest+json; charset=utf-8', JSON.stringify(manifest), HOUR)
    },
  }
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /profile/',
    'Disallow: /*/profile/',
    '',
    `Sitemap: ${publicUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n')
}

function file(type: string, body: string, cacheControl: string): PageResponse {
  return { status: 200, headers: headersOf(type, cacheControl), body }
}

function headersOf(type: string, cacheControl: string, vary?: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...(vary && { vary }),
  }
}
