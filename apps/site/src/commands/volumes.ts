import { systemClock } from '@baize/kit'
import { listVolumes, takeOutVolume } from '@baize/platform'
import { withDatabase } from './database.ts'

/**
 * `npm run volumes`: the months in which rounds and postings lie, and the room they take. `npm run volumes -- NAME FOLDER`
 * writes the oldest of a table to a new file in the folder and takes it out of the database; the site may run.
 */
const [name, folder, ...more] = process.argv.slice(2)
if (more.length > 0 || (name !== undefined && folder === undefined)) {
  process.stderr.write('npm run volumes [-- NAME FOLDER]\n')
  process.exit(1)
}
await withDatabase(async (pool) => {
  if (name !== undefined && folder !== undefined) {
    const { file, rows, sha256 } = await takeOutVolume(pool, name, folder, systemClock.now())
    process.stdout.write(`${rows} rows of ${name} in ${file}, sha256 ${sha256}; the volume has left the database\n`)
    return
  }
  for (const { name, beginsAt, endsAt, bytes } of await listVolumes(pool)) {
    const from = beginsAt?.toISOString().slice(0, 10) ?? 'the beginning'
    process.stdout.write(`${name}: ${from} to ${endsAt.toISOString().slice(0, 10)}, ${Math.ceil(bytes / 1e6)} MB\n`)
  }
})
