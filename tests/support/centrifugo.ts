import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './site-process.ts'

const VERSION = '5.4.9'

/** Kept outside the repository, so that it is built once for every clone. */
const BINARY = join(homedir(), '.cache/baize', `centrifugo-${VERSION}`)

/** Why there is no real Centrifugo to test against, or null where there is one. Builds it the first time, for minutes. */
export async function whyNoCentrifugo(): Promise<string | null> {
  if (existsSync(BINARY)) return null
  if (spawnSync('go', ['version']).status !== 0) return `no Go here to build Centrifugo ${VERSION} with`
  return centrifugoBinary().then(
    () => null,
    () => `Centrifugo ${VERSION} could not be built here`,
  )
}

/** The path of the server's program. */
async function centrifugoBinary(): Promise<string> {
  if (existsSync(BINARY)) return BINARY
  const folder = await mkdtemp(join(tmpdir(), 'baize-centrifugo-'))
  const module = `github.com/centrifugal/centrifugo/v5`
  await writeFile(join(folder, 'go.mod'), `module build\ngo 1.23\nrequire ${module} v${VERSION}\n`)
  const built = join(folder, 'centrifugo')
  await promisify(execFile)('go', ['build', '-mod=mod', '-o', built, module], { cwd: folder })
  await mkdir(dirname(BINARY), { recursive: true })
  await promisify(execFile)('mv', [built, `${BINARY}.${process.pid}`])
  await rename(`${BINARY}.${process.pid}`, BINARY)
  await rm(folder, { recursive: true, force: true })
  return BINARY
}

export interface Centrifugo extends AsyncDisposable {
  /** What the platform is told: where the API is, and its key. */
  api: { apiUrl: string; apiKey: string }
  /** Where pages open their sockets. */
  socketUrl: string
}

/** A real Centrifugo on a free port, set up as `docs/realtime.md` says, for the flat configuration of version 5. */
export async function startCentrifugo(tokenSecret: string): Promise<Centrifugo> {
  const binary = await centrifugoBinary()
  const folder = await mkdtemp(join(tmpdir(), 'baize-centrifugo-'))
  const port = await freePort()
  const apiKey = 'a-key-for-tests-only'
  await writeFile(join(folder, 'config.json'), JSON.stringify(configuration(tokenSecret, apiKey, port)))
  const child = spawn(binary, ['-c', join(folder, 'config.json')], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answering(child, `${origin}/health`)
  return {
    api: { apiUrl: `${origin}/api`, apiKey },
    socketUrl: `ws://127.0.0.1:${port}/api/connection/websocket`,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(50)
  }
  throw new Error(`Centrifugo ended with ${child.exitCode}`)
}

function configuration(tokenSecret: string, apiKey: string, port: number): object {
  const own = (name: string) => ({ name, allow_user_limited_channels: true })
  const open = { allow_subscribe_for_client: true, allow_subscribe_for_anonymous: true }
  return {
    address: '127.0.0.1',
    port,
    health: true,
    api_key: apiKey,
    token_hmac_secret_key: tokenSecret,
    token_issuer: 'baize',
    allowed_origins: [],
    allow_anonymous_connect_without_token: true,
    websocket_handler_prefix: '/api/connection/websocket',
    ...open,
    namespaces: [
      ...['wallet', 'payment', 'bonus', 'retention', 'messenger', 'player'].map(own),
      { ...own('game'), ...open },
      { ...own('tournaments'), ...open },
      { name: 'activity-board', ...open, history_size: 32, history_ttl: '24h' },
      { name: 'global', ...open },
      { name: 'session', presence: true },
    ],
  }
}
