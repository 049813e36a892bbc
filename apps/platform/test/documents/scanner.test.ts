import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, testConfig, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { photo } from './files.ts'
import { sendBytes } from './send.ts'

/** The text every scanner finds, made up so that this file is not found as well. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

type Mood = 'works' | 'busy' | 'silent'

/** Speaks what `clamd` publishes: the command, chunks with their lengths, an empty one, then one line. */
class FakeClamd {
  mood: Mood = 'works'
  readonly server: Server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const stream = streamIn(bytes)
      if (stream === null) return
      if (this.mood === 'silent') return socket.end()
      if (this.mood === 'busy') return socket.end('INSTREAM size limit exceeded. ERROR\0')
      socket.end(stream.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })

  async listen(): Promise<{ host: string; port: number }> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return { host: '127.0.0.1', port: (this.server.address() as { port: number }).port }
  }
}

/** What came in chunks, once the empty one is there. */
function streamIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (bytes.length < command.length) return null
  if (bytes.subarray(0, command.length).toString('latin1') !== command) throw new Error('another command')
  const parts = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

describe('with a scanner', () => {
  const scanner = new FakeClamd()
  let platform: TestPlatform
  beforeAll(async () => {
    const address = await scanner.listen()
    const { documents } = testConfig()
    platform = await startTestPlatform({ config: { documents: { ...documents, scanner: address } } })
  })
  afterAll(async () => {
    await platform[Symbol.asyncDispose]()
    scanner.server.close()
  })

  const documentsOf = async (id: string) =>
    (await platform.pool.query('SELECT 1 FROM player_document WHERE player_id = $1', [id])).rowCount

  it('takes what it finds nothing in, and refuses what it finds something in', async () => {
    scanner.mood = 'works'
    const anna = await platform.player()
    expect((await sendBytes(anna, await photo())).status).toBe(200)
    const reply = await sendBytes(anna, Buffer.concat([await photo(), Buffer.from(EICAR)]))
    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({ error: { issues: { file: [{ code: 'fileInfected' }] } } })
    expect(await documentsOf(anna.id)).toBe(1)
  })

  it.each(['busy', 'silent'] as const)('takes nothing while it is %s', async (mood) => {
    scanner.mood = mood
    const anna = await platform.player()
    expect((await sendBytes(anna, await photo())).status).toBe(503)
    expect(await documentsOf(anna.id)).toBe(0)
    expect(platform.reported.splice(0)).toHaveLength(1)
  })
})

const CLAMD = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path))

describe.skipIf(!CLAMD)("a real clamd (skipped where Debian's package clamav-daemon is not installed)", () => {
  let folder: string
  let socket: string
  let child: ChildProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'baize-clamd-'))
    socket = join(folder, 'clamd.sock')
    // One signature of our own, so that no list has to be loaded from anywhere.
    const signature = `Baize.Test:0:*:${Buffer.from('EICAR-STANDARD-ANTIVIRUS').toString('hex')}\n`
    await writeFile(join(folder, 'test.ndb'), signature)
    const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'User root']
    await writeFile(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`)
    child = spawn(CLAMD!, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    await vi.waitFor(async () => expect(await answers(socket)).toBe(true), { timeout: 30_000 })
  })
  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  })

  it('takes a picture, and nothing of the file in which every scanner finds something', async () => {
    const { documents } = testConfig()
    await using platform = await startTestPlatform({
      config: { documents: { ...documents, scanner: { path: socket } } },
    })
    const anna = await platform.player()
    expect((await sendBytes(anna, await photo())).status).toBe(200)
    const reply = await sendBytes(anna, Buffer.concat([await photo(), Buffer.from(EICAR)]))
    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({ error: { issues: { file: [{ code: 'fileInfected' }] } } })
    const stored = 'SELECT FROM player_document WHERE player_id = $1'
    expect((await platform.pool.query(stored, [anna.id])).rowCount).toBe(1)
  })
})

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
}
