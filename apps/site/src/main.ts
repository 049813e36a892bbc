import { EmbeddedPostgresFailure } from '@baize/database'
import { ConfigError, readConfig } from './config.ts'
import { watchParent } from './parent-watch.ts'
import { SandboxFailure } from './sandbox.ts'
import { startSite } from './site.ts'

/** Whatever is left then is left to the next start, which recovers. */
const STOP_MAX_MS = 10_000

/** The process: reads the environment, starts the site, ends it on a signal or with its parent. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const site = await startSite(config)
  process.stdout.write(`ready ${config.publicUrl}\n`)

  let isStopping = false
  const stopWith = (code: number) => {
    if (isStopping) return
    isStopping = true
    stopWatching()
    setTimeout(() => {
      process.stderr.write('The site did not stop within ten seconds and is ended.\n')
      process.exit(1)
    }, STOP_MAX_MS).unref()
    site.stop().then(
      () => process.exit(code),
      (error) => fail(error),
    )
  }
  const stop = () => stopWith(0)
  const stopWatching = watchParent(stop)
  void site.failure.then((error) => {
    process.stderr.write(`${error.message}\n`)
    stopWith(1)
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? explain(error) : String(error)}\n`)
  process.exit(1)
}

function explain(error: Error): string {
  if ([ConfigError, EmbeddedPostgresFailure, SandboxFailure].some((known) => error instanceof known))
    return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program; set PORT to a free one.`
  return error.stack ?? error.message
}

main().catch(fail)
