import { type LocationRewrite, type RouterHistory, createRouter, redirect } from '@tanstack/react-router'
import { coreRootRoute, coreRoute } from '../routes/core-route.ts'
import { type RouteContext, pageRoute } from '../routes/page-route.ts'
import { pageRoutes } from '../routes/page-routes.ts'
import { questionsDoor } from '../routes/questions-door.ts'
import { staysBare } from '../shared/page/locale.ts'
import { crossesDocuments } from '../shared/page/own-document.ts'
import { parseSearch, stringifySearch } from '../shared/page/search.ts'
import { ErrorPage } from './error-page.tsx'
import { preloadFrame } from './frame-islands.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

/** The router of one page load. The locale's prefix is taken off outside of it, so that no route speaks of locales. */
export function createAppRouter(options: { context: RouteContext; history: RouterHistory; isServer: boolean }) {
  const root = coreRootRoute({
    component: Shell,
    notFoundComponent: NotFoundPage,
    beforeLoad: options.isServer ? preloadFrame : stayInDocument(),
  })
  const routeTree = root.addChildren([
    ...pageRoutes.map((page) => pageRoute(root, page)),
    questionsDoor(root),
    coreRoute({
      getParentRoute: () => root,
      path: '/categories',
      beforeLoad: ({ context, location }) => {
        const first = (context as RouteContext).info.collections.find(({ id }) => id !== null)
        throw redirect({
          to: first ? `/categories/${first.identity}` : '/',
          search: first ? location.search : {},
          statusCode: 302,
          replace: true,
        })
      },
    }),
    coreRoute({
      getParentRoute: () => root,
      path: '/profile',
      beforeLoad: ({ location }) => {
        throw redirect({ to: '/profile/personal', search: location.search, statusCode: 302, replace: true })
      },
    }),
  ])
  return createRouter({
    routeTree,
    history: options.history,
    context: options.context,
    rewrite: localePrefix(options.context.info.prefix),
    isServer: options.isServer,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingMs: 10_000,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    defaultGcTime: 300_000,
    // Dialogs come and go without the page under them moving.
    scrollRestoration: options.isServer ? false : ({ location }) => !('dialogs' in location.state),
    notFoundMode: 'root',
  })
}

/** A move to a page that needs a document of its own loads it; this one waits for its end. */
function stayInDocument() {
  let first: string | undefined
  return ({ location: { pathname }, preload }: { location: { pathname: string }; preload: boolean }) => {
    first ??= pathname
    if (preload || !crossesDocuments(first, pathname)) return undefined
    location.reload()
    return new Promise<never>(() => undefined)
  }
}

/**
 * Takes the prefix off addresses on their way in and puts it on the way out; `/de` itself has no slash at its end.
 * Questions that were reached without it stay without.
 */
function localePrefix(prefix: string): LocationRewrite | undefined {
  if (!prefix) return undefined
  let isBare = false
  return {
    input: ({ url }) => {
      isBare = staysBare(url.pathname)
      if (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))
        url.pathname = url.pathname.slice(prefix.length) || '/'
      return url
    },
    output: ({ url }) => {
      if (isBare && staysBare(url.pathname)) return url
      url.pathname = url.pathname === '/' ? prefix : prefix + url.pathname
      return url
    },
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
