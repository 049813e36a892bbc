import { writeBackup } from '@baize/database'
import { ourSchemas } from '@baize/platform'
import { withDatabase } from './database.ts'

/** `npm run backup -- FOLDER`: writes every row of the database, as of one moment, to a new folder. The site may run. */
const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0) {
  process.stderr.write('npm run backup -- FOLDER\n')
  process.exit(1)
}
await withDatabase(async (pool) => {
  const { tables } = await writeBackup(pool, folder, ourSchemas)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${rows} rows of ${tables.length} tables in ${folder}\n`)
})
