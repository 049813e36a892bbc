import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, grantData, many, type Pool } from '@baize/database'
import { ourSchemas } from '@baize/platform'
import { testDatabase } from '@baize/testkit'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { checkProduction, readConfig } from '../src/config/index.ts'
import { freePort } from '../../../tests/support/site-process.ts'
import { startSite } from '../src/site.ts'

afterEach(() => vi.restoreAllMocks())

const pages = async () => ({ handle: async () => ({ status: 200, headers: {}, body: 'page' }) })

/** The embedded server's superuser, whose word is that of our role; a server of one's own may lack it. */
const superuser = Object.assign(new URL(inject('databaseUrl')), { username: 'postgres' })

const closing = (pool: Pool) => ({ pool, [Symbol.asyncDispose]: () => pool.end() })

it.skipIf(process.env.TEST_DATABASE_URL)(
  'serves players and does its jobs in production as a role with rights to data alone',
  async () => {
    const errors: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      if (String(line).includes('"level":"error"')) errors.push(String(line))
      return true
    })
    const database = await testDatabase()
    const role = `site_${randomBytes(6).toString('hex')}`
    const admin = createPool(superuser.href, { max: 1 })
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'word'`)
    const url = Object.assign(new URL(database.url), { username: role, password: 'word' })
    const dataDir = await mkdtemp(join(tmpdir(), 'baize-role-'))
    const environment = {
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      PUBLIC_URL: 'https://play.example',
      SANDBOX: 'off',
      ADDRESS_HEADER: 'x-forwarded-for',
      MAIL_FROM: 'Play <no-reply@play.example>',
      OPERATOR_EMAIL: 'desk@play.example',
      TOKEN_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
      DESK: 'off',
      METRICS_PORT: String(await freePort()),
    }
    const config = readConfig(environment)
    checkProduction(config, environment)
    await expect(startSite(config, pages)).rejects.toMatchObject({ code: '42501' })

    await grantData(database.pool, role, ourSchemas)
    const site = await startSite(config, pages)
    try {
      expect((await fetch(`http://127.0.0.1:${config.port}/api/ping`)).status).toBe(200)
      const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
        version: string
      }
      const live = await fetch(`http://127.0.0.1:${config.port}/api/live`)
      expect([await live.text(), live.headers.get('x-version')]).toEqual(['live', version])
      const guest = await fetch(`http://127.0.0.1:${config.port}/api/settings/general`)
      expect(guest.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      await database.pool.query(`SELECT graphile_worker.add_job('sync-catalogue')`)
      const ended = () => many(database.pool, `SELECT error FROM job_repeated WHERE ended_at IS NOT NULL`)
      await vi.waitFor(async () => expect(await ended()).toContainEqual({ error: null }), { timeout: 30_000 })
      await using own = closing(createPool(url.href, { max: 1 }))
      // Gives up where the site is at the table just then, as the job does, and tries again.
      const months = await vi.waitFor(
        () =>
          many<{ opened: number }>(
            own.pool,
            `SELECT volume_open_until('game_round', now() + interval '200 days') AS opened`,
          ),
        { timeout: 20_000 },
      )
      expect(months[0]!.opened).toBeGreaterThan(2)
      const figures = await (await fetch(`http://127.0.0.1:${config.metrics!.port}/metrics`)).text()
      expect(figures).toMatch(/^baize_up 1$/m)
      expect(figures).toMatch(/^baize_call_seconds_count\{method="GET",route="\/api\/ping",status="200"\} 1$/m)
      expect(figures).toMatch(/^baize_connections\{pool="money",state="open"\} [1-9]/m)
      expect(figures).toMatch(/^baize_consumer_behind\{consumer="\w[^"]*"\} \d+$/m)
    } finally {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
      await database.pool.query(`DROP OWNED BY ${role}`).catch(() => undefined)
      await database[Symbol.asyncDispose]()
      await admin.query(`DROP ROLE ${role}`)
      await admin.end()
    }
    expect(errors).toEqual([])
  },
  60_000,
)
