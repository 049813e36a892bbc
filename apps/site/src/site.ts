import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createPool,
  missingLimits,
  type Pool,
  DataDirectoryInUse,
  migrate,
  openConnections,
  rehearseOn,
  requireSchema,
  startEmbeddedPostgres,
} from '@baize/database'
import { jsonLogger, type Logger, secureRandom, systemClock } from '@baize/kit'
import {
  createPlatform,
  OfferError,
  openRedisCounting,
  platformSchema,
  readOffers,
  registerSandbox,
} from '@baize/platform'
import type { FastifyInstance } from 'fastify'
import { agreementVersions } from './agreements.ts'
import { ConfigError, type SiteConfig } from './config/index.ts'
import { documentConfig } from './documents.ts'
import { DatabaseLost, watchListener } from './database.ts'
import { startBuiltPages } from './page-source.ts'
import { pagesDeps } from './pages-deps.ts'
import { endInOrder, type Part } from './end-in-order.ts'
import { serveDesk } from './desk/serve-desk.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { readyHeard, watchCalls } from './metrics/watch-calls.ts'
import { createServer } from './server.ts'
import { sandboxCompanies, sandboxEnvironment, startSandbox } from './sandbox.ts'
import { distDir, sandboxEntry, schemaDir, shippedOffersDir } from './layout.ts'
import { ownLetters } from './letters.ts'
import { loadSecrets } from './secrets.ts'

export interface Site {
  /** Resolves, if ever, to why this site cannot go on; whoever started it then stops it. */
  failure: Promise<Error>
  /** Ends everything this site started, the database last. */
  stop(): Promise<void>
}

/** One hears of new jobs, the others take, finish and count them. */
const JOB_CONNECTIONS = 4

interface Hooks {
  logger: Logger
  /** The site is about to end, and serves on until proxies have noticed. */
  stopping: AbortSignal
  /** Now it ends. */
  ending: AbortSignal
  onStop: (name: string, end: () => Promise<void>) => void
  onFailure: (error: Error) => void
}

/** Starts database, outside companies, platform and pages; resolves when everything answers. */
export async function startSite(config: SiteConfig, startPages = startBuiltPages): Promise<Site> {
  const logger = jsonLogger()
  const stopping = new AbortController()
  const parts: Part[] = []
  const ending = new AbortController()
  let isServing = false
  const stop = async () => {
    stopping.abort()
    await sleep(isServing ? config.drainSeconds * 1000 : 0)
    ending.abort()
    await endInOrder(parts.splice(0).reverse(), logger)
  }
  let onFailure: (error: Error) => void = () => undefined
  const failure = new Promise<Error>((resolve) => (onFailure = resolve))
  try {
    const onStop = (name: string, end: () => Promise<void>) => void parts.push({ name, end })
    const signals = { stopping: stopping.signal, ending: ending.signal }
    await assemble(config, startPages, { onStop, onFailure, ...signals, logger })
    isServing = true
    return { failure, stop }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

async function assemble(
  config: SiteConfig,
  startPages: typeof startBuiltPages,
  { onStop, onFailure, stopping, ending, logger }: Hooks,
): Promise<void> {
  const made = await loadSecrets(config.dataDir)
  const providerSecret = config.providerSecret ?? made.providerSecret

  const [databaseUrl, sandbox] = await Promise.allSettled([
    startDatabase(config, logger, onStop),
    config.sandbox.mode === 'on' ? startSandboxFor(config, providerSecret, logger) : null,
  ])
  if (sandbox.status === 'fulfilled' && sandbox.value) onStop('sandbox', sandbox.value.stop)
  if (databaseUrl.status === 'rejected') throw databaseUrl.reason
  if (sandbox.status === 'rejected') throw sandbox.reason

  if (!config.databaseUrl) {
    const stopWatching = watchListener(databaseUrl.value, () => onFailure(new DatabaseLost()))
    onStop('watch on the database', async () => stopWatching())
  }
  // Imported only where it is wanted: it costs the start and every call something.
  const tracing = config.tracing && (await import('./tracing/start-tracing.ts')).startTracing(config.tracing, logger)
  if (tracing) onStop('spans', tracing.stop)
  const pooled = config.poolerUrl ? { directUrl: databaseUrl.value } : {}
  const servingUrl = config.poolerUrl ?? databaseUrl.value
  const pool = createPool(servingUrl, { max: config.databaseConnectionsMax, logger, ...pooled })
  onStop('connections', () => pool.end())
  const moneyPool = createPool(servingUrl, {
    ...pooled,
    max: config.moneyConnectionsMax,
    isKept: true,
    logger,
    applicationName: 'baize money',
  })
  onStop('connections of money', () => moneyPool.end())
  const jobsPool = createPool(databaseUrl.value, { max: JOB_CONNECTIONS, logger, applicationName: 'baize jobs' })
  onStop('connections of jobs', () => jobsPool.end())
  const replicaPool = config.replicaUrl
    ? createPool(config.replicaUrl, { max: config.databaseConnectionsMax, logger, applicationName: 'baize lists' })
    : null
  if (replicaPool) onStop('connections to the replica', () => replicaPool.end())
  for (const one of [pool, moneyPool, jobsPool, replicaPool]) if (one) tracing?.statements(one)
  const schema = platformSchema(schemaDir())
  if (isMigratedApart(config)) await requireSchema(pool, schema)
  else await migrate(pool, schema)
  if (config.poolerUrl) await warnOfLimits(pool, logger)

  const tokenSecret = config.tokenSecret ?? made.tokenSecret
  await registerSandbox(
    { pool, clock: systemClock, config: { tokenSecret } },
    config.sandbox.mode === 'off' ? [] : sandboxCompanies(config.sandbox.url, providerSecret),
  )
  const counting = config.redisUrl ? await openRedisCounting(config.redisUrl, logger) : undefined
  if (counting) onStop('counting of throttles', async () => counting.stop())
  const platform = createPlatform({
    pool,
    moneyPool,
    jobsPool,
    replicaPool,
    clock: systemClock,
    random: secureRandom,
    logger,
    fetch: tracing ? tracing.fetch(fetch) : fetch,
    ...(tracing && { aroundJob: tracing.job }),
    agreements: agreementVersions(config.contentDir),
    centrifugo: config.centrifugo,
    counting,
    config: {
      publicUrl: config.publicUrl,
      tokenSecret,
      accessTokenSeconds: 15 * 60,
      refreshWindowSeconds: 30 * 86_400,
      isSessionBindingOn: config.isSessionBindingOn,
      countryHeader: config.countryHeader,
      isCountryStated: config.isCountryStated,
      addressHeader: config.addressHeader,
      uploadDir: join(config.dataDir, 'uploads'),
      breachedPasswordsUrl: config.breachedPasswordsUrl,
      documents: documentConfig(config, made.tokenSecret),
      packs: config.packs,
      offerFolders: offerFolders(config),
      identity: { level: config.identity.level },
      areGuestsInChat: config.areGuestsInChat,
      alertAddresses: config.alertAddresses,
      push: { ...config.push, isLoopbackAllowed: config.sandbox.mode !== 'off' },
      mail: { ...config.mail, ownTexts: ownLetters(config.contentDir, logger) },
    },
  })
  onStop('platform', () => platform.stop())
  rehearseOn(moneyPool, (tx) => platform.rehearse(tx))
  await platform.syncCatalogue()

  const makePages = (app: FastifyInstance) => startPages(app, (source) => pagesDeps(config, platform, source))
  const { trustedProxies: trusted, countryHeader, addressHeader } = config
  const metrics =
    config.metrics &&
    createMetrics({
      platform,
      logger,
      pools: { pages: pool, money: moneyPool, jobs: jobsPool, ...(replicaPool && { lists: replicaPool }) },
    })
  const isLogged = config.isAccessLogged
  const server = await createServer(platform, makePages, stopping, {
    ending,
    word: { trusted, countryHeader, addressHeader },
    watch: (app) => {
      watchCalls(app, { metrics, logger, isLogged })
      tracing?.requests(app)
    },
    onReady: readyHeard({ metrics, logger, isLogged }),
  })
  if (config.metrics && metrics) onStop('metrics', await serveMetrics(config.metrics, metrics.registry))
  await server.listen({ port: config.port, host: config.bind })
  onStop('server', () => server.close())
  // A crowd that pays after an hour of quiet finds them open; one that fails is opened when it is asked for.
  void openConnections(moneyPool).catch(() => undefined)
  if (config.desk)
    onStop(
      'desk',
      await serveDesk({ ...config.desk, dataDir: config.dataDir, pageDir: join(distDir(), 'desk') }, platform, (app) =>
        tracing?.requests(app),
      ),
    )
  // Ended first: what the studio still owes players must reach a platform that answers.
  if (sandbox.value) onStop('sandbox', sandbox.value.stop)
  // Begun at once and not waited for here: the platform does, when all calls are answered.
  onStop('jobs', async () => void platform.stopJobs().catch(() => undefined))
}

/** A pooler hands on no limits of a connection; without those of the role one statement could keep others waiting. */
async function warnOfLimits(pool: Pool, logger: Logger): Promise<void> {
  const missing = await missingLimits(pool)
  if (missing.length > 0)
    logger.warn('the role behind the pooler has no limits on its time', { missing: missing.join(', ') })
}

/** The role that serves players on a database of the operator's own need not be the owner of its tables. */
function isMigratedApart({ mode, databaseUrl }: SiteConfig): boolean {
  return mode === 'production' && databaseUrl !== null
}

/** The operator's folder after the shipped one, because it holds what differs. Read once, so that a wrong one ends the start. */
function offerFolders({ offersDir }: SiteConfig): string[] {
  const folders = [shippedOffersDir(), ...(offersDir ? [offersDir] : [])]
  try {
    readOffers(folders)
  } catch (error) {
    if (error instanceof OfferError) throw new ConfigError(`OFFERS_DIR: ${error.message}`)
    throw error
  }
  return folders
}

async function startDatabase(config: SiteConfig, logger: Logger, onStop: Hooks['onStop']): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const postgres = await startWhenFree(() => startEmbeddedPostgres({ dataDir: config.dataDir, logger }))
  onStop('database', postgres.stop)
  return postgres.url
}

/** A site that was told to stop still needs a moment; a quick restart waits for it. */
const PREDECESSOR_PATIENCE_MS = 5000
const PREDECESSOR_PAUSE_MS = 100

async function startWhenFree<T>(start: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PREDECESSOR_PATIENCE_MS; ; await sleep(PREDECESSOR_PAUSE_MS)) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || Date.now() > end) throw error
    }
  }
}

function startSandboxFor(config: SiteConfig, secret: string, logger: Logger) {
  return startSandbox({
    entry: sandboxEntry(),
    logger,
    environment: sandboxEnvironment(config, secret),
  })
}
