import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, PageResponse, Pages, PagesDeps } from '@baize/web'
import type { FastifyInstance } from 'fastify'
import { registerAssets } from './assets.ts'
import { ConfigError } from './config/index.ts'
import { distDir } from './layout.ts'

/** What the web's server entry exports. */
export interface WebServer {
  createPages(deps: PagesDeps): Pages
  readAssets(directory: string): Promise<PagesDeps['assets']>
  assetsForDevelopment(): PagesDeps['assets']
}

/** What pages need, for a build or for sources: their files, and the folder of those served as they are. */
export type MakeDeps = (source: Pick<PagesDeps, 'assets' | 'publicDir'> & { isDevelopment: boolean }) => PagesDeps

/** Where pages come from: the build, or the sources during development. */
export interface PageSource {
  /** An answer that is at hand, to be written as it is. */
  ready?(request: PageRequest): PageResponse | null
  handle(request: PageRequest): Promise<PageResponse>
  /** The house offers something else than before. */
  refresh?(): Promise<void>
}

/** Pages of the build, with its files served beside them. */
export async function startBuiltPages(app: FastifyInstance, makeDeps: MakeDeps): Promise<PageSource> {
  const clientDir = join(distDir(), 'web/client')
  await registerAssets(app, clientDir)
  const entry = pathToFileURL(join(distDir(), 'web/server/entry-server.js')).href
  const web = (await import(/* @vite-ignore */ entry)) as WebServer
  const pages = openPages(
    web,
    makeDeps({ assets: await web.readAssets(clientDir), publicDir: clientDir, isDevelopment: false }),
  )
  app.addHook('onClose', async () => pages.close())
  return {
    ready: (request) => pages.ready(request),
    handle: (request) => pages.handle(request),
    refresh: () => pages.refresh(),
  }
}

/** The pages, or the setting that keeps them from being shown. */
export function openPages(web: Pick<WebServer, 'createPages'>, deps: PagesDeps): Pages {
  try {
    return web.createPages(deps)
  } catch (error) {
    // By name: the class comes from another bundle.
    if (error instanceof Error && error.name === 'ContentError') throw new ConfigError(`CONTENT_DIR: ${error.message}`)
    throw error
  }
}
