import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startEmbeddedPostgres } from '@baize/database'
import { jsonLogger } from '@baize/kit'
import { build } from 'vite'
import { readConfig } from '../config/index.ts'
import { repositoryRoot, sandboxEntry } from '../layout.ts'
import { sandboxEnvironment, startSandbox } from '../sandbox.ts'
import { loadSecrets } from '../secrets.ts'

/** Sources whose change restarts the server; the web's own go through Vite without a restart. */
const WATCHED = [
  'apps/platform/src',
  'apps/site/src',
  'packages/contract/src',
  'packages/kit/src',
  'packages/money/src',
]
const SETTLE_MS = 40
/** Beside the build, so that the repository's root is found from it. */
const WORKER_FILE = '.cache/dev/worker.js'

/**
 * `npm run dev`: keeps database and sandbox running and restarts only the server process when platform
 * sources change, so that a change answers within a second.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const logger = jsonLogger()
  const secrets = await loadSecrets(config.dataDir)
  const postgres = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
  const environment = {
    ...process.env,
    DATABASE_URL: config.databaseUrl ?? postgres!.url,
    PROVIDER_SECRET: config.providerSecret ?? secrets.providerSecret,
    SANDBOX: 'beside',
    SANDBOX_URL: config.sandbox.url,
  }
  const sandbox = await startSandbox({
    entry: sandboxEntry(),
    logger,
    environment: sandboxEnvironment(config, environment.PROVIDER_SECRET),
  })

  const worker = new Worker(environment)
  await bundleWorker()
  worker.start()
  for (const folder of WATCHED)
    watch(join(repositoryRoot(), folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) worker.restartSoon()
    })

  let isStopping = false
  const stop = async () => {
    // Ctrl-C reaches this process twice: from the terminal, and handed on by its parent.
    if (isStopping) return
    isStopping = true
    worker.endRestarts()
    await worker.stop()
    await sandbox.stop()
    await postgres?.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

/**
 * One file of all our server code, in a tenth of a second: starting from it is several times faster than
 * transforming every module on the way.
 */
async function bundleWorker(): Promise<void> {
  await build({
    logLevel: 'error',
    configFile: false,
    root: repositoryRoot(),
    ssr: { noExternal: [/^@baize\//] },
    build: {
      ssr: 'apps/site/src/dev/worker.ts',
      outDir: dirname(WORKER_FILE),
      target: 'node20',
      sourcemap: true,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: basename(WORKER_FILE) } },
    },
  })
}

/** The server process and its restarts. */
class Worker {
  readonly #environment: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #isEnding = false
  #timer: NodeJS.Timeout | null = null

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  start(): void {
    this.#child = fork(join(repositoryRoot(), WORKER_FILE), {
      env: this.#environment,
      execArgv: ['--enable-source-maps'],
    })
  }

  endRestarts(): void {
    this.#isEnding = true
  }

  restartSoon(): void {
    if (this.#isEnding) return
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#restart(), SETTLE_MS)
  }

  /** A source that does not build leaves the running server in place and says why. */
  async #restart(): Promise<void> {
    try {
      await bundleWorker()
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
      return
    }
    await this.stop()
    this.start()
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await exited
  }
}

await main()
