import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from '@baize/kit'
import { EmbeddedPostgresFailure } from './failure.ts'
import { canTraverse, serverUser, type ServerUser } from './server-user.ts'

/** Where one embedded server lives. */
export interface Home {
  /** Holds the cluster, `server.json` and, where needed, a copy of the programs. */
  directory: string
  cluster: string
  user: ServerUser | undefined
}

/** Survives reboots, unlike the directory for temporary files, and everyone may pass through it. */
const SHARED_STATE = '/var/lib/baize'

/** Names the real place when the server cannot live below the data directory. */
export const POINTER = 'postgres-location'

/**
 * Finds or makes the server's home: `<dataDir>/postgres`. When we are root and the data directory lies
 * somewhere the unprivileged server cannot reach (below `/root`), the home is a fresh directory in
 * `/var/lib/baize`, named by the file `postgres-location` in the data directory and in the log.
 */
export async function openHome(dataDir: string, logger: Logger): Promise<Home> {
  const wanted = resolve(dataDir)
  await mkdir(wanted, { recursive: true }).catch((error: Error) => {
    throw new EmbeddedPostgresFailure(`the data directory ${wanted} cannot be created: ${error.message}`)
  })
  const base = await realpath(wanted)
  const pointer = join(base, POINTER)
  const pointed = await readFile(pointer, 'utf8').catch(() => undefined)
  if (pointed) return homeIn(pointed.trim())
  const local = join(base, 'postgres')
  if (await canTraverse(base, await serverUser(join(local, 'cluster')))) return homeIn(local)
  const remote = join(SHARED_STATE, `postgres-${randomBytes(6).toString('hex')}`)
  const home = await homeIn(remote)
  await writeFile(pointer, `${remote}\n`, { flag: 'wx' })
  logger.warn('the database server may not enter the data directory, so its files are elsewhere', {
    dataDir: base,
    postgres: remote,
  })
  return home
}

async function homeIn(directory: string): Promise<Home> {
  try {
    await mkdir(directory, { recursive: true })
    // Others may pass through but not list; the cluster and the password file are closed themselves.
    await chmod(directory, 0o711)
  } catch (error) {
    throw new EmbeddedPostgresFailure(
      `the embedded database needs the directory ${directory}, which cannot be used: ${(error as Error).message}`,
    )
  }
  const cluster = join(directory, 'cluster')
  return { directory, cluster, user: await serverUser(cluster) }
}
