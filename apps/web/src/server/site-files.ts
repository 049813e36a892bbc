import type { PartName } from '../shared/content/content.ts'
import type { ContentStore } from './content-store.ts'
import type { PageResponse, PagesConfig } from './types.ts'

interface Sources {
  config: PagesConfig
  buildId: string
  store: ContentStore
}

const YEAR = 'public, max-age=31536000, immutable'
const PARTS_MAX = 40

/** The small files the site itself serves: robots, the build's id, parts of the content tree. */
export function answerFile(url: URL, sources: Sources): PageResponse | null {
  const { pathname } = url
  if (pathname === '/robots.txt')
    return text('text/plain; charset=utf-8', robots(sources.config), 'public, max-age=3600')
  if (pathname === '/builds/latest.json') return json({ id: sources.buildId }, 'no-store')
  const locale = /^\/__content\/([a-z]{2}(?:-[a-z]{2})?)\.json$/.exec(pathname)?.[1]
  return locale ? answerContent(url, locale, sources.store) : null
}

function robots({ publicUrl }: PagesConfig): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /profile/\nDisallow: /*/profile/\n\nHost: ${publicUrl}\n`
}

function answerContent(url: URL, locale: string, store: ContentStore): PageResponse {
  const names = (url.searchParams.get('parts') ?? '').split(',').filter(Boolean).slice(0, PARTS_MAX) as PartName[]
  const parts = Object.fromEntries(
    names.flatMap((name) => {
      const part = store.part(locale, name)
      return part ? [[name, part]] : []
    }),
  )
  return json(parts, url.searchParams.get('v') === store.id ? YEAR : 'no-cache')
}

function json(value: unknown, cacheControl: string): PageResponse {
  return text('application/json; charset=utf-8', JSON.stringify(value), cacheControl)
}

function text(type: string, body: string, cacheControl: string): PageResponse {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' },
    body,
  }
}
