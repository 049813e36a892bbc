import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, testConfig } from '@baize/testkit'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { findDocument, readFileOf } from '../../src/modules/person/documents/index.ts'
import { s3Storage } from '../../src/modules/person/documents/storage/s3.ts'
import { send } from './send.ts'

let folder: string
let server: S3rver
let bucket: { url: string; region: string; accessKeyId: string; secretAccessKey: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'documents', configs: [] }],
  })
  const { port } = await server.run()
  // The server's own pair of keys; it knows no other, and does not compute signatures of version 4.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  bucket = { url: `http://127.0.0.1:${port}/documents`, region: 'us-east-1', ...keys }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it('keeps, gives back and removes documents in a bucket', async () => {
  const config = { documents: { ...testConfig().documents, storage: { kind: 's3' as const, ...bucket } } }
  await using platform = await startTestPlatform({ config })
  const anna = await platform.player()
  const { id } = await send(anna)
  const document = await findDocument(platform.pool, id)
  const { bytes } = await readFileOf(platform.services, document)
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await anna.call('deleteDocument', { params: { id } })
  await cleanUp(platform.services)
  await expect(platform.services.documents.storage.get(document.objectId)).rejects.toThrow('answered 404')
})

it('says what the bucket refused, and removes what is not there without a word', async () => {
  const stranger = s3Storage({ ...bucket, accessKeyId: 'NOBODY' }, { fetch })
  await expect(stranger.put('one', Buffer.from('x'))).rejects.toThrow('answered 403')
  await s3Storage(bucket, { fetch }).remove('nothing')
})

it('says that it is unavailable while the bucket is, and keeps no document', async () => {
  const away = { kind: 's3' as const, ...bucket, url: 'http://127.0.0.1:1/documents' }
  await using platform = await startTestPlatform({
    config: { documents: { ...testConfig().documents, storage: away } },
  })
  const anna = await platform.player()
  await expect(send(anna)).resolves.toBeUndefined()
  expect(await anna.call('listDocuments', {})).toEqual([])
  expect(platform.reported.splice(0)).toHaveLength(1)
})
