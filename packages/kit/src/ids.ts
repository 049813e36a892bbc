import { randomBytes, randomUUID } from 'node:crypto'

/** A string that only one kind of id may fill, so that ids of two kinds cannot be swapped. */
export type Branded<Name extends string> = string & { readonly __brand: Name }

/**
 * A UUID of version 7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits.
 * Rows take these, because they sort by creation and keep index inserts at the end.
 */
export function uuidv7(nowMs: number = Date.now()): string {
  const time = nowMs.toString(16).padStart(12, '0')
  // The random bits and the variant stand where version 4 has them, of which Node makes many at a time.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
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
