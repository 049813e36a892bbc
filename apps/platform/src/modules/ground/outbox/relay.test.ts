import { withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publish, startRelay, wakeRelays, type FactPublisher, type Relay } from './index.ts'

let database: TestDatabase
let relays: Relay[]
beforeEach(async () => {
  database = await testDatabase({ max: 30 })
  relays = []
})
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()))
  await database[Symbol.asyncDispose]()
})

function relayTo(publisher: FactPublisher): Relay {
  const relay = startRelay({ pool: database.pool, publisher, logger: silentLogger })
  relays.push(relay)
  return relay
}

/** A publisher that notes what arrives, and fails while `isBroken` says so. */
function recorder(isBroken: (channel: string, data: object) => boolean = () => false) {
  const seen: { channel: string; data: { place?: number }; id: string }[] = []
  return {
    seen,
    publish(channel: string, data: object, id: string) {
      if (isBroken(channel, data)) throw new Error('the hub is away')
      seen.push({ channel, data, id })
    },
  }
}

const say = (channel: string, data: object) => withTransaction(database.pool, (tx) => publish(tx, { channel, data }))
const waiting = async () => (await database.pool.query('SELECT FROM outbox')).rowCount

it('delivers what was committed, in order, and keeps nothing', async () => {
  const hub = recorder()
  const relay = relayTo(hub)
  for (let place = 0; place < 20; place++) await say('wallet', { place })
  await relay.idle()
  expect(hub.seen.map(({ data }) => data.place)).toEqual(Array.from({ length: 20 }, (_, place) => place))
  expect(await waiting()).toBe(0)
})

it('says nothing of a transaction that rolled back', async () => {
  const hub = recorder()
  const relay = relayTo(hub)
  const attempt = withTransaction(database.pool, async (tx) => {
    await publish(tx, { channel: 'wallet', data: { place: 1 } })
    throw new Error('changed our mind')
  })
  await expect(attempt).rejects.toThrow('changed our mind')
  await say('wallet', { place: 2 })
  await relay.idle()
  expect(hub.seen.map(({ data }) => data.place)).toEqual([2])
})

it('wakes by the commit itself, and by a call after SQL that wrote', async () => {
  const hub = recorder()
  relayTo(hub)
  await say('wallet', { place: 1 })
  await vi.waitFor(() => expect(hub.seen).toHaveLength(1), { timeout: 10_000, interval: 5 })
  await database.pool.query(`INSERT INTO outbox (channel, data) VALUES ('wallet', '{"place": 2}')`)
  wakeRelays()
  await vi.waitFor(() => expect(hub.seen).toHaveLength(2), { timeout: 10_000, interval: 5 })
})

it('finds by itself what another process wrote', async () => {
  const hub = recorder()
  await relayTo(hub).idle()
  await database.pool.query(`INSERT INTO outbox (channel, data) VALUES ('wallet', '{"place": 1}')`)
  await vi.waitFor(() => expect(hub.seen).toHaveLength(1), { timeout: 10_000, interval: 20 })
})

it('keeps what the hub did not take, tries again, and leaves no gap', async () => {
  let isAway = true
  const hub = recorder(() => isAway)
  const relay = relayTo(hub)
  for (let place = 0; place < 5; place++) await say('wallet', { place })
  expect(await waiting()).toBe(5)
  isAway = false
  await relay.idle()
  expect(hub.seen.map(({ data }) => data.place)).toEqual([0, 1, 2, 3, 4])
})

it('lets the other channels through while one fails, and then repeats that one in order', async () => {
  let isAway = true
  const hub = recorder((channel, data) => isAway && channel === 'broken' && (data as { place: number }).place === 1)
  for (let place = 0; place < 4; place++) await say(place % 2 ? 'broken' : 'sound', { place })
  for (let place = 4; place < 6; place++) await say('broken', { place })
  const relay = relayTo(hub)
  await vi.waitFor(async () => expect(await waiting()).toBe(4), { timeout: 10_000, interval: 10 })
  const sound = hub.seen.filter(({ channel }) => channel === 'sound')
  expect(sound.map(({ data }) => data.place)).toEqual([0, 2])
  isAway = false
  await relay.idle()
  const broken = hub.seen.filter(({ channel }) => channel === 'broken').map(({ data }) => data.place)
  // At least once: what had slipped through behind the failure comes again, in order.
  expect(broken.slice(-4)).toEqual([1, 3, 4, 5])
  const ids = new Map(hub.seen.map(({ id, data }) => [id, data.place]))
  expect(ids.size, 'a repeat has the id of the first').toBe(6)
})

it('lets the other channels through when more than a batch of one cannot be delivered', async () => {
  await database.pool.query(`INSERT INTO outbox (channel, data) SELECT 'broken', '{}' FROM generate_series(1, 600)`)
  await say('sound', { place: 1 })
  const hub = recorder((channel) => channel === 'broken')
  relayTo(hub)
  await vi.waitFor(() => expect(hub.seen).toHaveLength(1), { timeout: 10_000, interval: 10 })
  expect(await waiting()).toBe(600)
})

it('drops what the hub refuses for good, says so, and goes on', async () => {
  const hub = recorder()
  const refusing = {
    publish(channel: string, data: object, id: string) {
      if (channel === 'unknown') throw Object.assign(new Error('unknown channel'), { isFinal: true })
      hub.publish(channel, data, id)
    },
  }
  const errors: unknown[] = []
  const logger = { ...silentLogger, error: (_message: string, error: unknown) => void errors.push(error) }
  await say('unknown', { place: 1 })
  await say('wallet', { place: 2 })
  const relay = startRelay({ pool: database.pool, publisher: refusing, logger })
  relays.push(relay)
  await relay.idle()
  expect(hub.seen.map(({ data }) => data.place)).toEqual([2])
  expect(await waiting()).toBe(0)
  expect(errors).toEqual([expect.objectContaining({ message: 'unknown channel' })])
})

it('waits for a publisher that answers later, and counts its failure', async () => {
  const answers: { place: number; resolve: () => void; reject: (error: Error) => void }[] = []
  const relay = relayTo({
    publish: (_channel, data) =>
      new Promise((resolve, reject) => answers.push({ place: (data as { place: number }).place, resolve, reject })),
  })
  await say('wallet', { place: 1 })
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 10_000, interval: 5 })
  expect(await waiting()).toBe(1)
  answers[0]!.reject(new Error('refused'))
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 10_000, interval: 5 })
  expect(answers[1]!.place).toBe(1)
  answers[1]!.resolve()
  await relay.idle()
  expect(await waiting()).toBe(0)
})

it('delivers each fact once, in order, when several relays share the work', async () => {
  const hub = recorder()
  const shared = Array.from({ length: 4 }, () => relayTo(hub))
  for (let place = 0; place < 200; place += 20) {
    await withTransaction(database.pool, async (tx) => {
      for (let step = 0; step < 20; step++) await publish(tx, { channel: 'wallet', data: { place: place + step } })
    })
  }
  await Promise.all(shared.map((relay) => relay.idle()))
  expect(hub.seen.map(({ data }) => data.place)).toEqual(Array.from({ length: 200 }, (_, place) => place))
})

it('gets through more than a batch without a pause', async () => {
  await database.pool.query(
    `INSERT INTO outbox (channel, data) SELECT 'wallet', jsonb_build_object('place', place) FROM generate_series(0, 1999) AS place`,
  )
  const hub = recorder()
  await relayTo(hub).idle()
  expect(hub.seen).toHaveLength(2000)
})

it('asks no more than every 20 ms, however many commits wake it', async () => {
  const hub = recorder()
  const takes: number[] = []
  const query = database.pool.query.bind(database.pool) as (...query: unknown[]) => unknown
  Object.assign(database.pool, {
    query: (...asked: unknown[]) => {
      if ((asked[0] as { name?: string }).name === 'outbox-take') takes.push(performance.now())
      return query(...asked)
    },
  })
  const relay = relayTo(hub)
  for (let place = 0; place < 60; place++) await say('wallet', { place })
  await relay.idle()
  expect(hub.seen).toHaveLength(60)
  const pauses = takes.slice(1).map((at, place) => at - takes[place]!)
  expect(Math.min(...pauses)).toBeGreaterThan(19)
})

it('leaves the rest for the next relay when it is stopped', async () => {
  const first = recorder()
  const relay = relayTo(first)
  await relay.idle()
  await relay.stop()
  await relay.idle()
  await say('wallet', { place: 1 })
  expect(first.seen).toEqual([])
  const second = recorder()
  await relayTo(second).idle()
  expect(second.seen).toHaveLength(1)
})

it('waits for its publisher in no transaction, and holds nobody up who never answers', async () => {
  let isAway = true
  const hub = recorder()
  relayTo({
    publish: (channel, data, id) => (isAway ? new Promise(() => undefined) : hub.publish(channel, data, id)),
  })
  await say('wallet', { place: 1 })
  const stateOfRelay = async () =>
    (await database.pool.query(`SELECT holder IS NOT NULL AS holds FROM relay_turn`)).rows[0].holds as boolean
  await vi.waitFor(async () => expect(await stateOfRelay()).toBe(true), { timeout: 10_000, interval: 5 })
  const { rows } = await database.pool.query(
    `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  )
  expect(rows).toEqual([])
  isAway = false
  await vi.waitFor(() => expect(hub.seen).toHaveLength(1), { timeout: 15_000, interval: 20 })
})

it('goes on where a relay died in its turn', async () => {
  await database.pool.query(`UPDATE relay_turn SET holder = 'dead', until = now() + interval '700 ms'`)
  await say('wallet', { place: 1 })
  const hub = recorder()
  await relayTo(hub).idle()
  expect(hub.seen).toHaveLength(1)
  const { rows } = await database.pool.query('SELECT until < clock_timestamp() AS is_over, holder FROM relay_turn')
  expect(rows[0].holder).not.toBe('dead')
})

it('leaves what another relay has in hand to that one', async () => {
  await database.pool.query(`UPDATE relay_turn SET holder = 'another', until = now() + interval '1 hour'`)
  await say('wallet', { place: 1 })
  const hub = recorder()
  const relay = relayTo(hub)
  const idle = relay.idle()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(hub.seen).toEqual([])
  await database.pool.query('UPDATE relay_turn SET holder = NULL')
  await idle
  expect(hub.seen).toHaveLength(1)
})
