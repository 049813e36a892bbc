import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { type AddressInfo, Socket, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { EmbeddedPostgresFailure } from './failure.ts'
import type { Home } from './home.ts'
import { isAlive, readPostmasterFile } from './postmaster-file.ts'
import { serverArguments } from './server-settings.ts'

const POLL_MS = 10
const START_PATIENCE_MS = 60_000
const STOP_PATIENCE_MS = 20_000
const KILL_PATIENCE_MS = 10_000

/** After a hard stop the children of the old server hold its memory for a moment; a port may be taken. */
const PASSING = /lock file .* already exists|shared memory block .* is still in use|could not (bind|create any TCP)/

export interface Postmaster {
  pid: number
  port: number
}

/**
 * Starts the server and returns when it accepts connections, crash recovery included. Undefined when it
 * gave up for a reason that passes; throws with the server's last words for any other.
 */
export async function startPostmaster(
  home: Home,
  binaries: Binaries,
  port: number,
  settings: Record<string, string>,
): Promise<Postmaster | undefined> {
  // Its own process group: Ctrl-C in a terminal reaches us alone, and we stop the server in order.
  const child = spawn(binaries.postgres, serverArguments(home.cluster, port, settings), {
    ...home.user,
    cwd: home.directory,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const lastWords = collectOutput(child)
  if (await becomesReady(child, home.cluster)) return { pid: child.pid!, port }
  if (PASSING.test(lastWords())) return undefined
  throw new EmbeddedPostgresFailure(`PostgreSQL did not start: ${lastWords()}`)
}

/** Stops the server: connections are ended, everything is written, and no process is left when it returns. */
export async function stopPostmaster({ pid }: { pid: number }, home: Home, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast', '-w']).catch(() => undefined)
  } else {
    signal(pid, 'SIGINT')
  }
  if (await isGone(pid, STOP_PATIENCE_MS)) return
  // Ends at once and recovers at the next start; nothing committed is lost.
  signal(pid, process.platform === 'win32' ? 'SIGKILL' : 'SIGQUIT')
  if (await isGone(pid, KILL_PATIENCE_MS)) return
  throw new EmbeddedPostgresFailure(`PostgreSQL (process ${pid}) does not stop`)
}

/** Asks the server to stop without waiting, for the last moment of a process. */
export function requestStop({ pid }: { pid: number }): void {
  if (process.platform !== 'win32') signal(pid, 'SIGINT')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(POLL_MS)) if (!isAlive(pid)) return true
  return !isAlive(pid)
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let hasEnded = false
  // 'close' comes after the last of the output, 'exit' may come before it.
  child.on('error', () => (hasEnded = true)).on('close', () => (hasEnded = true))
  for (const end = Date.now() + START_PATIENCE_MS; !hasEnded; await delay(POLL_MS)) {
    const file = await readPostmasterFile(cluster)
    if (file?.pid === child.pid && file?.isReady) {
      child.unref()
      return true
    }
    if (Date.now() > end) throw new EmbeddedPostgresFailure(`PostgreSQL is not ready after ${START_PATIENCE_MS} ms`)
  }
  return false
}

function collectOutput(child: ChildProcess): () => string {
  let tail = ''
  const add = (text: string) => (tail = (tail + text).slice(-2000))
  child.stderr!.setEncoding('utf8').on('data', add)
  child.on('error', (error) => add(error.message))
  // Reading goes on for the life of the server but keeps nobody awake.
  if (child.stderr instanceof Socket) child.stderr.unref()
  return () => tail.trim()
}

/** A loopback port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
