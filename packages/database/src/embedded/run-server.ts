import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@baize/kit'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { DataDirectoryInUse, EmbeddedPostgresFailure } from './failure.ts'
import type { Home } from './home.ts'
import { takeOwnership, type Ownership } from './ownership.ts'
import { findPostmaster, isAlive } from './postmaster-file.ts'
import { freePort, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'

export interface RunOptions {
  dataDir: string
  password: string
  settings: Record<string, string>
  logger: Logger
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 50

/** Starts the server and takes it, after stopping an orphan that an earlier process of ours left behind. */
export async function runServer(
  home: Home,
  binaries: Binaries,
  options: RunOptions,
): Promise<{ postmaster: Postmaster; ownership: Ownership }> {
  let lost: Postmaster | undefined
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(PAUSE_MS)) {
    if (!(await stopOrphan(home, binaries, options))) continue
    const postmaster = await startPostmaster(home, binaries, await freePort(), options.settings)
    if (!postmaster) continue
    const ownership = await takeOwnership(postmaster.port, options.password, options.logger).catch(
      async (error: Error) => {
        // A process that started at the same moment took our server for an orphan; the next look finds its own.
        if (isGoingDown(error)) return 'lost' as const
        await stopPostmaster(postmaster, home, binaries)
        throw notOurs(home, error)
      },
    )
    if (ownership === 'lost') {
      lost = postmaster
      continue
    }
    // Whoever took it in this instant owns the server we started, so it is theirs to stop.
    if (!ownership) throw inUse(options)
    return { postmaster, ownership }
  }
  if (lost && isAlive(lost.pid)) await stopPostmaster(lost, home, binaries)
  throw new EmbeddedPostgresFailure(
    `the database in ${options.dataDir} is held by a server that neither answers nor ends`,
  )
}

/**
 * Stops a server whose owner died. True when none holds the cluster any more; false when one does that cannot
 * be asked yet. Throws when the owner lives.
 */
export async function stopOrphan(
  home: Home,
  binaries: Binaries,
  options: Omit<RunOptions, 'settings'>,
): Promise<boolean> {
  const found = await findPostmaster(home.cluster)
  if (!found) return true
  if (!found.isReady) return false
  let ownership: Ownership | undefined
  try {
    ownership = await takeOwnership(found.port, options.password, options.logger)
  } catch (error) {
    if (isPasswordRefusal(error)) throw notOurs(home, error as Error)
    // It is on its way down, or up again after a crash; its process tells.
    return !isAlive(found.pid)
  }
  if (!ownership) throw inUse(options)
  options.logger.info('stopping the database server an earlier process left behind', { pid: found.pid })
  // Held to its end, or who started it could have it for a moment and believe it theirs.
  await ownership.release(() => stopPostmaster(found, home, binaries))
  return true
}

function inUse({ dataDir }: { dataDir: string }): EmbeddedPostgresFailure {
  return new DataDirectoryInUse(`the data directory ${dataDir} is used by another running process`)
}

function notOurs(home: Home, error: Error): EmbeddedPostgresFailure {
  const secrets = join(home.directory, 'server.json')
  return isPasswordRefusal(error)
    ? new EmbeddedPostgresFailure(`the database in ${home.cluster} has another password than ${secrets}`)
    : new EmbeddedPostgresFailure(`the database in ${home.cluster} does not answer: ${error.message}`)
}

/** It was told to stop: it ends its sessions, takes no more, or no longer listens. */
function isGoingDown(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
}

function isPasswordRefusal(error: unknown): boolean {
  return (error as { code?: string }).code === '28P01'
}
