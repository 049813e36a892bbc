import { jsonLogger } from '@baize/kit'
import { checkProduction, ConfigError, readConfig, variablesMisspelt } from './config/index.ts'
import { watchParent } from './parent-watch.ts'
import { startSite } from './site.ts'
import { sentenceOf } from './start-failure.ts'

/** After proxies had their time; whatever is left then is left to the next start, which recovers. */
const STOP_MAX_MS = 10_000

/** The process: reads the environment, starts the site, ends it on a signal or with its parent. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  checkProduction(config, process.env)
  nameMisspelt(config.mode === 'production')
  // Only now, because it tells a demo from production; what is rendered reads it.
  process.env.NODE_ENV ??= 'production'
  const site = await startSite(config)
  process.stdout.write(`ready ${config.publicUrl}\n`)

  let isStopping = false
  const stopWith = (code: number) => {
    if (isStopping) return
    isStopping = true
    stopWatching()
    setTimeout(
      () => {
        process.stderr.write('The site did not stop in time and is ended.\n')
        process.exit(1)
      },
      config.drainSeconds * 1000 + STOP_MAX_MS,
    ).unref()
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

/** A variable that means nothing to us, and nearly means something, is a setting that somebody misses. */
function nameMisspelt(isFatal: boolean): void {
  for (const { name, meant } of variablesMisspelt(process.env)) {
    if (isFatal) throw new ConfigError(`${name} is no variable of the site; ${meant} is.`)
    jsonLogger().warn('a variable is not known', { variable: name, meant })
  }
}

/** One sentence for who started the site by hand, and one line for who reads logs. */
function fail(error: unknown): never {
  const sentence = sentenceOf(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`)
  jsonLogger().error('the site ends', sentence ?? error)
  process.exit(1)
}

main().catch(fail)
