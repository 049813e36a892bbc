import type { StoredPage } from './page-cache.ts'
import type { PageRequest, PageResponse } from './types.ts'

type Encoding = 'br' | 'gzip' | 'plain'

/** Every answer there can be with a stored page. */
interface Answers {
  unchanged: PageResponse
  whole: Record<Encoding, PageResponse>
  /** The same without their bodies, for `HEAD`. */
  heads: Record<Encoding, PageResponse>
}

/**
 * Answers with stored pages under the headers `own`: nothing to those who have the page already, the compressed twin
 * to those who take it. The answers with a page are made once; many visitors are given the same ones.
 */
export function createSend(
  own: Readonly<Record<string, string>>,
): (page: StoredPage, request: PageRequest) => PageResponse {
  const made = new WeakMap<StoredPage, Answers>()
  return (page, { method, headers }) => {
    let answers = made.get(page)
    if (!answers) made.set(page, (answers = answersWith(page, own)))
    const known = headers['if-none-match']
    if (known !== undefined && page.status === 200 && String(known).split(/,\s*/).includes(page.etag))
      return answers.unchanged
    return answers[method === 'HEAD' ? 'heads' : 'whole'][encodingFor(headers['accept-encoding'])]
  }
}

function answersWith(page: StoredPage, own: Readonly<Record<string, string>>): Answers {
  const headers = { ...own, etag: page.etag }
  const headersOf = (encoding: Encoding) =>
    encoding === 'plain' ? headers : { ...headers, 'content-encoding': encoding }
  const head = (encoding: Encoding) => ({ status: page.status, headers: headersOf(encoding), body: '' })
  const whole = (encoding: Encoding) => ({
    status: page.status,
    headers: { ...headersOf(encoding), 'content-length': String(page[encoding].length) },
    body: page[encoding],
  })
  return {
    unchanged: { status: 304, headers, body: '' },
    whole: { br: whole('br'), gzip: whole('gzip'), plain: whole('plain') },
    heads: { br: head('br'), gzip: head('gzip'), plain: head('plain') },
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : 'plain'
}
