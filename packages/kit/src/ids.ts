import { randomBytes, randomUUID } from 'node:crypto'

/** A string that only one kind of id may fill, so that ids of two kinds cannot be swapped. */
export type Branded<Name extends string> = string & { readonly __brand: Name }

/**
 * A UUID of version 7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits.
 * Rows take these, because they sort by creation and keep index inserts at the end.
 */
export function uuidv7(nowMs: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A random UUID of version 4. Players take these: they see its first segment, which must not repeat. */
export function uuidv4(): string {
  return randomUUID()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text can be handed to a `uuid` column without an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** `byteLength` random bytes as URL-safe text without padding; 32 bytes for anything that grants access. */
export function randomToken(byteLength = 32): string {
  return randomBytes(byteLength).toString('base64url')
}
