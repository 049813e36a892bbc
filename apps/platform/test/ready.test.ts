import { secureRandom, silentLogger, systemClock } from '@baize/kit'
import { createPlatform } from '@baize/platform'
import { startTestPlatform, testDatabase } from '@baize/testkit'
import { expect, it } from 'vitest'

it('is not ready while the database does not answer or takes no writes, and ready again when it does', async () => {
  await using database = await testDatabase({ max: 1 })
  await using usual = await startTestPlatform()
  const platform = createPlatform({
    pool: database.pool,
    moneyPool: database.pool,
    jobsPool: null,
    config: usual.services.config,
    clock: systemClock,
    random: secureRandom,
    logger: silentLogger,
    fetch,
    agreements: usual.services.agreements,
    centrifugo: null,
  })
  expect(await platform.isReady()).toBe(true)
  const busy = await database.pool.connect()
  expect(await Promise.all([platform.isReady(), platform.isReady()])).toEqual([false, false])
  expect(database.pool.waitingCount).toBe(1)
  busy.release()
  expect(await platform.isReady()).toBe(true)

  await database.pool.query('SET default_transaction_read_only = on')
  expect(await platform.isReady()).toBe(false)
  await database.pool.query('SET default_transaction_read_only = off')
  expect(await platform.isReady()).toBe(true)
})
