import type { StoredPage } from './page-cache.ts'
import type { PageRequest, PageResponse } from './types.ts'

/** A stored page as an answer: nothing to those who have it already, the compressed twin to those who take it. */
export function sendStored(page: StoredPage, request: PageRequest, own: Record<string, string>): PageResponse {
  const headers: Record<string, string> = { ...own, etag: page.etag }
  const header = (name: string) => String(request.headers[name] ?? '')
  if (page.status === 200 && header('if-none-match').split(/,\s*/).includes(page.etag))
    return { status: 304, headers, body: '' }
  const accepted = header('accept-encoding')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding) headers['content-encoding'] = encoding
  return { status: page.status, headers, body: request.method === 'HEAD' ? '' : page[encoding ?? 'plain'] }
}
