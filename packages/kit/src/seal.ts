import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a sealed text is for and whose it is: one sealed for another purpose or owner does not open. */
export interface SealedFor {
  /** Stable words, `letters`. */
  purpose: string
  id: string
}

/**
 * Closes text so that whoever reads the table, or a copy of it, can use nothing of it. The key comes from the
 * platform's own secret.
 */
export function seal(secret: string, sealedFor: SealedFor, text: string): Buffer {
  return sealBytes(secret, sealedFor, Buffer.from(text))
}

/** The same for what is no text. */
export function sealBytes(secret: string, { purpose, id }: SealedFor, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), nonce).setAAD(Buffer.from(id))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** The text again. Throws when it was sealed with another secret, for something else, or changed since. */
export function unseal(secret: string, sealedFor: SealedFor, sealed: Buffer): string {
  return unsealBytes(secret, sealedFor, sealed).toString()
}

/** The same for what is no text. */
export function unsealBytes(secret: string, { purpose, id }: SealedFor, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(-TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), nonce).setAAD(Buffer.from(id)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** A secret of its own for `name`, from which neither `root` nor the secret of another name can be found. */
export function deriveSecret(root: string, name: string): string {
  return Buffer.from(hkdfSync('sha256', root, '', `baize secret of ${name}`, 32)).toString('base64url')
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `baize ${purpose}`, 32))
}
