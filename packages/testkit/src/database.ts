import { createPool, type Pool, type PoolOptions } from '@baize/database'
import { randomToken } from '@baize/kit'
import { inject } from 'vitest'
import { databaseUrl } from './global-setup.ts'
import { dropDatabase, onServer } from './server.ts'

/** A database of one's own with every migration applied; disposing of it drops it. */
export interface TestDatabase extends AsyncDisposable {
  url: string
  pool: Pool
}

/**
 * Clones the migrated template, some tens of milliseconds. Use it with `await using`, once per test file or
 * per test; `options` are those of its pool.
 */
export async function testDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${randomToken(9).replaceAll('-', '_').toLowerCase()}`
  await onServer(server, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject('databaseTemplate')} STRATEGY file_copy`),
  )
  const url = databaseUrl(server, name)
  const pool = createPool(url, options)
  return {
    url,
    pool,
    async [Symbol.asyncDispose]() {
      if (!pool.ending) await pool.end()
      await onServer(server, (admin) => dropDatabase(admin, name))
    },
  }
}
