import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { DocumentStatus } from '@baize/contract'
import { type TestPlatform, type TestPlayer, startTestPlatform } from '@baize/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type UploadedFile, handleOutside } from '../../src/api/handler.ts'
import { handlers } from '../../src/api/handlers/index.ts'

let platform: TestPlatform
let anna: TestPlayer
const { uploadDocument } = handlers
const taken: { file: UploadedFile; bytes: Buffer; mode: number }[] = []

beforeAll(async () => {
  platform = await startTestPlatform()
  anna = await platform.player()
  // This one looks at what it is given, and keeps nothing.
  handlers.uploadDocument = handleOutside('uploadDocument', async ({ body, file }) => {
    taken.push({ file: file!, bytes: await readFile(file!.path), mode: (await stat(file!.path)).mode & 0o777 })
    const common = { id: 'a', status: DocumentStatus.pending, rejectReason: null, createdAt: new Date().toISOString() }
    return { data: { ...common, fileName: file!.name, type: body.type } }
  })
})
afterAll(async () => {
  handlers.uploadDocument = uploadDocument
  await platform[Symbol.asyncDispose]()
})
afterEach(async () => {
  taken.length = 0
  expect(await lying()).toEqual([])
})

const lying = () => readdir(platform.services.config.uploadDir).catch(() => [])

function form(bytes: Buffer, { type = 'image/png', name = 'passport.png', part = 'file' } = {}): FormData {
  const data = new FormData()
  data.set('type', 'identity_front')
  data.set(part, new Blob([new Uint8Array(bytes)], { type }), name)
  return data
}

const send = async (body: FormData) => {
  const reply = await anna.fetch('/api/player/documents', { method: 'POST', body })
  return { status: reply.status, body: (await reply.json()) as Record<string, Record<string, unknown>> }
}

it('lies whole in a file only the platform may read while its call runs, and is gone after it', async () => {
  const bytes = randomBytes(3_000_000)
  expect(await send(form(bytes))).toMatchObject({ status: 200, body: { data: { fileName: 'passport.png' } } })
  expect(taken).toHaveLength(1)
  expect(taken[0]!.bytes.equals(bytes)).toBe(true)
  expect(taken[0]).toMatchObject({ mode: 0o600, file: { size: bytes.length, contentType: 'image/png' } })
  expect(taken[0]!.file.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true)
})

it('may be as large as the contract says and no larger', async () => {
  expect((await send(form(Buffer.alloc(10 * 1024 * 1024)))).status).toBe(200)
  expect(await send(form(Buffer.alloc(10 * 1024 * 1024 + 1)))).toMatchObject({ status: 413 })
})

it('is refused with a message at its part when its type is not accepted, and told of', async () => {
  platform.lines.length = 0
  const refused = await send(form(Buffer.alloc(200_000), { type: 'text/html', name: 'page.html' }))
  expect(refused).toMatchObject({ status: 422, body: { error: { fields: { file: [expect.any(String)] } } } })
  expect(platform.lines).toMatchObject([{ event: 'upload_refused', player: anna.id, reason: 'validation' }])
})

it('is refused when it is missing, twice, in another part, or no form at all', async () => {
  const none = new FormData()
  none.set('type', 'identity_front')
  expect((await send(none)).status).toBe(422)
  const twice = form(Buffer.alloc(10))
  twice.append('file', new Blob(['x'], { type: 'image/png' }), 'second.png')
  expect((await send(twice)).status).toBe(400)
  expect((await send(form(Buffer.alloc(10), { part: 'other' }))).status).toBe(400)
  for (const contentType of ['application/json', 'multipart/form-data']) {
    const headers = { 'content-type': contentType }
    const reply = await anna.fetch('/api/player/documents', { method: 'POST', body: '{}', headers })
    expect([contentType, reply.status]).toEqual([contentType, 415])
  }
})

it('keeps only the last part of a name that is a path', async () => {
  await send(form(Buffer.alloc(10), { name: '../../etc/passport.png' }))
  expect(taken[0]!.file.name).toBe('passport.png')
})

it('leaves nothing behind when its sender goes away in the middle', async () => {
  const { hostname, port } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  socket.write(
    `POST /api/player/documents HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${anna.token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n${head}`,
  )
  socket.write(Buffer.alloc(500_000))
  await expect.poll(lying).toHaveLength(1)
  socket.destroy()
  await expect.poll(lying).toEqual([])
})
