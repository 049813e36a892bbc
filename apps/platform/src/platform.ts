import { listen, type Pool, readFrom, type Tx } from '@baize/database'
import type { Clock, Logger, Random } from '@baize/kit'
import { openApiDocument } from '@baize/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { servedOperations } from './api/handlers/index.ts'
import { registerApi, registerOperatorApi } from './api/http.ts'
import { removeOldUploads } from './api/receive-form.ts'
import { addressOf } from './api/visitor.ts'
import { followChanges } from './changes.ts'
import type { PlatformConfig } from './config.ts'
import { depositListeners } from './deposit-listeners.ts'
import { factConsumers } from './fact-consumers.ts'
import { keepLoyalty } from './flows/offers/loyalty/keep-loyalty.ts'
import { keepTournaments } from './flows/offers/tournaments/keep-tournaments.ts'
import { hearOfCoins } from './flows/money/coin-payments.ts'
import { startAnnouncingPlaces } from './flows/offers/tournaments/announce-places.ts'
import { startAnnouncingWinners } from './flows/play/announce-winners.ts'
import { takeIdentityReport } from './flows/person/identity-check.ts'
import { rehearseSettlement } from './flows/money/rehearse-settlement.ts'
import { foreseeFor, settlement } from './flows/money/settle-deposit.ts'
import { platformJobs } from './jobs.ts'
import { createPacks } from './modules/ground/packs/index.ts'
import { createCompanies } from './modules/ground/companies/index.ts'
import { freeRoundsOf } from './flows/offers/bonuses/free-rounds.ts'
import { stakeRules } from './flows/play/stake-rules.ts'
import { registerCallbacks } from './modules/money/payments/index.ts'
import { registerCoinWebhooks } from './modules/money/addresses/index.ts'
import { registerPayoutCallbacks } from './modules/money/payouts/index.ts'
import { type Measures, readMeasures } from './measures.ts'
import { hasGames, syncCatalogue } from './modules/play/games/index.ts'
import { type AroundJob, type Jobs, startJobs } from './modules/ground/jobs/index.ts'
import {
  type CallMemory,
  PostgresCalls,
  PostgresThrottles,
  type ThrottleStore,
  Throttles,
} from './modules/ground/throttles/index.ts'
import { createNewPasswords } from './modules/ground/passwords/index.ts'
import { createSecurityLog } from './modules/ground/security/index.ts'
import { registerIdentityWebhooks } from './modules/person/identity/index.ts'
import { createOffers } from './modules/offers/bonuses/index.ts'
import { createDocumentVault } from './modules/person/documents/index.ts'
import { startConsumers } from './modules/ground/facts/index.ts'
import { startRelay } from './modules/ground/outbox/index.ts'
import { createRounds } from './modules/play/rounds/index.ts'
import { registerSeamless } from './modules/play/seamless/index.ts'
import { registerTickets } from './modules/play/tickets/index.ts'
import { SESSION_CHANNELS, findClosedSessions, verifyAccessToken } from './modules/person/sessions/index.ts'
import {
  type Audience,
  type Publisher,
  type RealtimeHub,
  type SessionSockets,
  CentrifugoPublisher,
  CentrifugoSessions,
  attachRealtime,
} from './realtime/index.ts'
import type { Services } from './services.ts'

export interface PlatformOptions {
  pool: Pool
  /** Connections of bets and payments alone, so that no crowd of readers can take them. */
  moneyPool: Pool
  /**
   * Connections of those who look for jobs, so that neither side waits for the other's; `null` leaves jobs to other
   * processes.
   */
  jobsPool: Pool | null
  /** Connections to a replica, for lists; `null` reads them from the pool. */
  replicaPool?: Pool | null
  config: PlatformConfig
  clock: Clock
  random: Random
  logger: Logger
  fetch: typeof fetch
  /** What whoever opens an account agrees to, in the versions the site shows now. */
  agreements: Services['agreements']
  /** A Centrifugo server that carries the sockets; `null` serves them from this process. */
  centrifugo: { apiUrl: string; apiKey: string } | null
  /** Does each job, by its name; for those who watch them. */
  aroundJob?: AroundJob
  /** Where attempts are counted and calls remembered for all processes; the database unless told. */
  counting?: undefined | { throttles: ThrottleStore; seenCalls: CallMemory }
}

/** The back end as the composition root sees it. */
export interface Platform {
  services: Services
  /** Adds the API, the game companies' wallet, the payment callbacks and the socket to a server. */
  register(app: FastifyInstance): Promise<void>
  /** Adds the operations of operators, and their description, to a server that players do not reach. */
  registerDesk(app: FastifyInstance): Promise<void>
  /**
   * Takes over the studio's list of games; one query when nothing changed. Goes on with the known games when the
   * studio cannot be read, and throws when there are none.
   */
  syncCatalogue(): Promise<void>
  /** Calls whenever settings, the catalogue or the companies may have changed, in whatever process. */
  onOfferChange(changed: () => void): void
  /** Does what money does, for a transaction that is undone: connections of money begin with it. */
  rehearse(tx: Tx): Promise<void>
  /** How the house stands; reads the database. */
  measure(): Promise<Measures>
  /** Connections to the socket of this process; `null` where a Centrifugo has them. */
  socketsCount(): number | null
  /** Whether the database answers within two seconds and takes writes. */
  isReady(): Promise<boolean>
  /** Takes no more jobs and lets those under way end, or gives them back. `stop` does it too, where it was not done. */
  stopJobs(): Promise<void>
  stop(): Promise<void>
}

/** Version of the house and of its published interface; `CHANGELOG.md` says what each brought. */
export const VERSION = '0.1.0'

/** A database that takes longer than this to say anything serves nobody. */
const READY_PATIENCE_MS = 2_000

/** Wires the modules to their ports. Nothing runs until `register`. */
export function createPlatform(options: PlatformOptions): Platform {
  const { pool, logger, clock } = options
  let hub: RealtimeHub | null = null
  const rounds = createRounds(stakeRules)
  const services: Services = {
    ...options,
    listing: options.replicaPool ? readFrom(pool, options.replicaPool, logger) : undefined,
    rounds,
    freeRounds: freeRoundsOf(rounds),
    throttles: new Throttles(options.counting?.throttles ?? new PostgresThrottles(pool, clock), clock),
    seenCalls: options.counting?.seenCalls ?? new PostgresCalls(options.moneyPool, clock),
    security: createSecurityLog({ logger, clock }),
    packs: createPacks(options.config.packs),
    newPasswords: createNewPasswords(options.config, options),
    companies: createCompanies({ ...options, pool: options.moneyPool }),
    documents: createDocumentVault(options.config.documents, options),
    offers: createOffers(options.config.offerFolders, options),
  }
  const offerChanged = new Set<() => void>()
  const closedAmong = (ids: string[]) => findClosedSessions(pool, ids)
  const settle = settlement(depositListeners, services)
  const stops: (() => Promise<void> | void)[] = []
  let jobs: Jobs | undefined
  let probe: Promise<boolean> | undefined

  const atCentrifugo =
    options.centrifugo &&
    new CentrifugoSessions({
      ...options.centrifugo,
      channelPrefix: SESSION_CHANNELS,
      findClosedSessions: closedAmong,
      logger,
    })

  return {
    services,
    async register(app) {
      if (!options.centrifugo) {
        hub = attachRealtime({
          server: app.server,
          verifyToken: (token) => verifyAccessToken(services, token),
          findClosedSessions: closedAmong,
          logger,
          clock,
          addressOf: (request) => addressOf(options.config, request.headers, request.socket.remoteAddress ?? ''),
          origins: [options.config.publicUrl],
        })
        stops.push(() => hub?.close())
      }
      const publisher: Publisher & Audience = options.centrifugo ? new CentrifugoPublisher(options.centrifugo) : hub!
      const sockets: SessionSockets = atCentrifugo ?? hub!
      const notices = listen(pool)
      stops.push(() => notices.stop())
      const { companies } = services
      const tellOffer = () => offerChanged.forEach((tell) => tell())
      stops.push(followChanges({ pool, notices, sockets, companies, offerChanged: tellOffer }))
      const relay = startRelay({ pool, publisher, logger })
      stops.push(() => relay.stop())
      await keepLoyalty(services)
      await keepTournaments(services)
      const consumers = startConsumers({ pool, clock, logger, notices, consumers: factConsumers })
      stops.push(() => consumers.stop())
      stops.push(startAnnouncingWinners({ pool, clock, logger, audience: publisher }))
      stops.push(startAnnouncingPlaces({ pool, logger, audience: publisher }))
      if (options.jobsPool)
        jobs = startJobs({
          ...platformJobs(services, { pool: options.jobsPool, settle, atCentrifugo }),
          around: options.aroundJob,
        })
      app.addHook('preClose', async () => hub?.close())
      await removeOldUploads(services)
      const ofMoney = { ...services, pool: options.moneyPool }
      await registerSeamless(app, ofMoney)
      await registerTickets(app, ofMoney)
      await registerCallbacks(app, ofMoney, { take: settle, foresee: foreseeFor(depositListeners) })
      await registerCoinWebhooks(app, services, (word) => hearOfCoins(services, settle, word))
      await registerIdentityWebhooks(app, services, (report) => takeIdentityReport(services, report))
      await registerPayoutCallbacks(app, ofMoney)
      await registerApi(app, services)
      const document = JSON.stringify(openApiDocument({ version: VERSION, served: servedOperations }))
      app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
    },
    async registerDesk(app) {
      await registerOperatorApi(app, services)
      const document = JSON.stringify(openApiDocument({ version: VERSION, audience: 'operators' }))
      app.get('/api/operator/openapi.json', (_request, reply) =>
        reply.type('application/json; charset=utf-8').send(document),
      )
    },
    async syncCatalogue() {
      const kinds = ['studio', 'cashier', ...(services.config.mail.smtp ? [] : ['mail' as const]), 'telephone'] as const
      for (const kind of kinds)
        if ((await services.companies.serving(kind)).length === 0)
          logger.warn(`no ${kind} company is registered and switched on`, { command: 'npm run companies -- add' })
      try {
        await syncCatalogue(services)
      } catch (error) {
        // The games of yesterday can be shown; with none at all there is nothing to open for.
        if (!(await hasGames(pool))) throw error
        logger.error('the catalogue could not be synchronised', error)
      }
    },
    onOfferChange: (changed) => void offerChanged.add(changed),
    rehearse: (tx) => rehearseSettlement(tx, services, depositListeners),
    measure: () => readMeasures(pool, clock.now()),
    socketsCount: () => hub?.counts().connections ?? null,
    async isReady() {
      // Those who ask meanwhile share one question, so that probes do not queue up where calls wait already.
      probe ??= pool
        .query<{ isWritable: boolean }>(`SELECT current_setting('transaction_read_only') = 'off' AS "isWritable"`)
        .then(
          ({ rows }) => rows[0]?.isWritable === true,
          () => false,
        )
        .finally(() => (probe = undefined))
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, READY_PATIENCE_MS, false)))
      return Promise.race([probe, late]).finally(() => clearTimeout(timer))
    },
    async stopJobs() {
      await jobs?.stop()
    },
    async stop() {
      await jobs?.stop()
      for (const stop of stops.splice(0).reverse()) await stop()
    },
  }
}
