import type { PageResponse, PagesConfig } from './types.ts'

interface Sources {
  config: PagesConfig
  buildId: string
}

/** The small files the site itself serves: robots and the build's id. */
export function answerFile(url: URL, sources: Sources): PageResponse | null {
  const { pathname } = url
  if (pathname === '/robots.txt')
    return text('text/plain; charset=utf-8', robots(sources.config), 'public, max-age=3600')
  if (pathname === '/builds/latest.json') return json({ id: sources.buildId }, 'no-store')
  return null
}

function robots({ publicUrl }: PagesConfig): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /profile/\nDisallow: /*/profile/\n\nHost: ${publicUrl}\n`
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
