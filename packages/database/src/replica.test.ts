import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { silentLogger } from '@baize/kit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPool, type EmbeddedPostgres, type Pool, readFrom, startEmbeddedPostgres } from './index.ts'

const logger = silentLogger
let folder: string
let server: EmbeddedPostgres
let standby: EmbeddedPostgres
let primary: Pool
let replica: Pool

/** A server, and a copy of it that follows. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-replica-'))
  // The server may run as another user, who must be able to pass through.
  await chmod(folder, 0o711)
  const [dataDir, copyDir] = [join(folder, 'primary'), join(folder, 'copy')]
  await (await startEmbeddedPostgres({ dataDir, logger })).stop()
  execFileSync('cp', ['-a', dataDir, copyDir])
  server = await startEmbeddedPostgres({ dataDir, logger })
  const { port, password } = new URL(server.url)
  const version = (await readdir(copyDir, { recursive: true })).find((name) => /^[^/]+\/[^/]+\/PG_VERSION$/.test(name))
  await writeFile(join(copyDir, dirname(version!), 'standby.signal'), '')
  const settings = { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=${password}` }
  standby = await startEmbeddedPostgres({ dataDir: copyDir, logger, settings })
  primary = createPool(server.url, { max: 4, logger })
  replica = createPool(standby.url, { max: 4, logger })
  await primary.query('CREATE TABLE note (id integer PRIMARY KEY)')
})
afterAll(async () => {
  await primary.end()
  await replica.end()
  await standby.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const IS_REPLICA = 'SELECT pg_is_in_recovery() AS there, (SELECT count(*) FROM note) AS notes'

it('lists are read from the replica, and hold what was written a moment before', async () => {
  const read = readFrom(primary, replica, logger)
  await vi.waitFor(async () => expect((await read().query(IS_REPLICA)).rows[0].there).toBe(true), 10_000)
  let there = 0
  for (let id = 1; id <= 20; id += 1) {
    await primary.query('INSERT INTO note VALUES ($1)', [id])
    const { rows } = await read().query(IS_REPLICA)
    expect(rows[0].notes).toBe(id)
    there += Number(rows[0].there)
  }
  expect(there).toBeGreaterThan(0)
})

it('lists are read from the primary while the replica is behind, cannot answer or is gone', async () => {
  const read = readFrom(primary, replica, logger)
  const admin = createPool(standby.url.replace('//baize:', '//postgres:'), { max: 1, logger })
  await admin.query('SELECT pg_wal_replay_pause()')
  await vi.waitFor(async () =>
    expect((await admin.query('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0].state).toBe('paused'),
  )
  await primary.query('INSERT INTO note VALUES (100)')
  const { rows } = await read().query('SELECT pg_is_in_recovery() AS there, (SELECT max(id) FROM note) AS last')
  expect(rows[0]).toEqual({ there: false, last: 100 })
  await admin.query('SELECT pg_wal_replay_resume()')
  await admin.end()

  const stranger = createPool(server.url.replace(/:\d+\//, ':1/'), { max: 1, logger })
  expect((await readFrom(primary, stranger, logger)().query(IS_REPLICA)).rows[0].there).toBe(false)
  await stranger.end()
})
