import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'

import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SandboxConfigError, readSandboxConfig } from '../src/config.ts'
import { GAME } from './studio-support.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NAMES = [
  'STUDIO_SECRET',
  'BETTING_SECRET',
  'CASHIER_SECRET',
  'GIROWELL_SECRET',
  'KIOSKO_SECRET',
  'WOBBLE_SECRET',
  'MAIL_SECRET',
  'TELEPHONE_SECRET',
  'GOOGLE_SECRET',
  'AUTH0_SECRET',
  'TELEGRAM_SECRET',
  'SUMSUB_SECRET',
  'CHAIN_SECRET',
  'GAMSTOP_SECRET',
  'BETGUARD_SECRET',
  'SPELPAUS_SECRET',
  'OASIS_SECRET',
  'RATES_SECRET',
  'LIVECHAT_SECRET',
  'FRESHCHAT_SECRET',
  'TRAILHEAD_SECRET',
  'SIGNPOST_SECRET',
]
const SECRETS = Object.fromEntries(NAMES.map((name) => [name, SECRET]))

describe('the configuration', () => {
  it('has a default for everything but the secrets', () => {
    expect(readSandboxConfig(SECRETS)).toMatchObject({
      port: 3100,
      url: 'http://localhost:3100',
      siteOrigin: 'http://localhost:3000',
      platformUrl: 'http://localhost:3000',
    })
  })

  it.each([
    ['CASHIER_SECRET', 'too short'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_PORT', 'x'],
    ['SITE_URL', 'localhost'],
    ['SITE_URL', 'https://site.example/path'],
    ['PLATFORM_URL', 'ftp://site.example'],
    ['SANDBOX_URL', 'nothing'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    const read = () => readSandboxConfig({ ...SECRETS, [name]: value })
    expect(read).toThrow(SandboxConfigError)
    expect(read).toThrow(name)
  })
})

describe('the process', () => {
  let directory: string
  let child: ChildProcess | undefined

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  })

  async function start(environment: Record<string, string> = {}) {
    const port = String(await freePort())
    child = fork(fileURLToPath(new URL('../src/main.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, SANDBOX_PORT: port, ...SECRETS, DATA_DIR: directory, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    let problems = ''
    child.stderr!.on('data', (chunk: Buffer) => (problems += chunk.toString()))
    const exited = new Promise<number | null>((resolve) => child!.once('exit', (code) => resolve(code)))
    const ready = new Promise<string>((resolve) => {
      child!.stdout!.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const url = /^sandbox-ready (\S+)$/m.exec(output)?.[1]
        if (url) resolve(url)
      })
    })
    return { process: child, exited, ready, problems: () => problems, port }
  }

  it('says where it is when it answers, and ends on SIGTERM', async () => {
    const sandbox = await start()
    const url = await sandbox.ready
    expect(url).toBe(`http://localhost:${sandbox.port}`)
    expect((await fetch(`http://127.0.0.1:${sandbox.port}/play/${GAME.identity}`)).status).toBe(200)
    sandbox.process.kill('SIGTERM')
    expect(await sandbox.exited).toBe(0)
  })

  it('listens on this machine alone, and lets nobody else of it read what it keeps', async () => {
    chmodSync(directory, 0o755)
    writeFileSync(join(directory, 'letters.jsonl'), '', { mode: 0o644 })
    const sandbox = await start()
    await sandbox.ready
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    const [elsewhere] = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    if (elsewhere) await expect(fetch(`http://${elsewhere.address}:${sandbox.port}/ping`)).rejects.toThrow()
    expect((await fetch(`http://127.0.0.1:${sandbox.port}/ping`)).status).toBe(200)
  })

  it('ends when its parent is gone', async () => {
    const sandbox = await start()
    await sandbox.ready
    sandbox.process.disconnect()
    expect(await sandbox.exited).toBe(0)
  })

  it('does not start with a bad setting and says which', async () => {
    const sandbox = await start({ SITE_URL: 'nonsense' })
    expect(await sandbox.exited).toBe(1)
    expect(sandbox.problems()).toContain('SITE_URL')
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
