import { writeDocument } from './document.ts'
import { escape } from './seo/escape.ts'
import { structuredDataOf } from './seo/structured-data.ts'
import { parseSearch, stringifySearch } from '../shared/page/search.ts'
import { readPart } from '../shared/content/text.ts'
import { pathIn } from '../shared/page/locale.ts'
import { answerCodePage } from './code-pages.ts'
import type { ContentStore } from './content-store.ts'
import { PageCache } from './page-cache.ts'
import { pageInfoOf } from './page-info.ts'
import { cacheableSearch, isPlayerOnlyPath } from '../routes/page-paths.ts'
import { redirectTo } from './redirect.ts'
import { type Rendered, render } from './render.tsx'
import { renderBlocked } from './render-blocked.tsx'
import { securityHeaders } from './security-headers.ts'
import { ReadyPages } from './ready-pages.ts'
import { openSiteContent } from './site-content.ts'
import { createSiteSettings } from './site-settings.ts'
import { answerContent, answerOwnPicture } from './content-files.ts'
import { sendStored } from './send.ts'
import { createSiteFiles } from './site-files.ts'
import type { PageRequest, PageResponse, Pages, PagesDeps } from './types.ts'
import { type PageVisitor, readVisitor } from './visitor.ts'

const BY_COOKIE = { vary: 'cookie' }
const HTML = 'text/html; charset=utf-8'

/** The site's pages over the platform's guest client; framework-neutral. */
export function createPages(deps: PagesDeps): Pages {
  const { config, assets, logger } = deps
  const buildId = config.buildId ?? assets.buildId
  const known = createSiteSettings(deps)
  const settingsOf = () => known.read()
  const secure = securityHeaders(config)
  const { origin } = new URL(config.publicUrl)
  const ready = new ReadyPages(() => deps.clock.now().getTime(), config.countryHeader)
  const cache = new PageCache({
    now: () => deps.clock.now().getTime(),
    onError: (error, key) => logger.error('a page could not be renewed', error, { key }),
  })
  const content = openSiteContent(deps, () => {
    cache.clear()
    ready.clear()
  })
  const { store } = content
  /** Counts what the house offered so far: a page begun before a change must not be found after. */
  let offer = 0
  const files = createSiteFiles(deps, { buildId, store, settingsOf })

  async function renderPage(url: URL, visitor: PageVisitor): Promise<Rendered & { document: string }> {
    const info = pageInfoOf(visitor, await settingsOf(), { config, store, buildId })
    const texts = store.open(visitor.locale)
    const api = deps.client({ country: visitor.country, address: visitor.address })
    const rendered = await render(url.pathname + url.search, { api, info, content: texts })
    if (rendered.error) logger.error('a page broke', rendered.error, { path: url.pathname })
    if (rendered.redirect !== null) return { ...rendered, document: '' }
    const document = writeDocument({
      html: rendered.html,
      data: { info, content: texts.taken, routes: rendered.routes },
      meta: rendered.meta ?? errorMeta(store, visitor.locale, rendered.status),
      path: visitor.path,
      assets,
      chunk: rendered.route?.chunk ?? null,
      islands: rendered.route?.islands,
      structuredData: structuredDataOf(rendered.route?.path, rendered.routes[rendered.route?.path ?? ''], info),
    })
    return { ...rendered, document }
  }

  async function answerPage(request: PageRequest, url: URL): Promise<PageResponse> {
    const settings = await settingsOf()
    const visitor = readVisitor(request, url.pathname, settings, config)
    if (visitor.redirectPath !== null) return redirectTo(visitor.redirectPath + url.search, BY_COOKIE)
    if (visitor.isBlocked) {
      const info = pageInfoOf(visitor, settings, { config, store, buildId })
      const html = renderBlocked({ visitor, info, content: store.open(visitor.locale), assets })
      return { status: 451, headers: { ...secure, 'content-type': HTML, 'cache-control': 'no-store' }, body: html }
    }
    const fallback = settings.locales.find(({ isDefault }) => isDefault)!.code
    if (isPlayerOnlyPath(visitor.path) && !visitor.hasToken)
      return redirectTo(`${pathIn(visitor.locale, '/', fallback)}?sign-in=true`, BY_COOKIE)

    const search = cacheableSearch(visitor.path, parseSearch(url.search))
    const canonical = new URL(url.pathname + stringifySearch(search), url)
    // A page begun before the content changed must not be found after.
    const key = [store.id, offer, visitor.locale, visitor.country ?? '', canonical.pathname, canonical.search].join(' ')
    const make = async () => {
      const { status, redirect, document } = await renderPage(canonical, visitor)
      return { status, redirect, html: document }
    }
    if (config.isDevelopment) {
      content.look()
      cache.clear()
    }
    const page = await cache.get(key, make)
    if (page.redirect !== null) return redirectTo(withSearchOf(page.redirect, url), BY_COOKIE)
    const own = { 'content-type': HTML, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }
    return sendStored(page, request, { ...secure, ...own })
  }

  return {
    ready: (request) => ready.find(request),
    async handle(request) {
      const url = parseUrl(request.url, origin)
      if (!url) return { status: 400, headers: { ...secure, 'content-type': 'text/plain' }, body: 'Bad request' }
      try {
        const file =
          (await files.answer(url, request)) ??
          answerContent(url, request, store) ??
          (await answerOwnPicture(url, deps.ownContentDir))
        if (file) return file
        const codePage = await answerCodePage(url, request, deps)
        if (codePage) return codePage
        const version = `${store.id} ${offer}`
        const answer = await answerPage(request, url)
        if (!config.isDevelopment && version === `${store.id} ${offer}`) ready.keep(request, answer)
        return answer
      } catch (error) {
        logger.error('a page could not be rendered', error, { path: url.pathname })
        return bareErrorPage(secure)
      }
    },
    async renderForBench(path) {
      const url = new URL(path, config.publicUrl)
      const settings = await settingsOf()
      const visitor = readVisitor({ method: 'GET', url: path, headers: {} }, url.pathname, settings, config)
      return (await renderPage(url, visitor)).document
    },
    async refresh() {
      await known.reread().catch((error: unknown) => logger.error('settings could not be renewed', error))
      offer += 1
      cache.clear()
      ready.clear()
    },
    close: content.close,
  }
}

/** The router saw only the members that matter; the visitor's others go along. */
function withSearchOf(href: string, url: URL): string {
  const target = new URL(href, url)
  for (const [name, value] of url.searchParams)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search
}

function parseUrl(text: string, origin: string): URL | null {
  const path = text.replace(/^\/{2,}/, '/')
  if (!path.startsWith('/')) return null
  try {
    const url = new URL(path, origin)
    if (url.origin !== origin) return null
    decodeURI(url.pathname)
    return url
  } catch {
    return null
  }
}

function errorMeta(store: ContentStore, locale: string, status: number) {
  const text = readPart(store.part(locale, 'globalComponents.error') ?? {})
  const isMissing = status === 404
  return {
    title: text(isMissing ? 'notFoundTitle' : 'title'),
    description: text(isMissing ? 'notFoundDescription' : 'description'),
    isUnlisted: true,
  }
}

/** What remains when even the error page cannot be rendered. */
function bareErrorPage(secure: Record<string, string>): PageResponse {
  const words = 'Something went wrong. Please try again in a moment.'
  return {
    status: 500,
    headers: { ...secure, 'content-type': HTML, 'cache-control': 'no-store' },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Baize</title><h1>Baize</h1><p>${escape(words)}</p><p><a href="/">Homepage</a></p></html>`,
  }
}
