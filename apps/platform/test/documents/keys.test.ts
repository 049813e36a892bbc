import { randomBytes } from 'node:crypto'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findDocument,
  keysInUse,
  type KeyRing,
  readFileOf,
  rewrapKeys,
} from '../../src/modules/person/documents/index.ts'
import { send } from './send.ts'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform()
  anna = await platform.player()
})
afterAll(() => platform[Symbol.asyncDispose]())

const key = (id: string) => ({ id, key: randomBytes(32) })
const withKeys = (keys: KeyRing) => ({
  ...platform.services,
  documents: { ...platform.services.documents, keys },
})

it('opens what a former key closed, and no more once that is gone', async () => {
  const { id } = await send(anna)
  const document = await findDocument(platform.pool, id)
  const former = platform.services.documents.keys[0]
  const bytes = (await readFileOf(platform.services, document)).bytes
  const newest = key('newest')
  expect((await readFileOf(withKeys([newest, former]), document)).bytes.equals(bytes)).toBe(true)
  await expect(readFileOf(withKeys([newest]), document)).rejects.toThrow('key test of documents')
})

it('lets a former key go once everything was rewrapped, and leaves the files as they lie', async () => {
  const { id } = await send(anna)
  const document = await findDocument(platform.pool, id)
  const former = platform.services.documents.keys[0]
  const newest = key('after')
  const bytes = (await readFileOf(platform.services, document)).bytes
  const lying = await platform.services.documents.storage.get(document.objectId)
  expect(await rewrapKeys(platform.pool, [newest, former])).toBe(2)
  expect(await rewrapKeys(platform.pool, [newest, former])).toBe(0)
  expect(await keysInUse(platform.pool)).toEqual([{ keyId: 'after', count: 2 }])
  expect((await readFileOf(withKeys([newest]), document)).bytes.equals(bytes)).toBe(true)
  expect((await platform.services.documents.storage.get(document.objectId)).equals(lying)).toBe(true)
  await rewrapKeys(platform.pool, [former, newest])
})

it('opens a file under its own id only', async () => {
  const [first, second] = [await send(anna), await send(anna)]
  const [one, other] = [await findDocument(platform.pool, first.id), await findDocument(platform.pool, second.id)]
  const { storage } = platform.services.documents
  await storage.put(one.objectId, await storage.get(other.objectId))
  await expect(readFileOf(platform.services, one)).rejects.toThrow()
})

it('sees that a file was changed where it lies', async () => {
  const { id } = await send(anna)
  const document = await findDocument(platform.pool, id)
  const { storage } = platform.services.documents
  const lying = await storage.get(document.objectId)
  lying[100]! ^= 1
  await storage.put(document.objectId, lying)
  await expect(readFileOf(platform.services, document)).rejects.toThrow()
})
