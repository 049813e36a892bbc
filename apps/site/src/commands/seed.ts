import { parseArgs } from 'node:util'
import { jsonLogger, systemClock } from '@baize/kit'
import { createCompanies, registerSandbox, syncStudio } from '@baize/platform'
import { sandboxEntry } from '../layout.ts'
import { sandboxCompanies, sandboxEnvironment, startSandbox } from '../sandbox.ts'
import { loadSecrets } from '../secrets.ts'
import { withDatabase } from './database.ts'

/** `npm run seed [-- --games N]`: takes over the studio's catalogue, of N games where told. Safe to repeat. */
const logger = jsonLogger()
const { values } = parseArgs({ options: { games: { type: 'string' } } })
const games = values.games === undefined ? undefined : Number(values.games)
if (games !== undefined && !(Number.isInteger(games) && games >= 1 && games <= 10_000)) {
  process.stderr.write('--games must be a whole number from 1 to 10000.\n')
  process.exit(1)
}

await withDatabase(async (pool, config) => {
  const secrets = await loadSecrets(config.dataDir)
  const rootSecret = config.providerSecret ?? secrets.providerSecret
  const isRunning = await fetch(`${config.sandbox.url}/ping`).then(
    (response) => response.ok,
    () => false,
  )
  const sandbox =
    isRunning || config.sandbox.mode !== 'on'
      ? null
      : await startSandbox({ entry: sandboxEntry(), logger, environment: sandboxEnvironment(config, rootSecret) })
  try {
    const ports = {
      pool,
      clock: systemClock,
      logger,
      fetch,
      config: { tokenSecret: config.tokenSecret ?? secrets.tokenSecret },
    }
    if (config.sandbox.mode !== 'off') await registerSandbox(ports, sandboxCompanies(config.sandbox.url, rootSecret))
    const companies = createCompanies(ports)
    const [studio] = await companies.serving('studio')
    if (!studio) throw new Error('no studio is registered and switched on')
    const began = systemClock.now().getTime()
    const result = await syncStudio({ ...ports, companies }, studio, games)
    process.stdout.write(`${JSON.stringify(result)} in ${systemClock.now().getTime() - began} ms\n`)
  } finally {
    await sandbox?.stop()
  }
})
