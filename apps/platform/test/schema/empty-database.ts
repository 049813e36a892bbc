import { createPool } from '@baize/database'
import { testDatabase } from '@baize/testkit'

/** A database without a table; disposing of it drops it. */
export async function emptyDatabase() {
  const database = await testDatabase({ max: 1 })
  await database.pool.query('DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public')
  await database.pool.end()
  const pool = createPool(database.url, { max: 2 })
  return {
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await database[Symbol.asyncDispose]()
    },
  }
}
