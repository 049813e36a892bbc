import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DocumentStatus, type DocumentType } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { findDocument, readFileOf } from '../../src/modules/person/documents/index.ts'
import { bomb, packed, pdf, photo, SECRET } from './files.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

interface Sent {
  name?: string
  type?: DocumentType
  contentType?: string
  key?: string
}

async function upload(player: TestPlayer, bytes: Buffer, sent: Sent = {}) {
  const { name = 'passport.jpg', type = 'identity_front', contentType = 'image/jpeg', key } = sent
  const body = new FormData()
  body.set('type', type)
  body.set('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name)
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const reply = await player.fetch('/api/player/documents', { method: 'POST', body, headers })
  return { status: reply.status, body: (await reply.json()) as { data?: Record<string, unknown>; error?: object } }
}

const list = (player: TestPlayer) => player.call('listDocuments', {})

/** Files in the store, by their ids. */
async function stored(): Promise<string[]> {
  const { storage } = platform.services.config.documents
  if (storage.kind !== 'folder') throw new Error('tests keep documents in a folder')
  const paths = await readdir(storage.path, { recursive: true }).catch(() => [])
  const files = []
  for (const path of paths) if ((await stat(join(storage.path, path))).isFile()) files.push(join(storage.path, path))
  return files
}

const opened = async (id: unknown) => readFileOf(platform.services, await findDocument(platform.pool, id as string))

it('is listed as waiting, with the name its sender gave it', async () => {
  const anna = await platform.player()
  expect(await list(anna)).toEqual([])
  const { status, body } = await upload(anna, await photo(), { name: 'my passport.jpg' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    fileName: 'my passport.jpg',
    status: DocumentStatus.pending,
    type: 'identity_front',
    rejectReason: null,
  })
  expect(await list(anna)).toEqual([body.data])
})

it('keeps nothing of a picture but what can be seen, and keeps that closed', async () => {
  const anna = await platform.player()
  const before = new Set(await stored())
  const taken = await photo()
  expect(taken.includes(SECRET)).toBe(true)
  const { body } = await upload(anna, Buffer.concat([taken, Buffer.from('PK\u0003\u0004 hidden behind the end')]))
  const { bytes, contentType } = await opened(body.data!.id)
  expect(contentType).toBe('image/jpeg')
  const { exif, width, height } = await sharp(bytes).metadata()
  expect([exif, width, height]).toEqual([undefined, 320, 240])
  expect(bytes.includes(SECRET) || bytes.includes('hidden')).toBe(false)
  const files = (await stored()).filter((path) => !before.has(path))
  expect(files).toHaveLength(1)
  const lying = await readFile(files[0]!)
  expect((await stat(files[0]!)).mode & 0o777).toBe(0o600)
  expect(lying.includes(Buffer.from('ffd8ff', 'hex')) && lying.subarray(12, 15).toString('hex') === 'ffd8ff').toBe(
    false,
  )
  expect(lying.includes(bytes.subarray(100, 140))).toBe(false)
})

it('goes by what is in a file and not by its name or what its sender calls it', async () => {
  const anna = await platform.player()
  expect(await upload(anna, await photo(), { name: 'bill.pdf', contentType: 'application/pdf' })).toMatchObject({
    status: 200,
  })
  const transparent = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect(await upload(anna, transparent, { contentType: 'image/png' })).toMatchObject({ status: 200 })
  const paper = await upload(anna, pdf(), { contentType: 'image/jpeg' })
  expect(paper.status).toBe(200)
  expect((await opened(paper.body.data!.id)).contentType).toBe('application/pdf')
})

describe('is refused by a code, and nothing is stored,', () => {
  const refused = async (bytes: Buffer, code: string) => {
    const anna = await platform.player()
    const before = await stored()
    const { status, body } = await upload(anna, bytes)
    expect([status, body.error]).toMatchObject([422, { issues: { file: [{ code }] } }])
    expect(await list(anna)).toEqual([])
    expect(await stored()).toEqual(before)
  }

  it('when it is empty', () => refused(Buffer.alloc(0), 'fileEmpty'))
  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing with a program', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a packed folder', 'PK\u0003\u0004'],
    ['a moving picture', 'GIF89a'],
  ])('when it is %s', (_, text) => refused(Buffer.from(text, 'latin1'), 'fileType'))
  it('when it only begins as a picture', () => refused(Buffer.from('ffd8ffe0001122334455', 'hex'), 'fileBroken'))
  it('when a picture was cut off', async () => {
    const whole = await photo({ width: 1200, height: 900 })
    await refused(whole.subarray(0, whole.length / 2), 'fileBroken')
  })
  it('when it says it has more pixels than any camera takes', () => refused(bomb(30_000), 'filePixels'))
  it('when it says so and lies', () => refused(bomb(6_000), 'fileBroken'))
  it('when a PDF was cut off', () => refused(pdf().subarray(0, 300), 'fileBroken'))
  it('when a PDF says that its table is somewhere else', () =>
    refused(
      Buffer.from(
        pdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n12'),
        'latin1',
      ),
      'fileBroken',
    ))
  it('when a PDF has what unpacks to more than it may', () => {
    const huge = `10 0 ${'x'.repeat(40 * 1024 * 1024)}`
    return refused(pdf([packed(huge)]), 'fileBroken')
  })
  it('when a PDF packs objects in a way that is not looked into', () =>
    refused(pdf([packed('<< /S /Nothing >>', '/Filter [/ASCIIHexDecode]')]), 'fileBroken'))
  it.each([
    ['runs a program', ['<< /S /JavaScript /JS (app.alert(1)) >>']],
    ['runs one by an escaped name', ['<< /S /J#61vaScript /JS (app.alert(1)) >>']],
    ['runs one that is packed', [packed('<< /S /JavaScript /JS (app.alert(1)) >>')]],
    ['starts something of the machine', ['<< /S /Launch /F (cmd.exe) >>']],
    ['has a file in it', ['<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream']],
    ['has a form with programs', ['<< /XFA 5 0 R >>']],
  ])('when a PDF %s', (_, objects) => refused(pdf(objects), 'fileActive'))
  it('when a PDF is locked', () => refused(pdf([], '/Encrypt 4 0 R '), 'fileActive'))
})

it('accepts a PDF whose pages are packed and drawn', async () => {
  const anna = await platform.player()
  const drawing = packed('<< /Type /Font >>')
  expect(await upload(anna, pdf([drawing]), { contentType: 'application/pdf' })).toMatchObject({ status: 200 })
})

it('is refused when larger than ten megabytes', async () => {
  const anna = await platform.player()
  expect(await upload(anna, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413 })
  expect(await list(anna)).toEqual([])
})

it('is one document when the browser sends it again under its key', async () => {
  const anna = await platform.player()
  const bytes = await photo()
  const first = await upload(anna, bytes, { key: 'a-key-of-the-browser' })
  expect(await upload(anna, bytes, { key: 'a-key-of-the-browser' })).toEqual(first)
  expect(await list(anna)).toHaveLength(1)
})

it('is one of forty at most', async () => {
  const anna = await platform.player()
  const bytes = await photo({ width: 8, height: 8 })
  for (let count = 0; count < 40; count++) {
    if (count === 30) platform.clock.advance(601_000)
    expect((await upload(anna, bytes)).status).toBe(200)
  }
  const token = await anna.call('refreshSession', {})
  anna.token = token.accessToken
  expect(await upload(anna, bytes)).toMatchObject({ status: 409, body: { error: { code: 12002 } } })
  await anna.call('deleteDocument', { params: { id: (await list(anna))[0]!.id } })
  expect((await upload(anna, bytes)).status).toBe(200)
})

describe('taken back', () => {
  it('leaves the list at once and the store soon', async () => {
    const anna = await platform.player()
    await cleanUp(platform.services)
    const before = await stored()
    const { body } = await upload(anna, await photo())
    const kept = await upload(anna, await photo(), { type: 'address' })
    const left = await anna.call('deleteDocument', { params: { id: body.data!.id as string } })
    expect(left).toEqual([kept.body.data])
    expect(await cleanUp(platform.services)).toMatchObject({ 'files of documents': 1 })
    expect(await stored()).toHaveLength(before.length + 1)
    expect((await opened(kept.body.data!.id)).bytes.length).toBeGreaterThan(0)
  })

  it('is of no one but its owner, and not once it was approved', async () => {
    const [anna, berta] = [await platform.player(), await platform.player()]
    const { body } = await upload(anna, await photo())
    const input = { params: { id: body.data!.id as string } }
    expect(await berta.refusal('deleteDocument', input)).toMatchObject({ status: 404 })
    expect(await list(berta)).toEqual([])
    expect(await anna.refusal('deleteDocument', { params: { id: 'none' } })).toMatchObject({ status: 404 })
    await platform.pool.query(`UPDATE player_document SET status = 1, reviewed_at = now() WHERE id = $1`, [
      body.data!.id,
    ])
    expect(await anna.refusal('deleteDocument', input)).toMatchObject({ status: 409, code: 12001 })
  })
})

it('leaves nothing when the process died between storing its file and keeping it', async () => {
  const anna = await platform.player()
  await upload(anna, await photo())
  await cleanUp(platform.services)
  const before = await stored()
  const { storage } = platform.services.documents
  const orphan = '00000000-0000-7000-8000-0000000000aa'
  await platform.pool.query(
    `INSERT INTO document_object (id, key_id, wrapped_key, content_type, size_bytes, due_at)
     VALUES ($1, 'test', '', 'image/jpeg', 1, $2)`,
    [orphan, new Date(platform.clock.now().getTime() + 3_600_000)],
  )
  await storage.put(orphan, Buffer.from('half'))
  await cleanUp(platform.services)
  expect(await stored()).toHaveLength(before.length + 1)
  platform.clock.advance(3_600_001)
  await cleanUp(platform.services)
  expect(await stored()).toEqual(before)
})
