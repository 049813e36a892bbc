import { createPool } from '@baize/database'
import { jsonLogger } from '@baize/kit'
import { handle, jobKind, startJobs } from '../../../apps/platform/src/modules/ground/jobs/index.ts'

export const measuredJob = jobKind<{ n: number }>('measured')

export interface Started {
  n: number
  atMs: number
}

// A process of its own when it is started with the address of a database.
const [, , url] = process.argv
if (process.send && url?.startsWith('postgres')) {
  const pool = createPool(url, { max: 4 })
  const work = async ({ n }: { n: number }) => process.send!({ n, atMs: Date.now() } satisfies Started)
  const jobs = startJobs({ pool, logger: jsonLogger(), handlers: [handle(measuredJob, work)], repeated: [] })
  process.once('SIGTERM', () => void jobs.stop().then(() => process.exit(0)))
  process.send('begun')
}
