import { createECDH } from 'node:crypto'
import { deriveSecret } from '@baize/kit'

/** What the house says of itself to push services. */
export interface PushConfig {
  tokenSecret: string
  push: {
    /** A P-256 private key, base64url; `null` makes one of the token secret, the same in every process. */
    privateKey: string | null
    /** Where a push service reaches whoever runs the house: `mailto:` or `https:`. */
    subject: string
    /** Lets subscriptions name this machine, as a push service of tests does. */
    isLoopbackAllowed: boolean
  }
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const KEY_BYTES = 32

/** The keys by which push services know the house. Subscriptions hang on them: with others every browser asks anew. */
export function vapidKeys({ tokenSecret, push }: PushConfig): VapidKeys {
  const curve = createECDH('prime256v1')
  // One in four thousand million secrets makes no key; the start says so, and another secret does.
  curve.setPrivateKey(push.privateKey ?? deriveSecret(tokenSecret, 'web push'), 'base64url')
  // Node leaves out zeros at the beginning, and push libraries count the bytes.
  const padded = Buffer.alloc(KEY_BYTES)
  const own = curve.getPrivateKey()
  own.copy(padded, KEY_BYTES - own.length)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
}
