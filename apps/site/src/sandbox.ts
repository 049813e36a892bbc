import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deriveSecret, type Logger } from '@baize/kit'
import type { SiteConfig } from './config/index.ts'
import { sandboxScript } from './layout.ts'

/** The sandbox ended before it answered; its message is one sentence. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure'
}

export interface SandboxProcess {
  stop: () => Promise<void>
}

export interface SandboxOptions {
  entry: string
  environment: Record<string, string>
  logger: Logger
  /** Wait before the first start after a crash. */
  restartFirstMs?: number
}

/** The companies of the sandbox, each with a secret of its own that comes from the one given. */
export function sandboxCompanies(url: string, rootSecret: string) {
  const works = (['studio', 'cashier', 'mail', 'telephone'] as const).map((kind) => ({
    id: kind,
    kind,
    url,
    clientId: null,
  }))
  const takesPayments = (['girowell', 'kiosko', 'wobble'] as const).map((id) => ({
    id,
    kind: 'cashier' as const,
    url,
    clientId: null,
  }))
  const vouches = (['google', 'auth0'] as const).map((id) => ({
    id,
    kind: 'sign-in' as const,
    url: `${url}/openid`,
    clientId: `baize-${id}`,
  }))
  const telegram = {
    id: 'telegram',
    kind: 'sign-in' as const,
    url: `${url}/telegram`,
    clientId: 'baize_sandbox_bot',
  }
  const sumsub = { id: 'sumsub', kind: 'identity' as const, url: `${url}/sumsub`, clientId: 'sbx:baize' }
  const betting = {
    id: 'betting',
    kind: 'betting' as const,
    url: `${url}/betting`,
    clientId: 'baize',
    scriptIntegrity: integrityOf(readFileSync(sandboxScript('betting'))),
  }
  const chain = { id: 'chain', kind: 'chain' as const, url: `${url}/chain`, clientId: 'baize' }
  const chats = (
    [
      ['livechat', '19000001:baize:baize-house'],
      ['freshchat', 'baize-widget'],
    ] as const
  ).map(([id, clientId]) => ({
    id,
    kind: 'chat' as const,
    url: `${url}/chat/${id}`,
    clientId,
    scriptIntegrity: integrityOf(readFileSync(sandboxScript(id))),
  }))
  const rates = { id: 'rates', kind: 'rates' as const, url: `${url}/rates`, clientId: null }
  const registers = (['gamstop', 'betguard', 'spelpaus', 'oasis'] as const).map((id) => ({
    id,
    kind: 'register' as const,
    url: `${url}/registers/${id}`,
    clientId: null,
  }))
  const affiliates = (['trailhead', 'signpost'] as const).map((id) => ({
    id,
    kind: 'affiliate' as const,
    url: `${url}/affiliates/${id}`,
    clientId: null,
  }))
  return [
    ...works,
    ...takesPayments,
    ...vouches,
    telegram,
    sumsub,
    betting,
    chain,
    rates,
    ...chats,
    ...registers,
    ...affiliates,
  ].map((company) => ({
    ...company,
    secret: deriveSecret(rootSecret, company.id),
  }))
}

/** The digest by which a page knows a script. */
function integrityOf(script: Buffer): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`
}

/** What the outside companies are told of the site, and the secrets they share with it. */
export function sandboxEnvironment(
  { sandbox, publicUrl, dataDir }: Pick<SiteConfig, 'sandbox' | 'publicUrl' | 'dataDir'>,
  rootSecret: string,
): Record<string, string> {
  const secrets = sandboxCompanies(sandbox.url, rootSecret).map(({ id, secret }) => [
    `${id.toUpperCase()}_SECRET`,
    secret,
  ])
  return {
    SANDBOX_HOST: sandbox.host,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_URL: sandbox.url,
    SITE_URL: publicUrl,
    PLATFORM_URL: publicUrl,
    ...Object.fromEntries(secrets),
    DATA_DIR: `${dataDir}/sandbox`,
  }
}

const RESTART_FIRST_MS = 500
const RESTART_LONGEST_MS = 30_000

/** For it to settle what it owes; the rest stands in its journal. */
const STOP_PATIENCE_MS = 3_000

/** A sandbox that ran for so long began well: the waits between starts begin anew after it. */
const SETTLED_MS = 60_000

/**
 * Starts the outside companies as a process of their own, which ends with this one: the channel between
 * them closes even when this process is killed. Resolves when they answer; rejects when they end first. Later a
 * process that ends by itself is started again, after waits that double up to half a minute.
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxProcess> {
  const { logger, restartFirstMs = RESTART_FIRST_MS } = options
  let isStopping = false
  let delayMs = restartFirstMs
  let timer: NodeJS.Timeout | undefined
  let startedAtMs = performance.now()
  let child = launch(options)
  await ready(child)
  watch()

  function watch(): void {
    void endOf(child).then((end) => {
      if (isStopping) return
      if (performance.now() - startedAtMs > SETTLED_MS) delayMs = restartFirstMs
      logger.error('the sandbox ended and is started again', new Error(end), { afterMs: delayMs })
      timer = setTimeout(restart, delayMs)
      delayMs = Math.min(delayMs * 2, RESTART_LONGEST_MS)
    })
  }

  function restart(): void {
    startedAtMs = performance.now()
    child = launch(options)
    watch()
    ready(child).then(
      () => logger.info('the sandbox answers again'),
      // Its end is watched, which brings the next start.
      () => undefined,
    )
  }

  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      const ended = endOf(child)
      child.kill('SIGTERM')
      const killing = setTimeout(() => {
        logger.warn('the sandbox did not end in time and is killed', { afterMs: STOP_PATIENCE_MS })
        child.kill('SIGKILL')
      }, STOP_PATIENCE_MS)
      await ended
      clearTimeout(killing)
    },
  }
}

/** What the companies may know of the place they run in; the site's own secrets are not among it. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'TZ',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
]

function launch({ entry, environment }: SandboxOptions): ChildProcess {
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
  return fork(entry, { env: { ...inherited, ...environment }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
}

/** Resolves to how the process ended, or why it could not begin. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`))
    child.on('error', (error) => resolve(error.message))
  })
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      if (!/^sandbox-ready /m.test(output)) return
      child.stdout?.off('data', onData)
      child.stdout?.resume()
      resolve()
    }
    child.stdout?.on('data', onData)
    void endOf(child).then(() =>
      reject(new SandboxFailure(`The sandbox did not start: ${output.trim() || 'its own message stands above.'}`)),
    )
  })
}
