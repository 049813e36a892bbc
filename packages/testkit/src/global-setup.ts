import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createPool, migrate, startEmbeddedPostgres, stopAbandonedPostgres } from '@baize/database'
import { jsonLogger, randomToken, silentLogger } from '@baize/kit'
import { platformSchema } from '@baize/platform/schema'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from './memory-folder.ts'
import { dropDatabase } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where `testDatabase` may create databases. */
    databaseUrl: string
    /** The migrated database it clones. */
    databaseTemplate: string
  }
}

/**
 * Runs once per vitest run: starts one server (or takes the one named by `TEST_DATABASE_URL`), applies every
 * migration to a template database, and removes both afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `baize_template_${randomToken(6).replaceAll('-', '_').toLowerCase()}`
  const admin = createPool(server.url, { max: 1 })
  await admin.query(`CREATE DATABASE ${template}`)
  const pool = createPool(databaseUrl(server.url, template), { max: 1 })
  await migrate(pool, platformSchema())
  await pool.end()
  project.provide('databaseUrl', server.url)
  project.provide('databaseTemplate', template)
  return async () => {
    await dropDatabase(admin, template)
    await admin.end()
    await server.stop()
  }
}

/** The same server and role, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const PREFIX = 'baize-test-'
const ABANDONED_AFTER_MS = 30 * 60_000

/** A run that was killed hard could not clean up; the next one does it, and leaves those that still run. */
async function removeAbandoned(): Promise<void> {
  const folder = memoryFolder()
  for (const name of await readdir(folder)) {
    const dataDir = join(folder, name)
    const details = name.startsWith(PREFIX) ? await stat(dataDir).catch(() => undefined) : undefined
    if (!details || Date.now() - details.mtimeMs < ABANDONED_AFTER_MS) continue
    const isStopped = await stopAbandonedPostgres({ dataDir, logger: silentLogger }).catch(() => false)
    if (isStopped) await rm(dataDir, { recursive: true, force: true })
  }
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL
  if (external) return { url: external, stop: async () => undefined }
  await removeAbandoned()
  const dataDir = await mkdtemp(join(memoryFolder(), PREFIX))
  // The server may run as another user, who must be able to pass through.
  await chmod(dataDir, 0o711)
  const quiet = { ...jsonLogger(), info: () => undefined }
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '256MB' }
  const server = await startEmbeddedPostgres({ dataDir, logger: quiet, settings })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
