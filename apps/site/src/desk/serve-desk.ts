import { type Platform, answerUnreadable } from '@baize/platform'
import Fastify from 'fastify'
import { removeDeskAddress, writeDeskAddress } from './address-file.ts'

/** For a request to arrive whole. */
const REQUEST_MAX_MS = 30_000

/**
 * Serves the operations of operators on a listener of their own: nothing of it is reachable where players are. Returns
 * what ends it, when the calls that were begun are answered.
 */
export async function serveDesk(
  { host, port, dataDir }: { host: string; port: number; dataDir: string },
  platform: Platform,
): Promise<() => Promise<void>> {
  const app = Fastify({
    logger: false,
    return503OnClosing: false,
    requestTimeout: REQUEST_MAX_MS,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
  })
  await platform.registerDesk(app)
  const url = await app.listen({ port, host })
  await writeDeskAddress(dataDir, url)
  return async () => {
    await removeDeskAddress(dataDir, url)
    await app.close()
  }
}
