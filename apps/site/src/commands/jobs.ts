import {
  cancelJobs,
  type ListedJob,
  type ListedRepeatedJob,
  listJobs,
  listRepeatedJobs,
  retryJobs,
} from '@baize/platform'
import { withDatabase } from './database.ts'

const USAGE = 'npm run jobs -- [retry|cancel ID ...]\n'

/** Jobs shown at once; whoever has more looks at the longest due first. */
const SHOWN_MAX = 200

/**
 * `npm run jobs`: lists what is running, due, waiting for its time and failed for good, then what is repeated, how it
 * ended last and when it is due next. With `retry` the named jobs
 * begin anew at once, with `cancel` they are dropped; a job that runs at the moment is left alone.
 */
await withDatabase(async (pool) => {
  const [word, ...texts] = process.argv.slice(2)
  if (word !== undefined) {
    const ids = texts.map(Number)
    if (!isWord(word) || ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) {
      process.stderr.write(USAGE)
      process.exitCode = 1
      return
    }
    const count = word === 'retry' ? await retryJobs(pool, ids) : await cancelJobs(pool, ids)
    process.stdout.write(`${count} of ${ids.length} ${word === 'retry' ? 'begin anew' : 'cancelled'}\n`)
    if (count < ids.length) process.exitCode = 1
    return
  }
  const jobs = await listJobs(pool, SHOWN_MAX)
  for (const job of jobs) process.stdout.write(line(job))
  if (jobs.length === 0) process.stdout.write('no jobs\n')
  if (jobs.length === SHOWN_MAX) process.stdout.write(`only the first ${SHOWN_MAX} are shown\n`)
  for (const job of await listRepeatedJobs(pool, new Date())) process.stdout.write(repeatedLine(job))
})

function isWord(word: string): word is 'retry' | 'cancel' {
  return word === 'retry' || word === 'cancel'
}

function line({ id, name, state, runAt, attempts, attemptsMax, lastError }: ListedJob): string {
  const error = lastError === null ? '' : `  ${lastError.split('\n')[0]}`
  return `${id}  ${state}  ${name}  ${runAt.toISOString()}  attempt ${attempts} of ${attemptsMax}${error}\n`
}

function repeatedLine({ name, pattern, isRunning, last, nextAt }: ListedRepeatedJob): string {
  const running = isRunning ? '  running now' : ''
  return `repeated  ${name}  ${pattern}  ${lastOf(last)}  next ${nextAt?.toISOString() ?? 'never'}${running}\n`
}

function lastOf(last: ListedRepeatedJob['last']): string {
  if (!last) return 'never ran'
  const { beganAt, endedAt, error } = last
  const outcome = error === null ? 'done' : `failed: ${error.split('\n')[0]}`
  return `last ${beganAt.toISOString()}  ${endedAt.getTime() - beganAt.getTime()} ms  ${outcome}`
}
