import { createPool, type Pool, type Queryable } from '@baize/database'

/** Calls `work` with a connection to the server at `url`, which is closed afterwards. */
export async function onServer<Result>(url: string, work: (admin: Pool) => Promise<Result>): Promise<Result> {
  const admin = createPool(url, { max: 1 })
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/**
 * Ends the connections that the own role still has to the database `name`, and drops it. `WITH (FORCE)` would
 * end those of autovacuum too, which belong to the superuser and so make it fail; without, the server sends
 * autovacuum away itself.
 */
export async function dropDatabase(admin: Queryable, name: string): Promise<void> {
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = $1 AND usename = current_user AND pid <> pg_backend_pid()`,
    [name],
  )
  await admin.query(`DROP DATABASE IF EXISTS ${name}`)
}
