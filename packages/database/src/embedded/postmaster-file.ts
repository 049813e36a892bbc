import { execFile } from 'node:child_process'
import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What `postmaster.pid` says of the server that holds the cluster. */
export interface PostmasterFile {
  pid: number
  port: number
  /** The server accepts connections. */
  isReady: boolean
}

/** Reads `postmaster.pid`; undefined when there is none or it is still being written. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/**
 * The live server that holds the cluster. A file left by a hard stop is taken away when its number now
 * belongs to no process or to a stranger (numbers are used again quickly in containers).
 */
export async function findPostmaster(cluster: string): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(cluster)
  if (!file) return undefined
  if (isAlive(file.pid) && (await isPostgres(file.pid, cluster))) return file
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}

/** Whether a process of this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In doubt the answer is yes: taking a live server's file away would cost data. */
async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // The server works inside its cluster; a directory that was moved or removed still says so.
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return place === undefined ? isAlive(pid) : place === cluster || place.endsWith('cluster (deleted)')
  }
  const [program, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/fo', 'csv', '/nh', '/fi', `PID eq ${pid}`]
      : ['ps', '-o', 'comm=', '-p', `${pid}`]
  const answer = await promisify(execFile)(program, args).catch(() => undefined)
  return answer === undefined ? isAlive(pid) : answer.stdout.includes('postgres')
}
