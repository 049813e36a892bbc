import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SmtpServer } from '@baize/platform'
import { ConfigError, type Environment, fileOf, textOf } from './values.ts'

/** What a sender may be called. */
const SENDER_NAME = /^[^<>",;\r\n]{1,60}$/
const EMAIL = /^[^\s@<>,;"]{1,64}@[a-z0-9.-]{1,190}$/i

export function addressOf(environment: Environment, name: string, fallback: string): string {
  const text = textOf(environment, name, fallback)
  if (!EMAIL.test(text)) throw new ConfigError(`${name} must be an e-mail address, but it is "${text}".`)
  return text
}

/** A name and an address, `Baize <no-reply@play.example>`; letters call the house by that name. */
export function senderOf(environment: Environment, name: string, fallback: string): { from: string; siteName: string } {
  const from = textOf(environment, name, fallback)
  const [, siteName, address] = /^([^<>",;\r\n]{1,60}) <([^<>]+)>$/.exec(from) ?? []
  if (!siteName || !address || !EMAIL.test(address))
    throw new ConfigError(`${name} must be like "Baize <no-reply@play.example>", but it is "${from}".`)
  return { from, siteName: siteName.trim() }
}

/** `smtp://user:password@mail.example:587`, encrypted by STARTTLS; `smtps://` is from the first byte. */
export function smtpOf(environment: Environment): SmtpServer | null {
  const text = environment.SMTP_URL?.trim()
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url?.searchParams.get('tls') === 'off'
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    /^\/.+/.test(url.pathname) ||
    (url.search && !isPlain)
  )
    throw new ConfigError('SMTP_URL must be like smtp://user:password@mail.example:587 or smtps://mail.example.')
  if (isPlain && (url.protocol === 'smtps:' || url.password))
    throw new ConfigError('SMTP_URL may have tls=off only with smtp:// and without a password.')
  const isImplicit = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isImplicit ? 465 : 587) : Number(url.port),
    encryption: isImplicit ? 'implicit' : isPlain ? 'off' : 'starttls',
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: url.password === '' ? null : decodeURIComponent(url.password),
    ca: fileOf(environment, 'SMTP_CA_FILE'),
  }
}

/** What the brand of the folder calls the house. What else is wrong with it, the pages say. */
export function houseNameIn(contentDir: string | null): string {
  try {
    const { name } = JSON.parse(readFileSync(join(contentDir ?? '', 'brand.json'), 'utf8')) as { name?: unknown }
    return typeof name === 'string' && SENDER_NAME.test(name) ? name : 'Baize'
  } catch {
    return 'Baize'
  }
}
