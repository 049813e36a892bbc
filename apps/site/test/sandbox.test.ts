import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@baize/kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SandboxFailure, type SandboxProcess, startSandbox } from '../src/sandbox.ts'

let directory: string
let sandbox: SandboxProcess | undefined
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'baize-sandbox-'))))
afterEach(async () => {
  await sandbox?.stop()
  sandbox = undefined
  await rm(directory, { recursive: true, force: true })
})

/** A program that notes each of its starts; `body` decides what it does then. */
async function program(body: string): Promise<Parameters<typeof startSandbox>[0]> {
  const entry = join(directory, 'program.mjs')
  const log = JSON.stringify(join(directory, 'starts'))
  await writeFile(
    entry,
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${log}, process.pid + '\\n')
     const starts = readFileSync(${log}, 'utf8').trim().split('\\n').length
     process.on('SIGTERM', () => process.exit(0))
     process.on('disconnect', () => process.exit(0))
     ${body}`,
  )
  return { entry, environment: {}, logger: silentLogger, restartFirstMs: 5 }
}

const starts = async () => (await readFile(join(directory, 'starts'), 'utf8')).trim().split('\n').map(Number)
const within = { timeout: 20_000, interval: 20 }
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts the sandbox again when it crashes, also when the next start fails', async () => {
  sandbox = await startSandbox(
    await program(`if (starts === 2) process.exit(3)
      console.log('sandbox-ready here')
      if (starts === 1) setImmediate(() => process.kill(process.pid, 'SIGKILL'))`),
  )
  await vi.waitFor(async () => expect(await starts()).toHaveLength(3), within)
  const third = (await starts())[2]!
  await sandbox.stop()
  expect(isAlive(third)).toBe(false)
})

it('starts nothing any more once it was stopped', async () => {
  sandbox = await startSandbox({ ...(await program(`console.log('sandbox-ready here')`)), restartFirstMs: 0 })
  await sandbox.stop()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await starts()).toHaveLength(1)
  expect(isAlive((await starts())[0]!)).toBe(false)
})

it('says so when the sandbox ends before it answers', async () => {
  await expect(startSandbox(await program(`console.log('no port'); process.exit(1)`))).rejects.toThrow(
    new SandboxFailure('The sandbox did not start: no port'),
  )
})
