import { one, restoreBackup } from '@baize/database'
import { ourSchemas } from '@baize/platform'
import { ConfigError } from '../config/index.ts'
import { withDatabase } from './database.ts'

const USAGE = 'npm run restore -- FOLDER [--replace]\n'

/**
 * `npm run restore -- FOLDER`: fills a database of the same release, that has no players, with what a backup holds;
 * `--replace` one that has, whose rows are gone then. No site may run on it.
 */
const [folder, flag, ...more] = process.argv.slice(2)
if (!folder || more.length > 0 || (flag !== undefined && flag !== '--replace')) {
  process.stderr.write(USAGE)
  process.exit(1)
}
await withDatabase(async (pool) => {
  const { isLived } = await one<{ isLived: boolean }>(pool, 'SELECT EXISTS (SELECT FROM player) AS "isLived"')
  if (isLived && flag === undefined)
    throw new ConfigError('The database has players; add --replace to put those of the backup in their place.')
  const { takenAt, tables } = await restoreBackup(pool, folder, ourSchemas)
  process.stdout.write(`${tables.length} tables as of ${takenAt}\n`)
})
