import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The secret the companies around the platform share with it in tests. */
export const PROVIDER_SECRET = 'a-secret-for-tests-only-0123456789abcdef'

/** Tests and measurements give every visitor an address of its own, as an edge would. */
export const ADDRESS_HEADER = 'x-test-address'

export interface SiteProcess {
  url: string
  sandboxUrl: string
  dataDir: string
  /** From the start of the process to its line `ready`. */
  readyMs: number
  pid: number
  /** Ends the site as an operator would and waits for the end. */
  stop(): Promise<void>
  /** Kills the process and all below it at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts again on the same data and ports. */
  restart(): Promise<SiteProcess>
  /** Stops and deletes the data. */
  [Symbol.asyncDispose](): Promise<void>
}

export interface SiteProcessOptions {
  dataDir?: string
  /** Where a fresh data directory is made, unless among the temporary files. */
  folder?: string
  port?: number
  sandboxPort?: number
  environment?: Record<string, string>
  command?: readonly [string, ...string[]]
  /** Hears every line that the process writes. */
  onLine?: (line: string) => void
  /** Countries to close once it stands, as `npm run country` does: code and word. */
  restrictions?: Readonly<Record<string, 'closed' | 'no-sign-in'>>
}

/** Between asking for a free port and listening on it another program may take it. */
const PORT_TRIES = 5
const PORT_TAKEN = /PORT \d+ is in use by another program/

/** Runs the built site as a program of its own, on free ports and a fresh data directory unless told. */
export async function startSiteProcess(options: SiteProcessOptions = {}): Promise<SiteProcess> {
  const dataDir = options.dataDir ?? (await newDataDir(options.folder))
  for (let tries = 1; ; tries += 1) {
    try {
      const site = await launch({ ...options, dataDir })
      for (const [country, word] of Object.entries(options.restrictions ?? {}))
        await operate(dataDir, 'country', country, word)
      return site
    } catch (error) {
      const isChosen = options.port !== undefined || options.sandboxPort !== undefined
      if (isChosen || tries === PORT_TRIES || !PORT_TAKEN.test(String(error))) throw error
    }
  }
}

/** The database server may run as another user, who must be able to pass through. */
async function newDataDir(folder = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'baize-site-'))
  await chmod(dataDir, 0o711)
  return dataDir
}

async function launch(options: SiteProcessOptions & { dataDir: string }): Promise<SiteProcess> {
  const { dataDir } = options
  const port = options.port ?? (await freePort())
  const sandboxPort = options.sandboxPort ?? (await freePort())
  const [program, ...args] = options.command ?? [process.execPath, join(root, 'dist/site/main.js')]
  const startedAtMs = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOUSE_MODE: 'demo',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      PROVIDER_SECRET,
      ADDRESS_HEADER,
      GALLERY: 'on',
      ...options.environment,
    },
  })
  const { onLine } = options
  if (onLine) for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', onLine)
  const url = await readyUrl(child)
  const readyMs = performance.now() - startedAtMs
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const again = { ...options, port, sandboxPort }
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return {
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    readyMs,
    pid: child.pid!,
    stop,
    async kill() {
      for (const pid of [child.pid!, ...descendantsOf(child.pid!)]) tryKill(pid)
      await exited
    },
    restart: () => launch(again),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs an operator's command (`country`, `wins`, …) on the site's data and returns what it printed. */
export async function operate(dataDir: string, command: string, ...args: string[]): Promise<string> {
  const program = [join(root, `dist/site/commands/${command}.js`), ...args]
  const environment = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, env: environment })
  return stdout
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const match = /^ready (\S+)$/m.exec(output)
      if (match) resolve(match[1]!)
    }
    child.stdout!.on('data', onOutput)
    child.stderr!.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
}

/** Ids of all processes below `pid`, deepest last. */
export function descendantsOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = new Map<number, number[]>()
  for (const row of rows) {
    const [id, parent] = row.trim().split(/\s+/).map(Number) as [number, number]
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  const found: number[] = []
  for (let queue = [pid]; queue.length > 0;) {
    queue = queue.flatMap((parent) => children.get(parent) ?? [])
    found.push(...queue)
  }
  return found
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Below the ports that systems give to connections going out, any of which could be taken a moment later. */
const PORTS = { first: 15_000, count: 15_000 }

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
