import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationInputs, OperationName, Operations, Profile, ReplyOf } from '@baize/contract'
import type { ApiFailure } from '@baize/client'
import { listen, notify, type Pool, withTransaction } from '@baize/database'
import { type LogFields, type Logger, ManualClock, randomToken, secureRandom, uuidv4 } from '@baize/kit'
import {
  type CompanyKind,
  type PlatformConfig,
  PostgresCalls,
  PostgresThrottles,
  SESSION_CLOSED,
  type Services,
  Throttles,
  answerUnreadable,
  createNewPasswords,
  createCompanies,
  createDocumentVault,
  createOffers,
  createPacks,
  createRounds,
  createSecurityLog,
  freeRoundsOf,
  registerApi,
  registerOperatorApi,
  registerSandbox,
  stakeRules,
} from '@baize/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { testDatabase } from './database.ts'
import { followHandlers } from './handlers-at-work.ts'
import { type OperatorOptions, type TestOperator, enrolOperator } from './operator.ts'
import { type TestDesk, type TestVisitor, type VisitorOptions, createDesk, createVisitor } from './visitor.ts'

export type { TestVisitor, VisitorOptions }

/** A company whose calls the test plays, with the secret it signs them with. */
export interface TestCompany {
  id: string
  kind: CompanyKind
  url: string
  secret: string
  clientId?: string
}

export interface TestPlatformOptions {
  config?: Partial<PlatformConfig>
  /** Companies at other addresses than nowhere, or with a known secret; one of each kind is always registered. */
  companies?: TestCompany[]
  /** Ports other than the usual ones: a clock, a random, a fetch. */
  services?: Partial<Pick<Services, 'random' | 'fetch' | 'agreements'>>
  /** Adds what stands beside the API, for example the callbacks of a cashier. */
  register?(app: FastifyInstance, services: Services): Promise<void>
}

/** A player who has registered and is signed in; calls carry the token. */
export interface TestPlayer extends TestVisitor {
  id: string
  email: string
  password: string
  sessionId: string
  token: string
  /** As it was when the player registered. */
  profile: Profile
}

export interface PlayerOptions extends VisitorOptions {
  currency?: string
  email?: string
  password?: string
  /** Members of the registration form other than the usual ones. */
  form?: Record<string, unknown>
}

/** A line of the log. */
export interface LogLine extends LogFields {
  message: string
}

/** The platform's API on a server of its own, over a fresh database. */
export interface TestPlatform extends AsyncDisposable {
  url: string
  pool: Pool
  services: Services
  /** Stands still at the start of the test until it is moved. */
  clock: ManualClock
  /** Failures the platform reported. What is left at the end fails the test: empty it when they are expected. */
  reported: unknown[]
  /** Lines of the log that are no failures, in order. */
  lines: LogLine[]
  /** Sessions whose sockets were to end until now, in order. */
  disconnected(): Promise<string[]>
  /** A visitor who is not signed in, with an address of their own. */
  visitor(options?: VisitorOptions): TestVisitor
  /** Somebody at the desk who is not signed in, or has this token. */
  desk(token?: string): Promise<TestDesk>
  /** A new operator, signed in as the first of their roles unless told. */
  operator(options?: OperatorOptions): Promise<TestOperator>
  /** Registers somebody new. */
  player(options?: PlayerOptions): Promise<TestPlayer>
  /** Calls as a new visitor, with a token when one is given. */
  client<Name extends OperationName>(
    name: Name,
    input: OperationInputs[Name],
    token?: string,
  ): Promise<ReplyOf<Operations[Name]>>
  /** The same for a call that must fail. */
  refusal(name: OperationName, input: unknown, token?: string): Promise<ApiFailure>
}

/** Starts the platform; `await using platform = await startTestPlatform()` stops it at the end of the test. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = await testDatabase()
  const clock = new ManualClock(new Date())
  const reported: unknown[] = []
  const lines: LogLine[] = []
  const logger = reportTo(reported, lines)
  const config = { ...testConfig(), ...options.config }
  await registerTestCompanies({ pool: database.pool, clock, config }, options.companies)
  const closed = await hearClosedSessions(database.pool)
  const rounds = createRounds(stakeRules)
  const services: Services = {
    pool: database.pool,
    clock,
    rounds,
    freeRounds: freeRoundsOf(rounds),
    random: secureRandom,
    logger,
    throttles: new Throttles(new PostgresThrottles(database.pool, clock), clock),
    seenCalls: new PostgresCalls(database.pool, clock),
    security: createSecurityLog({ logger, clock }),
    newPasswords: createNewPasswords(config, { fetch: options.services?.fetch ?? fetch, logger }),
    packs: createPacks(config.packs),
    fetch: globalThis.fetch,
    agreements: testAgreements,
    ...options.services,
    config,
    companies: createCompanies({ pool: database.pool, clock, config }),
    offers: createOffers(config.offerFolders, { clock, logger }),
    documents: createDocumentVault(config.documents, { fetch: options.services?.fetch ?? globalThis.fetch }),
  }
  const app = Fastify({ clientErrorHandler: answerUnreadable, return503OnClosing: false })
  const handlersEnded = followHandlers(app)
  await options.register?.(app, services)
  await registerApi(app, services)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const visitor = (visitorOptions?: VisitorOptions) => createVisitor(url, visitorOptions)
  const desk = Fastify({ clientErrorHandler: answerUnreadable, return503OnClosing: false })
  let deskUrl: Promise<string> | undefined
  const openDesk = async () => {
    await registerOperatorApi(desk, services)
    return desk.listen({ port: 0, host: '127.0.0.1' })
  }
  return {
    url,
    desk: async (token) => createDesk(await (deskUrl ??= openDesk()), token),
    operator: async (operatorOptions) => enrolOperator(services, await (deskUrl ??= openDesk()), operatorOptions),
    pool: database.pool,
    services,
    clock,
    reported,
    lines,
    disconnected: () => closed.heard(),
    visitor,
    player: (playerOptions) => registerPlayer(visitor, playerOptions),
    client: (name, input, token) => visitor({ token: token ?? null }).call(name, input),
    refusal: (name, input, token) => visitor({ token: token ?? null }).refusal(name, input),
    async [Symbol.asyncDispose]() {
      await Promise.all([app.close(), desk.close()])
      await handlersEnded()
      await closed.stop()
      await rm(services.config.uploadDir, { recursive: true, force: true })
      const { storage } = services.config.documents
      if (storage.kind === 'folder') await rm(storage.path, { recursive: true, force: true })
      await database[Symbol.asyncDispose]()
      if (reported.length > 0) throw new AggregateError(reported, `the platform reported ${reported.length} failures`)
    },
  }
}

/** The body of a registration that breaks no rule. */
export function registrationForm(changes: Record<string, unknown> = {}): OperationInputs['registerByEmail']['body'] {
  const password = 'correct horse'
  return {
    email: `${uuidv4()}@example.com`,
    password,
    country: 'DE',
    currency: 'EUR',
    locale: 'en',
    agreements: 1,
    receiveEmailPromo: '',
    ...changes,
  }
}

export async function registerPlayer(
  visitorOf: (options: VisitorOptions) => TestVisitor,
  { currency = 'EUR', email, password, form, ...visitorOptions }: PlayerOptions = {},
): Promise<TestPlayer> {
  const visitor = visitorOf(visitorOptions)
  const body = registrationForm({ currency, ...(email && { email }), ...(password && { password }), ...form })
  const { accessToken, sessionId, profile } = await visitor.call('registerByEmail', { body })
  // The visitor's own calls read its token, so it is extended in place.
  return Object.assign(visitor, {
    token: accessToken,
    sessionId,
    profile,
    id: profile.id,
    email: body.email,
    password: body.password,
  })
}

export async function testAgreements() {
  return [
    { document: 'terms', version: '1' },
    { document: 'privacy', version: '1' },
  ]
}

export function testConfig(): PlatformConfig {
  return {
    publicUrl: 'http://localhost:3000',
    tokenSecret: randomToken(),
    accessTokenSeconds: 900,
    refreshWindowSeconds: 30 * 86_400,
    isSessionBindingOn: true,
    countryHeader: 'cf-ipcountry',
    isCountryStated: false,
    addressHeader: 'cf-connecting-ip',
    uploadDir: join(tmpdir(), `baize-uploads-${randomToken(6)}`),
    breachedPasswordsUrl: null,
    offerFolders: [fileURLToPath(new URL('../../../offers', import.meta.url))],
    documents: {
      storage: { kind: 'folder', path: join(tmpdir(), `baize-documents-${randomToken(6)}`) },
      keys: [{ id: 'test', key: randomBytes(32) }],
      scanner: null,
    },
    packs: { countries: [], licence: null, folder: null },
    identity: { level: 'id-and-liveness' },
    areGuestsInChat: true,
    alertAddresses: [],
    push: { privateKey: null, subject: 'mailto:support@baize.example', isLoopbackAllowed: true },
    mail: {
      from: 'Baize <no-reply@baize.example>',
      siteName: 'Baize',
      smtp: null,
      operatorAddress: 'support@baize.example',
    },
  }
}

/** Registers the given companies, and for each kind without one a company that nobody reaches. */
export async function registerTestCompanies(
  ports: Parameters<typeof registerSandbox>[0],
  given: readonly TestCompany[] = [],
): Promise<void> {
  const others = (['studio', 'cashier', 'mail', 'telephone'] as const)
    .filter((kind) => !given.some((company) => company.kind === kind))
    .map((kind) => ({ id: kind, kind, url: 'http://127.0.0.1:1', secret: randomToken(48) }))
  await registerSandbox(ports, [...given, ...others])
}

/** Hears what every process of the house would hear of closed sessions. */
async function hearClosedSessions(pool: Pool) {
  const notices = listen(pool)
  const heard: string[] = []
  let onHeard: () => void = () => undefined
  await new Promise<void>((resolve) =>
    notices.on(SESSION_CLOSED, {
      heard: (id) => {
        heard.push(id)
        onHeard()
      },
      mayHaveMissed: resolve,
    }),
  )
  return {
    stop: () => notices.stop(),
    /** Notices come in the order of commits, so one of our own is heard after all those before it. */
    async heard() {
      const mark = uuidv4()
      const marked = new Promise<void>((resolve) => (onHeard = () => heard.includes(mark) && resolve()))
      await withTransaction(pool, (tx) => notify(tx, SESSION_CLOSED, mark))
      await marked
      return heard.filter((id) => id !== mark)
    },
  }
}

export function reportTo(reported: unknown[], lines: LogLine[] = []): Logger {
  const keep = (message: string, fields?: LogFields) => void lines.push({ message, ...fields })
  return { info: keep, warn: keep, error: (message, error) => void reported.push(error ?? new Error(message)) }
}
