import { join } from 'node:path'
import type { Pages } from '@baize/web'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { repositoryRoot } from '../layout.ts'
import { type MakeDeps, type PageSource, type WebServer, openPages } from '../page-source.ts'

/** Pages straight from the sources: Vite transforms modules on request and keeps the browser in step. */
export async function startDevelopmentPages(app: FastifyInstance, makeDeps: MakeDeps): Promise<PageSource> {
  let starting: Promise<ViteDevServer> | undefined
  // Started by the first page, so that the API answers sooner after a restart.
  const viteServer = () => (starting ??= startVite())
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|seamless|callbacks)\//.test(request.url)) return done()
    viteServer().then((vite) => vite.middlewares(request.raw, reply.raw, () => done()), done)
  })
  app.addHook('onClose', async () => (await starting)?.close())
  // The module is another one after every change of a source.
  let current: { web: WebServer; pages: Pages } | undefined
  return {
    async handle(request) {
      const vite = await viteServer()
      const web = (await vite.ssrLoadModule('/src/entry-server.tsx')) as WebServer
      if (current?.web !== web) {
        current?.pages.close()
        const publicDir = join(repositoryRoot(), 'apps/web/public')
        const deps = makeDeps({ assets: web.assetsForDevelopment(), publicDir, isDevelopment: true })
        current = { web, pages: openPages(web, deps) }
      }
      return current.pages.handle(request)
    },
    refresh: async () => current?.pages.refresh(),
  }
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    root: join(repositoryRoot(), 'apps/web'),
    configFile: join(repositoryRoot(), 'apps/web/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
    clearScreen: false,
  })
}
