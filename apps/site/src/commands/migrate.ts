import { grantData, migrate } from '@baize/database'
import { ourSchemas, platformSchema } from '@baize/platform'
import { schemaDir } from '../layout.ts'
import { withAnyDatabase } from './database.ts'

const USAGE = 'npm run migrate -- [--grant ROLE]\n'

/**
 * `npm run migrate`: brings the database to this release, as the owner of its tables, and prints what was applied.
 * `--grant ROLE` gives the role that the site connects by its rights to data, and none to change tables.
 */
const [flag, role, ...more] = process.argv.slice(2)
if (more.length > 0 || (flag !== undefined && (flag !== '--grant' || !role))) {
  process.stderr.write(USAGE)
  process.exit(1)
}
await withAnyDatabase(async (pool) => {
  const applied = await migrate(pool, platformSchema(schemaDir()))
  for (const id of applied) process.stdout.write(`${id}\n`)
  if (role) await grantData(pool, role, ourSchemas)
  process.stdout.write(applied.length === 0 ? 'the database is of this release\n' : `${applied.length} applied\n`)
}, true)
