import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonLogger, secureRandom, systemClock } from '@baize/kit'
import { SandboxConfigError, readSandboxConfig } from './config.ts'
import { portIsFree } from './port.ts'
import { createSandbox } from './server.ts'

/** After its parent is gone the sandbox waits this long at most; what it still owes waits in its journal. */
const ORPHAN_MS = 2000

const logger = jsonLogger()

try {
  await start()
} catch (error) {
  if (error instanceof SandboxConfigError) process.stderr.write(`${error.message}\n`)
  else logger.error('the sandbox did not start', error)
  process.exitCode = 1
  process.disconnect?.()
}

async function start(): Promise<void> {
  const config = readSandboxConfig(process.env)
  // Letters and payments are nobody else's on this machine to read, and neither are those of a former version.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  chmodSync(config.dataDir, 0o700)
  const here = fileURLToPath(import.meta.url)
  const app = await createSandbox(config, {
    clock: systemClock,
    random: secureRandom,
    logger,
    pageDir: here.endsWith('.ts') ? undefined : join(dirname(here), 'page'),
  })
  let isStopping = false
  const stop = (patienceMs?: number) => {
    if (patienceMs !== undefined) setTimeout(() => process.exit(0), patienceMs).unref()
    if (isStopping) return
    isStopping = true
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('the sandbox did not close well', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop())
  // Ctrl-C reaches the whole group; a parent that started us says itself when it is our turn.
  process.on('SIGINT', () => process.connected || stop())
  process.on('disconnect', () => stop(ORPHAN_MS))
  await portIsFree(config.port, config.host)
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`sandbox-ready ${config.url}\n`)
}
