import type { Client } from '@baize/client'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/router.tsx'
import type { PageRoute } from '../routes/page-route.ts'
import type { Content, Part } from '../shared/content/content.ts'
import type { PageMeta, WithMeta } from '../shared/page/page-data.ts'
import type { PageInfo } from '../shared/page/page-info.ts'

export interface Rendered {
  status: number
  /** Where to go instead; the rest is empty then. */
  redirect: string | null
  html: string
  meta: PageMeta | null
  /** Loader data by route path, for the browser. */
  routes: Record<string, unknown>
  route: PageRoute | null
  /** What broke, when a page broke. */
  error: unknown
}

/** Parts that the frame around every page reads, and those of its own failures. */
export const SHELL_PARTS = [
  'layout.shell',
  'layout.header',
  'layout.siteSidebar',
  'layout.mobileMenu',
  'layout.footer',
  'layout.profileSidebar',
  'globalComponents.error',
  'globalComponents.gameTags',
] as const

/** Loads and renders the page of a URL (path and query, with the locale's prefix). */
export async function render(
  url: string,
  { api, info, content }: { api: Client; info: PageInfo; content: Content & { taken: Record<string, Part> } },
): Promise<Rendered> {
  await content.need(SHELL_PARTS)
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createAppRouter({
    history,
    isServer: true,
    context: { api, info, content, initial: new Map() },
  })
  await router.load()
  const empty = { html: '', meta: null, routes: {}, route: null, error: null }
  // What the server's load ended with: the router keeps it for whoever answers the request.
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const { redirect } = result
    return { ...empty, status: redirect.status, redirect: redirect.headers.get('location') ?? '/' }
  }
  const matches = router.state.matches
  const failed = matches.find(({ status }) => status === 'error')
  const page = matches.at(-1)
  const html = renderToString(<App router={router} info={info} content={content} />)
  const routes = Object.fromEntries(
    matches.flatMap((match) => {
      const path = match.staticData.page?.path
      return path && match.status === 'success' ? [[path, match.loaderData]] : []
    }),
  )
  return {
    status: result?.status ?? 500,
    redirect: null,
    html,
    meta: (page?.loaderData as WithMeta | undefined)?.meta ?? null,
    routes,
    route: page?.staticData.page ?? null,
    error: failed?.error ?? null,
  }
}
