import { cancelJobs, listJobs, retryJobs } from '../../modules/ground/jobs/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

const LISTED = 50
const ERROR_LENGTH_MAX = 500

export const jobHandlers = {
  listJobs: handleRead('listJobs', async ({ query: { countMax = LISTED }, db }) => {
    const jobs = await listJobs(db, countMax)
    return {
      data: jobs.map(({ id, name, state, runAt, attempts, attemptsMax, lastError }) => ({
        id,
        name,
        state,
        attempts,
        attemptsMax,
        runAt: runAt.toISOString(),
        lastError: lastError?.split('\n')[0]!.slice(0, ERROR_LENGTH_MAX) ?? null,
      })),
    }
  }),

  retryJobs: handle('retryJobs', async ({ body: { ids }, tx, audit }) => {
    const data = { count: await retryJobs(tx, ids) }
    for (const id of ids) audit.wrote({ subject: { kind: 'job', id: String(id) }, before: null, after: data })
    return { data }
  }),

  cancelJobs: handle('cancelJobs', async ({ body: { ids }, tx, audit }) => {
    const data = { count: await cancelJobs(tx, ids) }
    for (const id of ids) audit.wrote({ subject: { kind: 'job', id: String(id) }, before: null, after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>
