import { type Platform, answerUnreadable } from '@baize/platform'
import Fastify, { type FastifyInstance } from 'fastify'
import { keepSessionsInCookies } from './cookie-session.ts'
import { guardAnswers, registerDeskPage } from './page.ts'
import { removeDeskAddress, writeDeskAddress } from './address-file.ts'

/** For a request to arrive whole. */
const REQUEST_MAX_MS = 30_000

/**
 * Serves the operations of operators, and the page that calls them, on a listener of their own: nothing of it is
 * reachable where players are. Returns what ends it, when the calls that were begun are answered.
 */
export async function serveDesk(
  { host, port, dataDir, pageDir }: { host: string; port: number; dataDir: string; pageDir: string | null },
  platform: Pick<Platform, 'registerDesk'>,
  watch: (app: FastifyInstance) => void = () => undefined,
): Promise<() => Promise<void>> {
  const app = Fastify({
    logger: false,
    return503OnClosing: false,
    requestTimeout: REQUEST_MAX_MS,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  })
  watch(app)
  guardAnswers(app)
  keepSessionsInCookies(app)
  await platform.registerDesk(app)
  if (pageDir !== null) await registerDeskPage(app, pageDir)
  const url = await app.listen({ port, host })
  await writeDeskAddress(dataDir, url)
  return async () => {
    await removeDeskAddress(dataDir, url)
    await app.close()
  }
}
