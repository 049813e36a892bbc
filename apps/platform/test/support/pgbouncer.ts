import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
)
/** It refuses to run as root; this is nobody, as on Debian. */
const NOBODY = 65534

/** Whether a pgbouncer is on this machine. */
export const hasPgbouncer = PROGRAM !== undefined

/** A pgbouncer in transaction mode before the server of `url`, with so few connections that clients must share them. */
export async function startPgbouncer(url: string, { port, connections }: { port: number; connections: number }) {
  const server = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'baize-pooler-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const secret = server.password === '' ? '' : ` password=${decodeURIComponent(server.password)}`
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(PROGRAM!, ['-q', file], { stdio: ['ignore', 'ignore', 'pipe'], ...user })
  await standing(child, port)
  return {
    /** Where it listens, for the address of any database of the server. */
    host: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function standing(child: ChildProcess, port: number): Promise<void> {
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${said}`)
    await delay(50)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
