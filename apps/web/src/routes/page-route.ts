import type { Client } from '@baize/client'
import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/router-core'
import { type ComponentType, createElement } from 'react'
import { orOffline } from '../shared/connection/or-offline.ts'
import { usePageHydrated } from '../shared/page/hydration.ts'
import type { Content } from '../shared/content/content.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { session } from '../shared/session/session.ts'
import type { PageInfo } from '../shared/page/page-info.ts'
import type { Search } from '../shared/page/search.ts'
import { coreRoute } from './core-route.ts'
import type { PageEntry } from './page-table.ts'

/** What loaders find in the router's context, on the server and in the browser alike. */
export interface RouteContext {
  api: Client
  info: PageInfo
  content: Content
  /** Loader data that came with the page; each is taken once. */
  initial: Map<string, unknown>
}

export interface LoadInput {
  api: Client
  info: PageInfo
  content: Content
  params: Record<string, string>
  search: Search
  signal: AbortSignal
}

/** A page's module, a chunk of its own: how to load it and how to show it. */
export interface PageModule {
  load(input: LoadInput): Promise<WithMeta>
  Page: ComponentType
  /** Fetches what the page would ask for one after the other. */
  prepare?(): Promise<unknown>
}

export interface PageRoute extends PageEntry {
  load: () => Promise<PageModule>
}

declare module '@tanstack/router-core' {
  interface StaticDataRouteOption {
    page?: PageRoute
  }
}

/** Makes a route of a page: loader and component arrive with its chunk. */
export function pageRoute(parent: AnyRoute, page: PageRoute): AnyRoute {
  const keys = [...(page.search ?? []), ...(page.secrets ?? [])]
  return coreRoute({
    getParentRoute: () => parent,
    path: page.path,
    staticData: { page },
    loaderDeps: ({ search }) => ({
      search: Object.fromEntries(Object.entries(search as Search).filter(([key]) => keys.includes(key))),
    }),
    beforeLoad: ({ preload }) => {
      if (page.isPlayerOnly && !preload && isGuestHere()) throw redirect({ to: '/', search: { 'sign-in': 'true' } })
    },
    loader: async ({ context, params, deps, abortController }) => {
      const { api, info, content, initial } = context as RouteContext
      const key = page.path
      if (initial.has(key)) {
        const data = initial.get(key)
        initial.delete(key)
        return data
      }
      const { search } = deps as { search: Search }
      const load = async () => {
        const [module] = await Promise.all([page.load(), content.need(page.parts)])
        return module.load({ api, info, content, params, search, signal: abortController.signal })
      }
      return orOffline(load())
    },
    component: lazyRouteComponent(async () => ({ Page: wakeful((await page.load()).Page) }), 'Page'),
  })
}

/** In the browser, without a session. The server sends guests away before it renders. */
function isGuestHere(): boolean {
  return typeof document !== 'undefined' && session.tokens.peek() === null
}

/** The page, telling when it is alive. */
function wakeful(Page: ComponentType): ComponentType {
  return function WakefulPage() {
    usePageHydrated()
    return createElement(Page)
  }
}
