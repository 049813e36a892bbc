import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Closes text so that whoever reads the table, or a copy of it, can use nothing of it: letters carry codes that
 * give access. The key comes from the platform's own secret, and the text belongs to the letter with this id.
 */
export function seal(secret: string, letterId: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(letterId))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** The text again. Throws when it was sealed with another secret, for another letter, or changed since. */
export function unseal(secret: string, letterId: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(-TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(letterId)).setAuthTag(tag)
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'baize letters', 32))
}
