import { createECDH } from 'node:crypto'
import { addressOf } from './mail.ts'
import type { SiteConfig } from './site-config.ts'
import { ConfigError, type Environment } from './values.ts'

/** A key of the operator's own, and where a push service that has something to say of the house finds somebody. */
export function pushOf(environment: Environment): SiteConfig['push'] {
  const privateKey = environment.VAPID_PRIVATE_KEY?.trim() || null
  if (privateKey !== null && !isKey(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY must be a P-256 private key, 32 bytes as base64url.')
  const subject =
    environment.VAPID_SUBJECT?.trim() || `mailto:${addressOf(environment, 'OPERATOR_EMAIL', 'support@baize.example')}`
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new ConfigError('VAPID_SUBJECT must be like mailto:support@play.example or https://play.example/contact.')
  return { privateKey, subject }
}

function isKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url')
    return /^[\w-]{43}$/.test(text)
  } catch {
    return false
  }
}
