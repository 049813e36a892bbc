import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, startTestProcess, type TestDatabase, testDatabase, type TestProcess } from '@baize/testkit'
import { type TestProgram, testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveDesk } from '../../apps/site/src/desk/serve-desk.ts'
import { root } from '../support/sources.ts'

let program: TestProgram
let database: TestDatabase
let site: TestProcess
let dataDir: string
let stopDesk: () => Promise<void>

beforeAll(async () => {
  program = await testProgram(new URL('../../apps/site/src/commands/operator.ts', import.meta.url))
  database = await testDatabase()
  site = await startTestProcess(database)
  dataDir = await mkdtemp(join(tmpdir(), 'baize-desk-'))
  stopDesk = await serveDesk({ host: '127.0.0.1', port: 0, dataDir, pageDir: null }, site.platform)
})
afterAll(async () => {
  await stopDesk()
  await site[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
  await program[Symbol.asyncDispose]()
})

interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

const sessionFile = () => join(dataDir, 'session', 'operator.json')

/** Runs the command as somebody at a shell would, with what they type. */
function operator(words: string[], typed: (stderr: string) => string[] = () => []): Promise<Outcome> {
  const { tokenSecret } = site.config
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, TOKEN_SECRET: tokenSecret }
  const child = spawn(process.execPath, [program.file, ...words], {
    cwd: root,
    env: { ...env, OPERATOR_SESSION: sessionFile() },
  })
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  let answered = 0
  child.stderr.on('data', (chunk: Buffer) => {
    outcome.stderr += chunk.toString()
    if (!outcome.stderr.endsWith(': ')) return
    child.stdin.write(`${typed(outcome.stderr)[answered] ?? ''}\n`)
    answered += 1
  })
  child.stdout.on('data', (chunk: Buffer) => (outcome.stdout += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...outcome, code })))
}

/** The authenticator of the one who runs the commands; each of its codes works once. */
let authenticatorKey = ''
const code = (later = 0) => codeOf(authenticatorKey, Date.now() + later * 30_000)
const password = 'a long enough one'

it('makes the first owner, takes the invitation and signs in, with no secret among the arguments', async () => {
  const { stdout: invitation, code: exitCode } = await operator(['owner', 'anna'])
  expect(exitCode).toBe(0)
  const accepted = await operator(['accept'], (stderr) => {
    authenticatorKey = /key by hand: (\w+)/.exec(stderr)?.[1] ?? ''
    return [invitation.trim(), password, authenticatorKey && code(-1)]
  })
  expect(accepted.stdout).toMatch(/^otpauth:\/\/totp\/Baize:anna\?/)
  expect(accepted).toMatchObject({ code: 0, stderr: expect.stringContaining('sign-in anna') })
  const signedIn = await operator(['sign-in', 'anna'], () => [password, code()])
  expect(signedIn).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('Signed in as owner') })
  expect((await stat(sessionFile())).mode & 0o777).toBe(0o600)
  const { token } = JSON.parse(await readFile(sessionFile(), 'utf8')) as { token: string }
  expect(JSON.stringify(signedIn)).not.toContain(token)
})

it('calls an operation with its fields and prints the answer', async () => {
  const player = await site.player()
  const {
    code: exitCode,
    stdout,
    stderr,
  } = await operator(['list-players', '--email', player.email, '--per-page', '5'])
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ id: player.id, email: player.email })])
  expect(stderr).toContain('page 1 of 1, 1 in all')
})

it('prints what affiliate companies brought and do not have yet', async () => {
  const figures = await operator(['list-affiliate-figures', '--by', 'month', '--per', 'company'])
  expect(figures).toMatchObject({ code: 0, stderr: expect.stringContaining('0 in all') })
  expect(JSON.parse(figures.stdout)).toEqual([])
  expect(await operator(['list-postbacks', '--state', 'given_up'])).toMatchObject({ code: 0, stdout: '[]\n' })
  const id = '5b0f0c0e-3f0b-4b7e-9a52-0f4f7f0c7a11'
  const retried = await operator(['retry-postbacks', '--ids', id, '--reason', 'the company is back'])
  expect(JSON.parse(retried.stdout)).toEqual({ count: 0 })
})

it('says by field what is wrong, and exits 1', async () => {
  expect(
    await operator(['create-operator', '--name', 'Berta', '--roles', 'risk,support', '--reason', 'new']),
  ).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('--name: Value is not valid') })
  expect(await operator(['create-operator', '--name', 'berta'])).toMatchObject({
    code: 1,
    stderr: 'Missing: --roles --reason.\n',
  })
  expect(await operator(['list-players', '--nick', 'x'])).toMatchObject({
    stderr: 'listPlayers has no field --nick.\n',
  })
  expect(await operator(['win-everything'])).toMatchObject({ code: 1 })
})

it('says where the desk is', async () => {
  expect(await operator(['desk'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\n$/),
  })
})

it('tells of every operation from the contract', async () => {
  expect((await operator(['--help'])).stdout).toMatch(/^ {2}get-player +Everything that is known/m)
  expect((await operator(['update-operator', '--help'])).stdout).toMatch(
    /For: owner\n\n.*--operator-id .*needed\n.*one of support, payments/,
  )
})

it('signs out, and then asks to sign in', async () => {
  expect(await operator(['sign-out'])).toMatchObject({ code: 0 })
  await expect(stat(sessionFile())).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await operator(['list-operators'])).toMatchObject({ code: 1, stderr: expect.stringContaining('sign-in') })
})
