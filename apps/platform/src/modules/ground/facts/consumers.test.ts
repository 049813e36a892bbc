import { createPool, listen, type Pool, withTransaction } from '@baize/database'
import { type Logger, ManualClock, silentLogger } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consumeNext } from './consume.ts'
import {
  type Consumers,
  type FactConsumer,
  type StoredFact,
  readFactsStatus,
  rebuildConsumer,
  recordFact,
  startConsumers,
  listDelayedPlayers,
} from './index.ts'

let database: TestDatabase
let clock: ManualClock
let started: Consumers[]
beforeEach(async () => {
  database = await testDatabase({ max: 40 })
  await database.pool.query(
    'CREATE TABLE heard (place bigint GENERATED ALWAYS AS IDENTITY, player uuid, currency text, number bigint)',
  )
  clock = new ManualClock(new Date())
  started = []
})
afterEach(async () => {
  await Promise.all(started.map((consumers) => consumers.stop()))
  await database[Symbol.asyncDispose]()
})

/** Writes down what it hears; `before` may fail or wait. */
function hearing(before: (facts: readonly StoredFact<'account_opened'>[]) => Promise<void> | void = () => undefined) {
  const consumer: FactConsumer<'account_opened'> = {
    name: 'hearing',
    kinds: ['account_opened'],
    async apply(tx, facts) {
      await tx.query(
        `INSERT INTO heard (player, currency, number)
         SELECT * FROM json_to_recordset($1) AS fact (player uuid, currency text, number bigint)`,
        [JSON.stringify(facts.map(({ playerId, data, number }) => ({ player: playerId, ...data, number })))],
      )
      await before(facts)
    },
    async reset(tx) {
      await tx.query('DELETE FROM heard')
    },
  }
  return consumer
}

/** One of several, who sign what they write down. */
function named(name: string, fails: (name: string) => boolean = () => false): FactConsumer<'account_opened'> {
  return {
    ...hearing(),
    name,
    async apply(tx, facts) {
      if (fails(name)) throw new Error('no table')
      await tx.query('INSERT INTO heard (currency) SELECT $1 || currency FROM unnest($2::text[]) AS currency', [
        `${name} `,
        facts.map(({ data }) => data.currency),
      ])
    },
  }
}

function start(
  consumer: FactConsumer | FactConsumer[],
  pool: Pool = database.pool,
  logger: Logger = silentLogger,
): Consumers {
  const consumers = startConsumers({ pool, clock, logger, consumers: [consumer].flat() })
  started.push(consumers)
  return consumers
}

const record = (playerId: string, currency: string) =>
  withTransaction(database.pool, (tx) =>
    recordFact(tx, {
      kind: 'account_opened',
      playerId,
      data: { accountId: randomUUID(), currency },
      occurredAt: clock.now(),
    }),
  )

async function recordMany(playerId: string, currency: string, count: number): Promise<void> {
  await database.pool.query(
    `SELECT fact_record('account_opened', $1, jsonb_build_object('currency', $2::text)) FROM generate_series(1, $3)`,
    [playerId, currency, count],
  )
  await database.pool.query('SELECT fact_number(1000)')
}

const ports = () => ({ pool: database.pool, clock, logger: silentLogger })

/** Consumers that have heard of all there is. */
async function startedWith(consumers: FactConsumer[]): Promise<Consumers> {
  const all = start(consumers)
  await until(async () => {
    const { unnumbered, consumers: each } = await readFactsStatus(database.pool)
    expect([unnumbered, ...each.map(({ behind }) => behind)]).toEqual([0, ...each.map(() => 0)])
    expect(each).toHaveLength(consumers.length)
  })
  return all
}

/** Takes a consumer so many facts back, or to the beginning, where it stands behind any. */
const moveBack = (consumer: string, count: number) =>
  database.pool.query('UPDATE fact_position SET number = greatest(number - $2, 0) WHERE consumer = $1', [
    consumer,
    count,
  ])

const heard = async (player?: string): Promise<string[]> =>
  (
    await database.pool.query('SELECT currency FROM heard WHERE player = $1 OR $1 IS NULL ORDER BY place', [
      player ?? null,
    ])
  ).rows.map(({ currency }) => currency)

const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 15_000, interval: 10 })
const isDone = () =>
  until(async () => {
    const { unnumbered, consumers } = await readFactsStatus(database.pool)
    expect({ unnumbered, behind: consumers.map(({ behind }) => behind) }).toEqual({ unnumbered: 0, behind: [0] })
  })

it('hears of every fact once, in order, and of no other kind', async () => {
  const player = randomUUID()
  start(hearing())
  for (let place = 0; place < 20; place++) await record(player, `C${place}`)
  await withTransaction(database.pool, (tx) =>
    recordFact(tx, { kind: 'signed_in', playerId: player, data: { sessionId: randomUUID() }, occurredAt: clock.now() }),
  )
  await isDone()
  expect(await heard()).toEqual(Array.from({ length: 20 }, (_, place) => `C${place}`))
})

it('never hears of a transaction that rolled back, and numbers have no gap where it was', async () => {
  start(hearing())
  await record(randomUUID(), 'A')
  await withTransaction(database.pool, async (tx) => {
    const data = { accountId: randomUUID(), currency: 'NEVER' }
    await recordFact(tx, { kind: 'account_opened', playerId: randomUUID(), data, occurredAt: clock.now() })
    throw new Error('changed our mind')
  }).catch(() => undefined)
  await record(randomUUID(), 'B')
  await isDone()
  expect(await heard()).toEqual(['A', 'B'])
  expect((await database.pool.query('SELECT number FROM fact ORDER BY number')).rows).toEqual([
    { number: 1 },
    { number: 2 },
  ])
})

it('hears of a fact whose transaction began before others and ended after them', async () => {
  start(hearing())
  const slow = await database.pool.connect()
  await slow.query('BEGIN')
  await slow.query(`SELECT fact_record('account_opened', gen_random_uuid(), '{"currency": "SLOW"}')`)
  for (const currency of ['A', 'B', 'C']) await record(randomUUID(), currency)
  await until(async () => expect(await heard()).toEqual(['A', 'B', 'C']))
  await slow.query('COMMIT')
  slow.release()
  await until(async () => expect(await heard()).toEqual(['A', 'B', 'C', 'SLOW']))
})

it('keeps the order of the commits for each player while many write at once, over two processes', async () => {
  const other = createPool(database.url, { max: 4 })
  start(hearing())
  start(hearing(), other)
  const players = Array.from({ length: 8 }, () => randomUUID())
  await database.pool.query('CREATE TABLE turn (player uuid PRIMARY KEY, count integer NOT NULL)')
  await database.pool.query('INSERT INTO turn SELECT *, 0 FROM unnest($1::uuid[])', [players])
  const bet = (player: string) =>
    withTransaction(database.pool, async (tx) => {
      const { rows } = await tx.query('UPDATE turn SET count = count + 1 WHERE player = $1 RETURNING count', [player])
      const data = { accountId: randomUUID(), currency: `${rows[0].count}` }
      await recordFact(tx, { kind: 'account_opened', playerId: player, data, occurredAt: clock.now() })
    })
  await Promise.all(
    Array.from({ length: 24 }, async (_, writer) => {
      for (let place = 0; place < 25; place++) await bet(players[(writer + place) % players.length]!)
    }),
  )
  await isDone()
  for (const player of players)
    expect(await heard(player)).toEqual(Array.from({ length: 75 }, (_, place) => `${place + 1}`))
  await Promise.all(started.splice(0).map((consumers) => consumers.stop()))
  await other.end()
})

it('counts a fact once when the connection dies between its writing and its position', async () => {
  let deaths = 0
  const killing = hearing(async (facts) => {
    if (deaths++ > 1) return
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim' AND state = 'idle in transaction'`,
    )
    expect(facts.length).toBeGreaterThan(0)
  })
  const victim = createPool(database.url, { max: 1, applicationName: 'victim', logger: silentLogger })
  start(killing, victim)
  for (const currency of ['A', 'B', 'C']) await record(randomUUID(), currency)
  await until(() => expect(deaths).toBeGreaterThan(1))
  await until(async () => {
    clock.advance(60_000)
    expect((await heard()).toSorted()).toEqual(['A', 'B', 'C'])
  })
  await isDone()
  expect((await heard()).toSorted()).toEqual(['A', 'B', 'C'])
  await Promise.all(started.splice(0).map((consumers) => consumers.stop()))
  await victim.end()
})

it('is taken over by another process when one is gone in the middle of a piece', async () => {
  let isStuck: () => void = () => undefined
  const stuck = new Promise<void>((resolve) => (isStuck = resolve))
  const doomed = createPool(database.url, { max: 4, applicationName: 'doomed', logger: silentLogger })
  let wakeUp: () => void = () => undefined
  const hanging = hearing(() => {
    isStuck()
    return new Promise((resolve) => (wakeUp = resolve))
  })
  const hung = startConsumers({ pool: doomed, clock, logger: silentLogger, consumers: [hanging] })
  const player = randomUUID()
  await record(player, 'A')
  await stuck
  start(hearing())
  await record(player, 'B')
  await record(anotherShare(player), 'C')
  await until(async () => expect(await heard()).toEqual(['C']))
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'doomed'`)
  await until(async () => expect(await heard(player)).toEqual(['A', 'B']))
  const stopped = hung.stop()
  wakeUp()
  await stopped
  await doomed.end()
  expect(await heard(player)).toEqual(['A', 'B'])
})

it('lets one player wait whose fact cannot be taken, shows it, tries again and loses nothing', async () => {
  const [sound, poisoned] = [randomUUID(), randomUUID()]
  let isBroken = true
  start(
    hearing((facts) => {
      if (isBroken && facts.some(({ data }) => data.currency === 'POISON')) throw new Error('cannot take this')
    }),
  )
  await record(poisoned, 'POISON')
  await record(sound, 'A')
  await record(poisoned, 'AFTER')
  await record(sound, 'B')
  await until(async () => expect(await heard(sound)).toEqual(['A', 'B']))
  await isDone()
  expect(await heard(poisoned)).toEqual([])
  expect(await listDelayedPlayers(database.pool, 10)).toMatchObject([
    { consumer: 'hearing', playerId: poisoned, reason: 'Error: cannot take this', failures: 1 },
  ])
  clock.advance(60_000)
  await until(async () => expect(await listDelayedPlayers(database.pool, 10)).toMatchObject([{ failures: 2 }]))
  isBroken = false
  clock.advance(60_000)
  await until(async () => expect(await heard(poisoned)).toEqual(['POISON', 'AFTER']))
  expect(await listDelayedPlayers(database.pool, 10)).toEqual([])
  await record(poisoned, 'LATER')
  await isDone()
  expect(await heard(poisoned)).toEqual(['POISON', 'AFTER', 'LATER'])
})

it('lets nobody wait alone when the consumer fails for all, and goes on where it stood', async () => {
  const errors: string[] = []
  let isBroken = true
  const logger = { ...silentLogger, error: (message: string) => void errors.push(message) }
  for (const currency of ['A', 'B', 'C']) await record(randomUUID(), currency)
  const failing = hearing(() => {
    if (isBroken) throw new Error('no table')
  })
  start(failing, database.pool, logger)
  await until(async () => {
    const { consumers } = await readFactsStatus(database.pool)
    expect(consumers).toMatchObject([{ behind: 3, delayedPlayers: 0, reason: 'Error: no table' }])
  })
  expect(errors).toContain('a consumer of facts fails')
  isBroken = false
  clock.advance(60_000)
  await isDone()
  expect((await heard()).toSorted()).toEqual(['A', 'B', 'C'])
  expect((await readFactsStatus(database.pool)).consumers).toMatchObject([{ failingShares: 0, reason: null }])
})

it('lets several consumers share a turn, and each that fails or is new go its own way', async () => {
  let isBroken = true
  const fails = (name: string) => name === 'broken' && isBroken
  const heardOf = async (name: string) =>
    (await heard()).filter((line) => line.startsWith(name)).map((line) => line.slice(name.length + 1))
  const player = randomUUID()
  const both = start([named('broken', fails), named('sound')])
  for (const currency of ['A', 'B']) await record(player, currency)
  await until(async () => expect(await heardOf('sound')).toEqual(['A', 'B']))
  await record(player, 'C')
  await until(async () => expect(await heardOf('sound')).toEqual(['A', 'B', 'C']))
  expect(await heardOf('broken')).toEqual([])
  isBroken = false
  clock.advance(60_000)
  await until(async () => expect(await heardOf('broken')).toEqual(['A', 'B', 'C']))
  await both.stop()
  start([named('broken', fails), named('sound'), named('late')])
  await record(player, 'D')
  for (const name of ['broken', 'sound', 'late'])
    await until(async () => expect(await heardOf(name)).toEqual(['A', 'B', 'C', 'D']))
})

it('lets consumers go side by side, and those that write shared rows behind them, one after the other', async () => {
  const steps: string[] = []
  const inSteps = (name: string, hasSharedRows?: true): FactConsumer<'account_opened'> => ({
    ...hearing(),
    name,
    ...(hasSharedRows && { hasSharedRows }),
    async apply(tx) {
      for (const step of [1, 2]) {
        steps.push(`${name} ${step}`)
        await tx.query('SELECT 1')
      }
    },
  })
  const consumers = [inSteps('tallies', true), inSteps('days'), inSteps('revenue', true), inSteps('points')]
  await recordMany(randomUUID(), 'A', 1)
  await (await startedWith(consumers)).stop()
  expect(steps).toEqual([
    'days 1',
    'points 1',
    'days 2',
    'points 2',
    'tallies 1',
    'tallies 2',
    'revenue 1',
    'revenue 2',
  ])
})

it('leaves nothing under way where one of those side by side fails before the others have asked', async () => {
  let isBroken = true
  const player = randomUUID()
  const slow: FactConsumer<'account_opened'> = {
    ...named('slow'),
    async apply(tx, facts) {
      for (let step = 0; step < 5; step++) await tx.query('SELECT pg_sleep(0.001)')
      await named('slow').apply(tx, facts)
    },
  }
  await recordMany(player, 'A', 3)
  await (await startedWith([slow])).stop()
  await recordMany(player, 'B', 3)
  await moveBack('slow', 3)
  const broken = named('broken', () => isBroken)
  await database.pool.query(
    `INSERT INTO fact_position (consumer, share) SELECT 'broken', share FROM generate_series(0, 15) AS share`,
  )
  expect((await consumeNext(ports(), [broken, slow], 16)).count).toBeGreaterThan(0)
  isBroken = false
  clock.advance(60_000)
  await (await startedWith([broken, slow])).stop()
  const counts = await database.pool.query(
    `SELECT split_part(currency, ' ', 1) AS name, count(*)::integer FROM heard GROUP BY 1 ORDER BY 1`,
  )
  expect(counts.rows).toEqual([
    { name: 'broken', count: 6 },
    { name: 'slow', count: 3 + 6 },
  ])
})

it('reads no fact twice for consumers that stand apart, and brings them together', async () => {
  const [ahead, behind] = [named('ahead'), named('behind')]
  const player = randomUUID()
  await recordMany(player, 'A', 50)
  await (await startedWith([ahead, behind])).stop()
  await recordMany(player, 'B', 100)
  await moveBack('behind', 100)
  expect(await consumeNext(ports(), [ahead, behind], 16)).toEqual({ count: 150, mayHaveMore: false })
  const counts = await database.pool.query(
    `SELECT split_part(currency, ' ', 1) AS name, count(*)::integer FROM heard GROUP BY 1 ORDER BY 1`,
  )
  expect(counts.rows).toEqual([
    { name: 'ahead', count: 150 },
    { name: 'behind', count: 50 + 150 },
  ])
})

it('takes nothing beyond what it had no room to read', async () => {
  const [ahead, behind] = [named('ahead'), named('behind')]
  const player = randomUUID()
  await recordMany(player, 'A', 600)
  await (await startedWith([ahead, behind])).stop()
  await recordMany(player, 'B', 10)
  await database.pool.query('DELETE FROM heard')
  await moveBack('behind', 610)
  for (const [count, mayHaveMore] of [
    [510, true],
    [110, false],
  ])
    expect(await consumeNext(ports(), [ahead, behind], 16)).toEqual({ count, mayHaveMore })
  const lines = async (name: string) => (await heard()).filter((line) => line.startsWith(name))
  expect(await lines('ahead')).toHaveLength(10)
  expect(await lines('behind')).toEqual([...Array(600).fill('behind A'), ...Array(10).fill('behind B')])
})

it('takes whole shares, so that those who stand apart meet however many shares wait', async () => {
  const [ahead, behind] = [named('ahead'), named('behind')]
  const player = randomUUID()
  for (const own of [player, anotherShare(player)]) await recordMany(own, 'A', 20)
  await (await startedWith([ahead, behind])).stop()
  for (const own of [player, anotherShare(player)]) await recordMany(own, 'B', 20)
  await moveBack('behind', 20)
  await consumeNext(ports(), [ahead, behind], 1)
  const { rows } = await database.pool.query(
    `SELECT share, count(DISTINCT number)::integer AS places FROM fact_position WHERE number > 0 GROUP BY share ORDER BY 2`,
  )
  expect(rows.map(({ places }) => places)).toEqual([1, 2])
})

it('is rebuilt from the beginning while the old figures are read and new facts wait', async () => {
  const consumers = start(hearing())
  for (const currency of ['A', 'B']) await record(randomUUID(), currency)
  await isDone()
  await database.pool.query(`UPDATE heard SET currency = 'WRONG'`)
  let seen: string[] | undefined
  const rebuilt = hearing(async () => {
    if (seen) return
    await record(randomUUID(), 'C')
    seen = await heard()
  })
  expect(await rebuildConsumer({ pool: database.pool, clock, logger: silentLogger }, rebuilt)).toBe(2)
  expect(seen).toEqual(['WRONG', 'WRONG'])
  await isDone()
  expect(await heard()).toEqual(['A', 'B', 'C'])
  await consumers.stop()
})

it('begins with the first fact when it is new', async () => {
  for (const currency of ['A', 'B']) await record(randomUUID(), currency)
  start(hearing())
  await isDone()
  expect((await heard()).toSorted()).toEqual(['A', 'B'])
})

it('goes on in another volume of the log when one is full', async () => {
  const before = 9_999_998
  await database.pool.query('UPDATE fact_head SET number = $1', [before])
  start(hearing())
  const player = randomUUID()
  for (const currency of ['A', 'B', 'C', 'D']) await record(player, currency)
  await isDone()
  expect(await heard()).toEqual(['A', 'B', 'C', 'D'])
  const { rows } = await database.pool.query('SELECT DISTINCT tableoid::regclass::text AS volume FROM fact ORDER BY 1')
  expect(rows).toEqual([{ volume: 'fact_0' }, { volume: 'fact_1' }])
})

it('hears at once of what another process numbered', async () => {
  const notices = listen(database.pool)
  let isListening: () => void = () => undefined
  const listening = new Promise<void>((resolve) => (isListening = resolve))
  notices.on('facts', { heard: () => undefined, mayHaveMissed: isListening })
  await listening
  const consumers = startConsumers({
    pool: database.pool,
    clock,
    logger: silentLogger,
    consumers: [hearing()],
    notices,
  })
  started.push(consumers)
  await isDone()
  await database.pool.query(`SELECT fact_record('account_opened', gen_random_uuid(), '{"currency": "A"}')`)
  await database.pool.query('SELECT fact_number(10)')
  await until(async () => expect(await heard()).toEqual(['A']))
  await notices.stop()
})

/** A player of another share than this one. */
function anotherShare(player: string): string {
  const last = (Number.parseInt(player.slice(-2), 16) + 1) % 256
  return player.slice(0, -2) + last.toString(16).padStart(2, '0')
}
