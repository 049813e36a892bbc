import { writeDocument } from './document.ts'
import { structuredDataOf } from './seo/structured-data.ts'
import { answerCodePage } from './code-pages.ts'
import { HTML, createPageAnswers } from './page-answers.ts'
import { PageCache } from './page-cache.ts'
import { pageInfoOf } from './page-info.ts'
import { type Decision, decide } from './decide.ts'
import { KnownPaths, readPath } from './known-paths.ts'
import { bareErrorPage, errorMeta } from './error-pages.ts'
import { redirectTo } from './redirect.ts'
import { type Rendered, render } from './render.tsx'
import { renderBlocked } from './render-blocked.tsx'
import { parseUrl, plainSearch } from './request-url.ts'
import { openSiteContent } from './site-content.ts'
import { type SiteSettings, createSiteSettings } from './site-settings.ts'
import { answerBrandFile } from './brand/brand-files.ts'
import { answerContent, answerOwnPicture } from './content-files.ts'
import { BETTING_PATH } from '../shared/page/own-document.ts'
import { sportsbookFor } from './sportsbook.ts'
import { createSiteFiles } from './site-files.ts'
import type { PageRequest, PageResponse, Pages, PagesDeps } from './types.ts'
import { type PageVisitor, addressOf, readVisitor } from './visitor.ts'

type PageDecision = Extract<Decision, { kind: 'page' }>

const BY_COOKIE = { vary: 'cookie' }

/** The site's pages over the platform's guest client; framework-neutral. */
export function createPages(deps: PagesDeps): Pages {
  const { config, assets, logger } = deps
  const buildId = config.buildId ?? assets.buildId
  const { origin } = new URL(config.publicUrl)
  const paths = new KnownPaths()
  const cache = new PageCache({
    now: () => deps.clock.now().getTime(),
    onError: (error, key) => logger.error('a page could not be renewed', error, { key }),
  })
  const content = openSiteContent(deps, () => {
    cache.clear()
    paths.clear()
  })
  const { store } = content
  const known = createSiteSettings(deps, store)
  const answersFor = createPageAnswers(config)
  /** Before anything is known of the house, pages frame nobody. */
  const secureAtHand = () => answersFor(known.atHand()).secure
  /** Counts what the house offered so far: a page begun before a change must not be found after. */
  let offer = 0
  const files = createSiteFiles(deps, { buildId, store, settingsOf: known.read })

  async function renderPage(
    url: URL,
    { visitor, address }: { visitor: PageVisitor; address: string },
  ): Promise<Rendered & { document: string }> {
    const info = pageInfoOf(visitor, await known.read(), { config, store, buildId })
    const texts = store.open(visitor.locale)
    const api = deps.client({ country: visitor.country, address })
    const rendered = await render(url.pathname + url.search, { api, info, content: texts })
    if (rendered.error) logger.error('a page broke', rendered.error, { path: url.pathname })
    if (rendered.redirect !== null) return { ...rendered, document: '' }
    const document = writeDocument({
      html: rendered.html,
      data: { info, content: texts.taken, routes: rendered.routes },
      meta: rendered.meta ?? errorMeta(store, visitor.locale, rendered.status),
      path: visitor.path,
      assets,
      brand: store.brand,
      chunk: rendered.route?.chunk ?? null,
      islands: rendered.route?.islands,
      structuredData: structuredDataOf(rendered.route?.path, rendered.routes[rendered.route?.path ?? ''], {
        info,
        brand: store.brand,
      }),
    })
    return { ...rendered, document }
  }

  /** Where the page of a decision is kept, and how it is made. */
  function pageOf({ visitor, search }: PageDecision, pathname: string, request: PageRequest) {
    const closed = visitor.isSignInClosed ? 'closed' : ''
    return {
      // A page begun before the content changed must not be found after.
      key: `${store.id} ${offer} ${visitor.locale} ${visitor.country ?? ''} ${closed} ${pathname} ${search}`,
      make: async () => {
        const address = addressOf(request, config)
        const { status, redirect, document } = await renderPage(new URL(pathname + search, origin), {
          visitor,
          address,
        })
        return { status, redirect, html: document }
      },
    }
  }

  function renderClosed(visitor: PageVisitor, request: PageRequest, settings: SiteSettings): PageResponse {
    const info = pageInfoOf(visitor, settings, { config, store, buildId })
    const address = addressOf(request, config)
    const html = renderBlocked({
      visitor,
      address,
      info,
      content: store.open(visitor.locale),
      assets,
      brand: store.brand,
    })
    const { secure } = answersFor(settings)
    return { status: 451, headers: { ...secure, 'content-type': HTML, 'cache-control': 'no-store' }, body: html }
  }

  /** The page of the sportsbook alone may run the company's script. */
  function sendFor({ path, country }: PageVisitor, settings: SiteSettings) {
    const answers = answersFor(settings)
    const company = path === BETTING_PATH ? sportsbookFor(settings.sportsbooks, country) : null
    return company ? answers.sendBetting(company) : answers.send
  }

  async function answerPage(request: PageRequest, url: URL): Promise<PageResponse> {
    const settings = await known.read()
    const decision = decide({ request, known: readPath(url.pathname), search: url.search }, settings, config)
    if (decision.kind === 'redirect') return redirectTo(decision.to, BY_COOKIE)
    if (decision.kind === 'closed') return renderClosed(decision.visitor, request, settings)
    if (config.isDevelopment) {
      content.look()
      cache.clear()
    }
    const { key, make } = pageOf(decision, url.pathname, request)
    const page = await cache.get(key, make)
    if (page.redirect !== null) return redirectTo(withSearchOf(page.redirect, url), BY_COOKIE)
    if (page.status === 200) paths.keep(request.url, url.pathname)
    return sendFor(decision.visitor, settings)(page, request)
  }

  /** As `answerPage`, for an address that had a page before, and without waiting for anything. */
  function answerAtHand(request: PageRequest): PageResponse | null {
    if (config.isDevelopment || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const queryAt = request.url.indexOf('?')
    const path = paths.find(queryAt < 0 ? request.url : request.url.slice(0, queryAt))
    const settings = known.atHand()
    if (!path || !settings) return null
    const search = plainSearch(request.url, queryAt) ?? parseUrl(request.url, origin)?.search
    if (search === undefined) return null
    const decision = decide({ request, known: path, search }, settings, config)
    if (decision.kind === 'redirect') return redirectTo(decision.to, BY_COOKIE)
    if (decision.kind === 'closed') return null
    const { key, make } = pageOf(decision, path.pathname, request)
    const page = cache.atHand(key, make)
    return page && sendFor(decision.visitor, settings)(page, request)
  }

  return {
    ready: answerAtHand,
    async handle(request) {
      const url = parseUrl(request.url, origin)
      if (!url)
        return { status: 400, headers: { ...secureAtHand(), 'content-type': 'text/plain' }, body: 'Bad request' }
      try {
        const file =
          (await files.answer(url, request)) ??
          answerContent(url, request, store) ??
          (await answerBrandFile(url, store.brand)) ??
          (await answerOwnPicture(url, deps.ownContentDir))
        if (file) return file
        const codePage = await answerCodePage(url, request, deps)
        if (codePage) return codePage
        return await answerPage(request, url)
      } catch (error) {
        logger.error('a page could not be rendered', error, { path: url.pathname })
        return bareErrorPage(secureAtHand(), store.brand.name)
      }
    },
    async renderForBench(path) {
      const url = new URL(path, config.publicUrl)
      const settings = await known.read()
      const visitor = readVisitor({ method: 'GET', url: path, headers: {} }, url.pathname, settings, config)
      return (await renderPage(url, { visitor, address: '' })).document
    },
    async refresh() {
      await known.reread().catch((error: unknown) => logger.error('settings could not be renewed', error))
      offer += 1
      cache.clear()
      paths.clear()
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
