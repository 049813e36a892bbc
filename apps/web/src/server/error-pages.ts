import { readPart } from '../shared/content/text.ts'
import type { PageMeta } from '../shared/page/page-data.ts'
import type { ContentStore } from './content-store.ts'
import { escape } from './seo/escape.ts'
import type { PageResponse } from './types.ts'

/** What a page that is missing, or broke, is called. */
export function errorMeta(store: ContentStore, locale: string, status: number): PageMeta {
  const text = readPart(store.part(locale, 'globalComponents.error') ?? {})
  const isMissing = status === 404
  return {
    title: text(isMissing ? 'notFoundTitle' : 'title'),
    description: text(isMissing ? 'notFoundDescription' : 'description'),
    isUnlisted: true,
  }
}

/** What remains when even the error page cannot be rendered. */
export function bareErrorPage(secure: Record<string, string>, siteName: string): PageResponse {
  const words = 'Something went wrong. Please try again in a moment.'
  return {
    status: 500,
    headers: { ...secure, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(siteName)}</title><h1>${escape(siteName)}</h1><p>${escape(words)}</p><p><a href="/">Homepage</a></p></html>`,
  }
}
