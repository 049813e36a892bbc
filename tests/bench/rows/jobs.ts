import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPool, migrate, startEmbeddedPostgres, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { platformSchema } from '@baize/platform'
import { addJob } from '../../../apps/platform/src/modules/ground/jobs/index.ts'
import { type Figure, percentile } from '../statistics.ts'
import { measuredJob, type Started } from './jobs-worker.ts'

const SINGLE_JOBS = 200
const MANY_JOBS = 10_000

/** Jobs over two processes on one database: how soon one begins after its commit, how many a second, each once. */
export async function benchJobs(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-jobs-'))
  const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const pool = createPool(server.url, { max: 4 })
  const workers: ChildProcess[] = []
  try {
    await migrate(pool, platformSchema())
    const started = new Map<number, number[]>()
    for (let process = 0; process < 2; process++) workers.push(await startWorker(server.url, started))
    const add = (first: number, count: number) =>
      withTransaction(pool, async (tx) => {
        for (let n = first; n < first + count; n++) await addJob(tx, measuredJob, { n })
      })
    const latencies: number[] = []
    for (let n = 0; n < SINGLE_JOBS; n++) {
      await add(n, 1)
      const committedAtMs = Date.now()
      await until(() => started.has(n))
      latencies.push(started.get(n)![0]! - committedAtMs)
    }
    for (let n = 0; n < MANY_JOBS; n += 1_000) await add(SINGLE_JOBS + n, 1_000)
    await until(() => started.size === SINGLE_JOBS + MANY_JOBS)
    const times = [...started].filter(([n]) => n >= SINGLE_JOBS).flatMap(([, at]) => at)
    const seconds = (times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))) / 1_000
    const doubled = [...started.values()].filter((at) => at.length > 1).length
    return figures(latencies, MANY_JOBS / seconds, doubled)
  } finally {
    for (const worker of workers) {
      worker.kill('SIGTERM')
      await once(worker, 'exit')
    }
    await pool.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figures(latencies: number[], perSecond: number, doubled: number): Figure[] {
  const p99 = percentile(latencies, 0.99)
  return [
    {
      what: 'Job from commit to start in one of two processes, p99',
      measured: `${p99.toFixed(0)} ms (p50 ${percentile(latencies, 0.5).toFixed(0)})`,
      reach: '≤ 100 ms',
      isReached: p99 <= 100,
    },
    {
      what: 'Jobs through two processes while they are added',
      measured: `${Math.round(perSecond)} a second, ${doubled} doubled`,
      reach: '≥ 500 a second, 0 doubled',
      isReached: perSecond >= 500 && doubled === 0,
    },
  ]
}

async function startWorker(url: string, started: Map<number, number[]>): Promise<ChildProcess> {
  const worker = fork(fileURLToPath(new URL('jobs-worker.ts', import.meta.url)), [url])
  await once(worker, 'message')
  worker.on('message', ({ n, atMs }: Started) => started.set(n, [...(started.get(n) ?? []), atMs]))
  return worker
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isTrue(); await new Promise((resolve) => setTimeout(resolve, 1)))
    if (Date.now() > end) throw new Error('the jobs were not done within a minute')
}
