import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, PageResponse, Pages, PagesDeps } from '@baize/web'
import type { FastifyInstance } from 'fastify'
import { registerAssets } from './assets.ts'
import { distDir } from './layout.ts'

/** What the web's server entry exports. */
export interface WebServer {
  createPages(deps: PagesDeps): Pages
  readAssets(directory: string): Promise<PagesDeps['assets']>
  assetsForDevelopment(): PagesDeps['assets']
}

type MakeDeps = (assets: PagesDeps['assets']) => PagesDeps

/** Where pages come from: the build, or the sources during development. */
export interface PageSource {
  isDevelopment: boolean
  /** An answer that is at hand, to be written as it is. */
  ready?(request: PageRequest): PageResponse | null
  handle(request: PageRequest, makeDeps: MakeDeps): Promise<PageResponse>
}

/** Pages of the build, with its files served beside them. */
export async function startBuiltPages(app: FastifyInstance): Promise<PageSource> {
  const clientDir = join(distDir(), 'web/client')
  await registerAssets(app, clientDir)
  const entry = pathToFileURL(join(distDir(), 'web/server/entry-server.js')).href
  const web = (await import(/* @vite-ignore */ entry)) as WebServer
  const assets = await web.readAssets(clientDir)
  let pages: Pages | undefined
  return {
    isDevelopment: false,
    ready: (request) => pages?.ready(request) ?? null,
    handle(request, makeDeps) {
      pages ??= web.createPages(makeDeps(assets))
      return pages.handle(request)
    },
  }
}
