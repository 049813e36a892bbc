import type { Pool } from '@baize/database'
import type { Logger } from '@baize/kit'
import type { Measures, Platform } from '@baize/platform'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Of calls: a cached page takes less than the first, an upload on a slow line more than the last. */
const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Gauges of the library under names that Prometheus keeps for counters; each is the sum of one that stays, by type. */
const SUMS_NAMED_AS_COUNTERS = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

export interface Metrics {
  registry: Registry
  /** Notes an answered call. `route` is the pattern and never the path, of which there are endlessly many. */
  answered(call: { method: string; route: string; status: number; seconds: number }): void
  /** Notes a page that was at hand. */
  answeredReady(): void
}

interface Watched {
  platform: Pick<Platform, 'measure' | 'socketsCount'>
  pools: Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>
  logger: Logger
}

/** All figures of one process, and those of the house that every process can tell, in a registry of their own. */
export function createMetrics(watched: Watched): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of SUMS_NAMED_AS_COUNTERS) registry.removeSingleMetric(name)
  const calls = new Histogram({
    name: 'baize_call_seconds',
    help: 'How long calls and pages took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: CALL_SECONDS,
    registers: [registry],
  })
  const ready = new Counter({
    name: 'baize_ready_pages_total',
    help: 'Pages answered with bytes that were at hand.',
    registers: [registry],
  })
  watchProcess(registry, watched)
  watchHouse(registry, watched)
  return {
    registry,
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    answeredReady: () => ready.inc(),
  }
}

function watchProcess(registry: Registry, { platform, pools }: Watched): void {
  new Gauge({
    name: 'baize_connections',
    help: 'Connections to the database by pool: open, idle, and calls that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    name: 'baize_sockets',
    help: 'Connections to the socket of this process.',
    registers: [registry],
    collect() {
      this.set(platform.socketsCount() ?? 0)
    },
  })
}

/** What is set from one reading of the house, and how. */
const HOUSE: readonly { name: string; help: string; labelNames: string[]; set: (g: Gauge, m: Measures) => void }[] = [
  {
    name: 'baize_outbox_waiting',
    help: 'Facts that wait to be told to pages.',
    labelNames: [],
    set: (gauge, { outbox }) => gauge.set(outbox.waiting),
  },
  {
    name: 'baize_outbox_oldest_seconds',
    help: 'For how long the first of them waits.',
    labelNames: [],
    set: (gauge, { outbox }) => gauge.set(outbox.oldestSeconds),
  },
  {
    name: 'baize_facts_unnumbered',
    help: 'Facts that have no number yet.',
    labelNames: [],
    set: (gauge, { facts }) => gauge.set(facts.unnumbered),
  },
  {
    name: 'baize_consumer_behind',
    help: 'Facts that a consumer has still to read.',
    labelNames: ['consumer'],
    set: (gauge, { facts }) => facts.consumers.forEach(({ consumer, behind }) => gauge.set({ consumer }, behind)),
  },
  {
    name: 'baize_consumer_oldest_seconds',
    help: 'For how long the first of them waits.',
    labelNames: ['consumer'],
    set: (gauge, { facts }) =>
      facts.consumers.forEach(({ consumer, oldestSeconds }) => gauge.set({ consumer }, oldestSeconds)),
  },
  {
    name: 'baize_jobs',
    help: 'Jobs by state: running, due, waiting for their time, failed for good.',
    labelNames: ['state'],
    set: (gauge, { jobs }) => jobs.forEach(({ state, count }) => gauge.set({ state }, count)),
  },
  {
    name: 'baize_queue',
    help: 'What waits for a person.',
    labelNames: ['queue'],
    set: (gauge, { queues }) => queues.forEach(({ queue, count }) => gauge.set({ queue }, count)),
  },
  {
    name: 'baize_house_balance',
    help: 'What accounts of the house hold, in smallest units; rounded beyond 2^53.',
    labelNames: ['owner', 'kind', 'currency'],
    set: (gauge, { house }) =>
      house.forEach(({ owner, kind, currency, balance }) => gauge.set({ owner, kind, currency }, Number(balance))),
  },
]

/** The gauges of one scrape share one reading; a database that cannot be read leaves them out and is said so. */
function watchHouse(registry: Registry, { platform, logger }: Watched): void {
  let reading: Promise<Measures | null> | undefined
  const read = () =>
    (reading ??= platform
      .measure()
      .catch((error: unknown) => {
        logger.warn('the house could not be measured', { reason: String(error) })
        return null
      })
      .finally(() => (reading = undefined)))
  new Gauge({
    name: 'baize_up',
    help: 'Whether the database could be read for the figures of the house.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  for (const { name, help, labelNames, set } of HOUSE)
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const measures = await read()
        this.reset()
        if (measures) set(this, measures)
      },
    })
}
