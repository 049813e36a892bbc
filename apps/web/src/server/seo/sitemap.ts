import type { Client } from '@baize/client'
import type { IndexedPage } from '../../shared/content/content.ts'
import { formatTag } from '@baize/contract/dates'
import type { Flags, LocaleInfo } from '../../shared/page/page-info.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import type { ContentStore } from '../content-store.ts'
import type { SiteSettings } from '../site-settings.ts'
import { escape } from './escape.ts'
import { addressIn } from './head.ts'

export const SITEMAP_PATH = '/sitemap.xml'
const FILE_PATH =
  /^\/sitemap\/(?<kind>pages|games|categories|questions|static|bonus|tournaments|wheels)-(?<locale>[a-z]{2}(?:-[a-z]{2})?)-(?<number>[1-9]\d{0,3})\.xml$/

/** Addresses in one file: small enough to be made and sent in a moment. */
const URLS_MAX = 1000
/** Games the platform gives at once. */
const GAMES_AT_ONCE = 100

type Kind = 'pages' | 'games' | 'categories' | 'questions' | 'static' | 'bonus' | 'tournaments' | 'wheels'

/** Folders of pages in the content tree, with where their pages stand. */
const FOLDERS = {
  questions: 'questionPages',
  static: 'static',
  bonus: 'bonus',
  tournaments: 'tournaments',
  wheels: 'wheels',
} as const

export interface SitemapSources {
  client: Client
  settings: SiteSettings
  store: ContentStore
  publicUrl: string
  flags: Flags
}

/** Whether a path is one of the site map's. */
export function isSitemapPath(path: string): boolean {
  return path === SITEMAP_PATH || FILE_PATH.test(path)
}

/**
 * The site map at a path: the index, or the addresses of one kind in one language, each with its twins in the
 * others. `null` when there is no such file.
 */
export async function writeSitemap(path: string, sources: SitemapSources): Promise<string | null> {
  if (path === SITEMAP_PATH) return writeIndex(sources)
  const { kind, locale, number } = FILE_PATH.exec(path)!.groups as { kind: Kind; locale: string; number: string }
  if (!sources.settings.locales.some(({ code }) => code === locale)) return null
  const from = (Number(number) - 1) * URLS_MAX
  const paths = kind === 'games' ? await gamePaths(sources, from) : pathsOf(kind, sources).slice(from, from + URLS_MAX)
  return paths.length === 0 ? null : writeUrls(paths, locale, sources)
}

function writeIndex(sources: SitemapSources): string {
  const { settings, publicUrl } = sources
  const counts: [Kind, number][] = [
    ...(['pages', 'categories', 'questions', 'static', 'bonus', 'tournaments', 'wheels'] as const).map(
      (kind): [Kind, number] => [kind, pathsOf(kind, sources).length],
    ),
    ['games', settings.gameCount],
  ]
  const files = counts.flatMap(([kind, count]) =>
    settings.locales.flatMap(({ code }) =>
      Array.from({ length: Math.ceil(count / URLS_MAX) }, (_, index) => `${kind}-${code}-${index + 1}`),
    ),
  )
  const entries = files.map((name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`
}

function writeUrls(paths: readonly string[], locale: string, { settings, publicUrl }: SitemapSources): string {
  const locales: LocaleInfo[] = settings.locales
  const info = { locale, locales, publicUrl }
  const fallback = locales.find(({ isDefault }) => isDefault)!.code
  const entries = paths.map((path) => {
    const twin = (tag: string, code: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escape(addressIn(info, code, path))}"/>`
    const twins = [...locales.map(({ code }) => twin(formatTag(code), code)), twin('x-default', fallback)]
    return `<url><loc>${escape(addressIn(info, locale, path))}</loc>${twins.join('')}</url>`
  })
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Paths without prefix of everything but games, which are read page by page. */
function pathsOf(kind: Exclude<Kind, 'games'>, { settings, store, flags }: SitemapSources): string[] {
  if (kind === 'pages')
    return pageRoutes
      .filter(
        ({ path, isPlayerOnly, secrets, flag }) =>
          !isPlayerOnly && !secrets && (!flag || flags[flag]) && !/\$|^\/_/.test(path),
      )
      .map(({ path }) => path)
      .sort()
  if (kind === 'categories') {
    const open = settings.collections.filter(
      ({ isHidden, count, countries }) => !isHidden && count > 0 && !countries.length,
    )
    const all = settings.gameCount > 0 && !open.some(({ identity }) => identity === 'all') ? ['all'] : []
    return [...all, ...open.map(({ identity }) => identity)].map((identity) => `/categories/${identity}`)
  }
  const route = `/${kind}/`
  if (!pageRoutes.some(({ path }) => path.startsWith(route))) return []
  const fallback = settings.locales.find(({ isDefault }) => isDefault)!.code
  const index = store.part(fallback, `index.${FOLDERS[kind]}`) as { pages: IndexedPage[] } | null
  return index?.pages.map(({ pageIdentity }) => route + pageIdentity) ?? []
}

/** Paths of the games from a place in the catalogue on, a hundred a call. */
async function gamePaths({ client }: SitemapSources, from: number): Promise<string[]> {
  const read = (page: number) =>
    client.callWithMeta('listGames', { query: { page, perPage: GAMES_AT_ONCE, sortBy: 'name', sortOrder: 'asc' } })
  const first = from / GAMES_AT_ONCE + 1
  const { data, meta } = await read(first)
  const last = Math.min(meta.totalPages, first + URLS_MAX / GAMES_AT_ONCE - 1)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, last - first) }, (_, index) => read(first + 1 + index)),
  )
  return [...data, ...others.flatMap((answer) => answer.data)].map(({ identity }) => `/games/${identity}`)
}
