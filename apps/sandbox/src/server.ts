import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Clock, Logger, Random } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { affiliatesRoutes } from './affiliates/routes.ts'
import { artRoutes } from './art/routes.ts'
import { gameArt } from './art/game-art.ts'
import { mountBetting } from './betting/mount.ts'
import { sportsbookScriptRoutes } from './betting/script/routes.ts'
import { cashierRoutes } from './cashier/routes.ts'
import { mountChat } from './chat/routes.ts'
import { chainRoutes } from './chain/routes.ts'
import type { SandboxConfig } from './config.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { openIdRoutes } from './openid/routes.ts'
import { loadPageAssets } from './studio/http/assets.ts'
import { ratesRoutes } from './rates/routes.ts'
import { registersRoutes } from './registers/routes.ts'
import { mountStudio } from './studio/mount.ts'
import { fileJournal } from './studio/wallet/journal.ts'
import { sumsubRoutes } from './sumsub/routes.ts'
import { telegramRoutes } from './telegram/routes.ts'
import { feedRoutes } from './themes/feed.ts'
import { findTheme } from './themes/theme.ts'

export interface SandboxPorts {
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  /** Folder with the built game page; without one it is built from source. */
  readonly pageDir?: string
}

const BODY_BYTES_MAX = 64 * 1024

/** For calls under way once the server closes. */
const LAST_CALLS_MS = 1_000

/**
 * The outside companies on one server, ready to listen: the game studio with its catalogue feed and
 * pictures, the betting company, the cashier, the mail and telephone companies, the ones that vouch for people, and the
 * one that checks who they are, those that keep a chat, and affiliates. Closing it settles what is owed to the platform.
 */
export async function createSandbox(config: SandboxConfig, ports: SandboxPorts): Promise<FastifyInstance> {
  const { clock, random, logger, pageDir } = ports
  const { platformUrl, siteOrigin, secrets, dataDir } = config
  const app = Fastify({ bodyLimit: BODY_BYTES_MAX, requestTimeout: 30_000 })
  app.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status < 500) return reply.code(status).send({ status: 'malformed', message: 'The request is malformed.' })
    logger.error('a request failed', error)
    return reply.code(500).send({ status: 'failed', message: 'Something went wrong on our side.' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: 'not_found', message: 'Nothing is here.' }),
  )

  // A connection that was opened and says nothing would keep the server for a minute.
  app.addHook('preClose', async () => void setTimeout(() => app.server.closeAllConnections(), LAST_CALLS_MS).unref())

  app.get('/ping', async () => ({ status: 'ok' }))
  feedRoutes(app)
  artRoutes(app, { cacheDir: join(dataDir, 'images') })
  cashierRoutes(app, {
    secrets,
    publicUrl: config.url,
    platformOrigins: [platformUrl, siteOrigin],
    dataDir,
    clock,
  })
  const scriptFile =
    pageDir === undefined ? new URL('betting/script/v1.js', import.meta.url) : join(pageDir, 'betting.js')
  sportsbookScriptRoutes(app, { file: scriptFile })
  openIdRoutes(app, { publicUrl: config.url, siteOrigin, secrets, clock })
  telegramRoutes(app, { siteOrigin, secret: secrets.telegram, clock })
  chainRoutes(app, { publicUrl: config.url, platformUrl, secret: secrets.chain, dataDir, clock })
  sumsubRoutes(app, { siteOrigin, platformUrl, secret: secrets.sumsub, clock })
  ratesRoutes(app, { secret: secrets.rates, clock })
  registersRoutes(app, { secrets, dataDir, clock })
  affiliatesRoutes(app, { secrets, siteOrigin, dataDir, clock })
  inboxRoutes(app, { secrets, siteOrigin, dataDir, clock })
  await mountChat(app, {
    siteOrigin,
    secrets,
    dataDir,
    pageDir: pageDir === undefined ? fileURLToPath(new URL('chat/page', import.meta.url)) : join(pageDir, 'chat'),
    clock,
  })
  await mountBetting(app, {
    platformUrl,
    siteOrigin,
    secret: secrets.betting,
    dataDir,
    assets: await loadPageAssets(pageDir, 'sportsbook'),
    clock,
    logger,
  })
  await mountStudio(app, {
    platformUrl,
    siteOrigin,
    secret: secrets.studio,
    provider: 'studio',
    journal: fileJournal(join(dataDir, 'studio-rounds.jsonl')),
    grantsPath: join(dataDir, 'studio-grants.jsonl'),
    assets: await loadPageAssets(pageDir),
    findTheme,
    art: gameArt,
    clock,
    random,
    logger,
  })
  return app
}
