import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { assert } from '@baize/kit'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** A key of the house, which closes the keys of files. */
export interface HouseKey {
  /** Stands in the rows; never another key under the same id. */
  id: string
  key: Buffer
}

/** The newest key first: it closes what is new. The others open what was closed with them, until it is rewrapped. */
export type KeyRing = readonly [HouseKey, ...HouseKey[]]

/** The key of one file, closed with a key of the house. */
export interface WrappedKey {
  keyId: string
  wrappedKey: Buffer
}

/** Closes a file with a key of its own. It opens under this id only. */
export function closeFile(ring: KeyRing, id: string, bytes: Buffer): WrappedKey & { closed: Buffer } {
  const fileKey = randomBytes(KEY_BYTES)
  return { ...wrap(ring, id, fileKey), closed: close(fileKey, id, bytes) }
}

/** The file again. Throws when it was changed, or is another one's. */
export function openFile(ring: KeyRing, id: string, wrapped: WrappedKey, closed: Buffer): Buffer {
  return open(unwrap(ring, id, wrapped), id, closed)
}

/** The file's key, closed with the newest key of the house; the file stays as it lies. */
export function rewrap(ring: KeyRing, id: string, wrapped: WrappedKey): WrappedKey {
  return wrap(ring, id, unwrap(ring, id, wrapped))
}

function wrap([newest]: KeyRing, id: string, fileKey: Buffer): WrappedKey {
  return { keyId: newest.id, wrappedKey: close(newest.key, `${newest.id} ${id}`, fileKey) }
}

function unwrap(ring: KeyRing, id: string, { keyId, wrappedKey }: WrappedKey): Buffer {
  const house = ring.find((known) => known.id === keyId)
  assert(house, `the key ${keyId} of documents is not in the configuration`)
  return open(house.key, `${keyId} ${id}`, wrappedKey)
}

function close(key: Buffer, name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, name: string, closed: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, closed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(closed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
