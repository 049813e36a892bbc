import { withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { momentInMinuteMs } from './repeat.ts'
import {
  addJob,
  cancelJobs,
  forgetFailedJobs,
  handle,
  type Jobs,
  jobKind,
  type JobOptions,
  type JobRun,
  listJobs,
  listRepeatedJobs,
  repeat,
  type RepeatedJob,
  retryJobs,
  startJobs,
} from './index.ts'

const greet = jobKind<{ name: string }>('greet')
const once = jobKind<{ name: string }>('greet-once', 1)

let database: TestDatabase
let running: Jobs[]
let greeted: string[]
let reported: string[]
beforeEach(async () => {
  database = await testDatabase({ max: 10, logger: silentLogger })
  running = []
  greeted = []
  reported = []
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(running.map((jobs) => jobs.stop()))
  await database[Symbol.asyncDispose]()
})

type Work = (payload: { name: string }, run: JobRun) => Promise<unknown>

function startWorker(work: Work = async ({ name }) => greeted.push(name), repeated: RepeatedJob[] = []): Jobs {
  const logger = { ...silentLogger, error: (message: string) => void reported.push(message) }
  const jobs = startJobs({ pool: database.pool, logger, handlers: [handle(greet, work), handle(once, work)], repeated })
  running.push(jobs)
  return jobs
}

const add = (name: string, options?: JobOptions, kind = greet) =>
  withTransaction(database.pool, (tx) => addJob(tx, kind, { name }, options))
const list = () => listJobs(database.pool, 100)
const soon = { timeout: 15_000, interval: 10 }
const inAnHour = () => new Date(Date.now() + 3_600_000)

it('is done after the commit, and not at all after a rollback', async () => {
  startWorker()
  const attempt = withTransaction(database.pool, async (tx) => {
    await addJob(tx, greet, { name: 'nobody' })
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  await add('anna')
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
  expect(greeted).toEqual(['anna'])
})

it('waits for its time', async () => {
  startWorker()
  await add('later', { runAt: inAnHour() })
  await add('in a moment', { runAt: new Date(Date.now() + 1_000) })
  await vi.waitFor(() => expect(greeted).toEqual(['in a moment']), soon)
  const waiting = { name: 'greet', state: 'waiting', attempts: 0, attemptsMax: 12 }
  await vi.waitFor(async () => expect(await list()).toMatchObject([waiting]), soon)
})

it('takes the place of the one that waits under its key', async () => {
  await add('anna', { key: 'one', runAt: inAnHour() })
  await add('ben', { key: 'one' })
  await add('carol', { key: 'other' })
  startWorker()
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
  expect(greeted.toSorted()).toEqual(['ben', 'carol'])
})

it('is done once while several workers share the work', async () => {
  for (let worker = 0; worker < 3; worker++) startWorker()
  const names = Array.from({ length: 200 }, (_, place) => `player ${place}`)
  await withTransaction(database.pool, async (tx) => {
    for (const name of names) await addJob(tx, greet, { name })
  })
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
  expect(greeted.toSorted()).toEqual(names.toSorted())
})

it('is tried again after pauses that grow', async () => {
  startWorker(async ({ name }, { attempt }) => {
    if (attempt < 3) throw new Error(`no ${attempt}`)
    greeted.push(name)
  })
  await add('anna')
  const pauses: number[] = []
  for (const error of ['no 1', 'no 2']) {
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'waiting', lastError: error }]), soon)
    const [job] = await list()
    pauses.push(job!.runAt.getTime())
    await database.pool.query('SELECT graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now())', [job!.id])
    pauses.push(Date.now())
  }
  expect(pauses[0]! - pauses[1]!).toBeGreaterThan(1_000)
  expect(pauses[2]! - pauses[3]!).toBeGreaterThan(2 * (pauses[0]! - pauses[1]!))
  await vi.waitFor(() => expect(greeted).toEqual(['anna']), soon)
})

it('is kept as failed after its last attempt, until an operator retries or cancels it', async () => {
  let isBroken = true
  startWorker(async ({ name }) => {
    if (isBroken) throw new Error('the company is away')
    greeted.push(name)
  })
  for (const name of ['anna', 'ben']) await add(name, {}, once)
  const failed = { name: 'greet-once', state: 'failed', attempts: 1, attemptsMax: 1, lastError: 'the company is away' }
  await vi.waitFor(async () => expect(await list()).toMatchObject([failed, failed]), soon)
  expect(reported).toEqual(['a job failed for good', 'a job failed for good'])
  isBroken = false
  const [anna, ben] = await list()
  expect(await retryJobs(database.pool, [anna!.id])).toBe(1)
  await vi.waitFor(() => expect(greeted).toHaveLength(1), soon)
  expect(await cancelJobs(database.pool, [ben!.id])).toBe(1)
  expect(await cancelJobs(database.pool, [ben!.id])).toBe(0)
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
})

it('is forgotten when it failed long ago and nobody cared', async () => {
  const jobs = startWorker(() => Promise.reject(new Error('no')))
  await add('anna', {}, once)
  await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'failed' }]), soon)
  await jobs.stop()
  await add('ben')
  expect(await forgetFailedJobs(database.pool, new Date(Date.now() - 60_000), 10)).toBe(0)
  expect(await forgetFailedJobs(database.pool, new Date(Date.now() + 60_000), 10)).toBe(1)
  expect(await list()).toMatchObject([{ state: 'due' }])
})

it('is due again and again, once over all workers, and never beside itself', async () => {
  // The engine looks at the minutes of the clock: half a second before one begins.
  vi.stubGlobal('Date', dateShiftedTo(59_500))
  let together = 0
  const times: number[] = []
  const job = repeat('look-around', { everyMinutes: 1 }, async () => {
    together++
    times.push(together)
    await new Promise((resolve) => setTimeout(resolve, 50))
    together--
  })
  for (let worker = 0; worker < 3; worker++) startWorker(undefined, [job])
  await vi.waitFor(() => expect(times).toEqual([1]), soon)
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
  const { rows } = await database.pool.query('SELECT FROM graphile_worker._private_known_crontabs')
  expect(rows).toHaveLength(1)
  expect(times).toEqual([1])
})

it('begins at a moment of its own in its minute, and not with all others', async () => {
  vi.stubGlobal('Date', dateShiftedTo(59_500))
  const names = ['look-around', 'look-behind', 'look-ahead']
  await database.pool.query('CREATE TABLE written (name text, run_at timestamptz)')
  await database.pool.query(`
    CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO written SELECT identifier, NEW.run_at FROM graphile_worker._private_tasks WHERE id = NEW.task_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_written AFTER INSERT ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION note_written()`)
  const repeated = names.map((name) => repeat(name, { everyMinutes: 1 }, async () => undefined))
  startWorker(undefined, repeated)
  const written = async () => (await database.pool.query('SELECT name, run_at FROM written')).rows
  await vi.waitFor(async () => expect(await written()).toHaveLength(3), soon)
  const moments = (await written()).map(({ name, run_at }) => [name, run_at.getTime() % 60_000])
  expect(Object.fromEntries(moments)).toEqual(Object.fromEntries(names.map((name) => [name, momentInMinuteMs(name)])))
  expect(new Set(moments.map(([, moment]) => moment)).size).toBe(3)
})

it('tells how a repeated one ended last and when it is due next', async () => {
  vi.stubGlobal('Date', dateShiftedTo(59_500))
  const often = repeat('look-around', { everyMinutes: 1 }, async () => undefined)
  const broken = repeat('look-behind', { everyMinutes: 1 }, () => Promise.reject(new Error('too dark')))
  const yearly = repeat('look-ahead', { cron: '0 0 1 1 *' }, async () => undefined)
  startWorker(undefined, [often, broken, yearly])
  const now = new Date('2026-11-22T05:40:30.000Z')
  const shown = () => listRepeatedJobs(database.pool, now)
  const inMinute = (minute: string, name: string) => new Date(Date.parse(minute) + momentInMinuteMs(name))
  await vi.waitFor(
    async () =>
      expect(await shown()).toMatchObject([
        { name: 'look-ahead', last: null, nextAt: inMinute('2027-01-01T00:00Z', 'look-ahead') },
        {
          name: 'look-around',
          isRunning: false,
          last: { error: null },
          nextAt: inMinute('2026-11-22T05:41Z', 'look-around'),
        },
        {
          name: 'look-behind',
          last: { error: 'Error: too dark' },
          nextAt: inMinute('2026-11-22T05:40Z', 'look-behind'),
        },
      ]),
    soon,
  )
  const [, { last } = {}] = await shown()
  expect(last!.endedAt.getTime()).toBeGreaterThanOrEqual(last!.beganAt.getTime())

  await running.pop()!.stop()
  startWorker(undefined, [yearly, often])
  const names = async () => (await shown()).map(({ name }) => name)
  await vi.waitFor(async () => expect(await names()).toEqual(['look-ahead', 'look-around']), soon)
  expect((await shown())[1]!.last).not.toBeNull()
})

it('is taken up by others when its process died with it in hand', async () => {
  await add('anna')
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute', locked_by = 'dead', attempts = 1`,
  )
  expect(await list()).toMatchObject([{ state: 'running' }])
  startWorker()
  await vi.waitFor(() => expect(greeted).toEqual(['anna']), soon)
})

it('ends in order before its worker does', async () => {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const jobs = startWorker(async ({ name }) => {
    begin()
    await finished
    greeted.push(name)
  })
  await add('anna')
  await begun
  const stopped = jobs.stop()
  await add('ben')
  finish()
  await stopped
  expect(greeted).toEqual(['anna'])
  const left = (await list()).map(({ state, attempts, lastError }) => ({ state, attempts, lastError }))
  expect(left).toEqual([{ state: 'due', attempts: 0, lastError: null }])
})

it('is not done again when its worker ended before the end of the job was written down', async () => {
  await database.pool.query(`
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END';
    CREATE TRIGGER slow BEFORE DELETE ON graphile_worker._private_jobs FOR EACH STATEMENT EXECUTE FUNCTION take_long()`)
  const jobs = startWorker()
  await add('anna')
  await vi.waitFor(() => expect(greeted).toEqual(['anna']), soon)
  await jobs.stop()
  expect(await list()).toEqual([])
})

it('is told to end, and given back, when it takes longer than a stop may', async () => {
  let isTold = false
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const jobs = startWorker(async (_payload, { signal }) => {
    signal.addEventListener('abort', () => (isTold = true))
    begin()
    await new Promise(() => undefined)
  })
  await add('anna')
  await begun
  await jobs.stop()
  expect(isTold).toBe(true)
  expect(await list()).toMatchObject([{ state: 'due' }])
  startWorker()
  await vi.waitFor(() => expect(greeted).toEqual(['anna']), soon)
})

it('is done once although the connection was lost that was to write it down', async () => {
  await database.pool.query(`
    CREATE SEQUENCE deletion;
    CREATE FUNCTION lose_connection() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('deletion') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(60); END IF;
      RETURN OLD;
    END $$;
    CREATE TRIGGER lose_connection BEFORE DELETE ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION lose_connection()`)
  startWorker()
  await add('anna')
  await add('ben')
  await vi.waitFor(async () => expect(await list()).toEqual([]), soon)
  expect(greeted.toSorted()).toEqual(['anna', 'ben'])
})

it('is done although every connection was lost meanwhile', async () => {
  startWorker()
  await add('anna')
  await vi.waitFor(() => expect(greeted).toEqual(['anna']), soon)
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await add('ben')
  await vi.waitFor(() => expect(greeted).toEqual(['anna', 'ben']), soon)
})

it('is told from every other by its name', () => {
  expect(() => startWorker(undefined, [repeat('greet', { everyMinutes: 1 }, async () => {})])).toThrow(/named greet/)
})

/** A clock that is behind by less than a minute, so that it shows these milliseconds of one now. */
function dateShiftedTo(msOfMinute: number): typeof Date {
  const Real = Date
  // A minute more, so that whatever moment of a minute a job begins at has come on the clock of the database.
  const behindMs = 60_000 + ((Real.now() - msOfMinute + 60_000) % 60_000)
  const now = () => Real.now() - behindMs
  return new Proxy(Real, {
    construct: (_, parts) => Reflect.construct(Real, parts.length > 0 ? parts : [now()]),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
  })
}
