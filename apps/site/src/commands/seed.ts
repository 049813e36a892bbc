import { parseArgs } from 'node:util'
import { jsonLogger, systemClock } from '@baize/kit'
import { syncCatalogue } from '@baize/platform'
import { sandboxEntry } from '../layout.ts'
import { sandboxEnvironment, startSandbox } from '../sandbox.ts'
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
  const isRunning = await fetch(`${config.sandbox.url}/ping`).then(
    (response) => response.ok,
    () => false,
  )
  const sandbox =
    isRunning || !config.sandbox.isOn
      ? null
      : await startSandbox({
          entry: sandboxEntry(),
          logger,
          environment: sandboxEnvironment(config, config.providerSecret ?? 'only the public feed is asked for here'),
        })
  try {
    const began = systemClock.now().getTime()
    const result = await syncCatalogue(
      { pool, clock: systemClock, logger, fetch, config: { studio: { url: config.sandbox.url, provider: 'studio' } } },
      games,
    )
    process.stdout.write(`${JSON.stringify(result)} in ${systemClock.now().getTime() - began} ms\n`)
  } finally {
    await sandbox?.stop()
  }
})
