import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createPool, startEmbeddedPostgres } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { databaseUrl } from './global-setup.ts'
import { memoryFolder } from './memory-folder.ts'
import { dropDatabase, onServer } from './server.ts'

it('drops a database that autovacuum is at work in and that connections are left to', async () => {
  const server = await startServer()
  await onServer(server.url, async (admin) => {
    await admin.query('CREATE DATABASE busy')
    const pool = createPool(databaseUrl(server.url, 'busy'), { max: 1, logger: silentLogger })
    onTestFinished(() => pool.end())
    // Autovacuum pauses after each page, so that it stays until it is sent away.
    await pool.query(`CREATE TABLE slow (number int, filler text) WITH (
      autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`)
    await pool.query("INSERT INTO slow SELECT n, repeat('x', 500) FROM generate_series(1, 50000) n")
    await pool.query('DELETE FROM slow WHERE number % 2 = 0')
    await vi.waitUntil(async () => (await pool.query(OTHERS_IN_DATABASE)).rows.length > 0, {
      timeout: 30_000,
      interval: 100,
    })
    await dropDatabase(admin, 'busy')
    const left = await admin.query("SELECT FROM pg_database WHERE datname = 'busy'")
    expect(left.rows).toEqual([])
  })
}, 60_000)

const OTHERS_IN_DATABASE = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

async function startServer(): Promise<{ url: string }> {
  const dataDir = await mkdtemp(join(memoryFolder(), 'baize-drop-'))
  // The server may run as another user, who must be able to pass through.
  await chmod(dataDir, 0o711)
  const settings = { autovacuum_naptime: '1s' }
  const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger, settings })
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}
