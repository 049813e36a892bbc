import { silentLogger } from '@baize/kit'
import { dropDatabase, testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPool, listen, notify, type Notices, withTransaction } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ logger: silentLogger })
})
afterAll(() => database[Symbol.asyncDispose]())

/** Listens as a process of its own would. */
function start(): Notices {
  const notices = listen(database.pool)
  onTestFinished(() => notices.stop())
  return notices
}

function earOn(notices: Notices, channel: string) {
  const words: string[] = []
  let openings = 0
  const stop = notices.on(channel, {
    heard: (payload) => void words.push(payload),
    mayHaveMissed: () => void openings++,
  })
  return {
    words,
    stop,
    opened: (times = 1) => vi.waitFor(() => expect(openings).toBeGreaterThanOrEqual(times), { timeout: 10_000 }),
    hears: (...expected: string[]) => vi.waitFor(() => expect(words).toEqual(expected), { timeout: 10_000 }),
  }
}

const say = (channel: string, payload?: string) => withTransaction(database.pool, (tx) => notify(tx, channel, payload))

describe('notices of the database', () => {
  it('reach every process that listens to the channel, and nobody else', async () => {
    const [one, other] = [start(), start()]
    const [here, there, elsewhere] = [earOn(one, 'news'), earOn(other, 'news'), earOn(one, 'weather')]
    await Promise.all([here.opened(), there.opened(), elsewhere.opened()])
    await say('news', 'first')
    await say('news')
    await say('weather', 'sunny')
    await here.hears('first', '')
    await there.hears('first', '')
    await elsewhere.hears('sunny')
  })

  it('are not made by a transaction that rolls back', async () => {
    const ear = earOn(start(), 'undone')
    await ear.opened()
    const failing = withTransaction(database.pool, async (tx) => {
      await notify(tx, 'undone', 'never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await say('undone', 'after')
    await ear.hears('after')
  })

  it('come again after the connection was lost, and whoever listens is told to look', async () => {
    const notices = start()
    const ear = earOn(notices, 'steady')
    await ear.opened()
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '% notices'`,
    )
    await ear.opened(2)
    await say('steady', 'back')
    await ear.hears('back')
  })

  it('are looked for until the database answers', async () => {
    const url = new URL(database.url)
    url.pathname += '_later'
    const pool = createPool(url.href, { logger: silentLogger })
    onTestFinished(() => pool.end())
    const notices = listen(pool)
    onTestFinished(() => notices.stop())
    const ear = earOn(notices, 'early')
    const name = url.pathname.slice(1)
    await database.pool.query(`CREATE DATABASE ${name}`)
    onTestFinished(() => dropDatabase(database.pool, name))
    await ear.opened()
    await withTransaction(pool, (tx) => notify(tx, 'early', 'here'))
    await ear.hears('here')
  })

  it('end for one who stops, while others go on', async () => {
    const notices = start()
    const [leaving, staying] = [earOn(notices, 'shared'), earOn(notices, 'shared')]
    await Promise.all([leaving.opened(), staying.opened()])
    leaving.stop()
    await say('shared', 'later')
    await staying.hears('later')
    expect(leaving.words).toEqual([])
  })

  it('reach the others when one who listens fails', async () => {
    const notices = start()
    notices.on('faulty', {
      heard: () => {
        throw new Error('a broken listener')
      },
      mayHaveMissed: () => undefined,
    })
    const ear = earOn(notices, 'faulty')
    await ear.opened()
    await say('faulty', 'still')
    await ear.hears('still')
  })

  it('refuses names that are not plain and payloads that are not short', async () => {
    expect(() => start().on('News; DROP', { heard() {}, mayHaveMissed() {} })).toThrow(RangeError)
    await expect(say('news', 'x'.repeat(1_001))).rejects.toThrow(RangeError)
  })
})
