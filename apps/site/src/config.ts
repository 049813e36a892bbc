import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type ClamdAddress,
  createPacks,
  type HouseKey,
  type PackChoice,
  PackError,
  type S3Bucket,
  type SmtpServer,
} from '@baize/platform'

/** A setting that cannot be used. Its message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export interface SiteConfig {
  port: number
  publicUrl: string
  dataDir: string
  /** An operator's own texts and pictures; `null` shows the shipped ones. */
  contentDir: string | null
  /** An operator's own bonuses; `null` offers the shipped ones. */
  offersDir: string | null
  /** `null` runs the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | null
  databaseConnectionsMax: number
  /** Beside those: for bets and payments alone. */
  moneyConnectionsMax: number
  /** `beside`: it runs already, started by another process of ours. */
  sandbox: { mode: 'on' | 'off' | 'beside'; host: string; port: number; url: string }
  isSessionBindingOn: boolean
  /** Shows the component gallery at `/_ui`; development always does. */
  isGalleryOn: boolean
  /** Whether the house shows loyalty levels: the page `/loyalty` and what leads there. */
  isLoyaltyOn: boolean
  isQuestsOn: boolean
  countryHeader: string
  /** Whether the operator named that header: the edge then places everybody, and who has no country came around it. */
  isCountryStated: boolean
  addressHeader: string | null
  /** `null` reads it from `dataDir`, made at the first start. */
  tokenSecret: string | null
  providerSecret: string | null
  centrifugo: { apiUrl: string; apiKey: string } | null
  /** A Valkey or Redis that counts attempts; `null` counts them in the database. */
  redisUrl: string | null
  /** A service that knows stolen passwords by ranges of hashes, as Pwned Passwords does. */
  breachedPasswordsUrl: string | null
  /**
   * Where operators are served, which is never where players are; `null` serves none. Port 0 takes a free one.
   */
  desk: { host: string; port: number } | null
  /** Where documents lie (`null`: below `dataDir`), keys besides our own, newest first, and who looks for viruses. */
  documents: { s3: S3Bucket | null; keys: HouseKey[]; scanner: ClamdAddress | null }
  /** Whose rules hold: packs of countries, of the licence, and an operator's own. */
  packs: PackChoice
  /** Which level of checks players go through, how its page looks, and whether that replaces documents sent to us. */
  identity: { level: string; theme: 'dark' | 'light'; isInPlaceOfDocuments: boolean }
  /** Whether the address of `/betting` names what is shown there. */
  isSportsbookPathShared: boolean
  /** Who letters come from, and where the contact form writes to. */
  mail: { from: string; siteName: string; smtp: SmtpServer | null; operatorAddress: string }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws `ConfigError` for the first bad value. */
export function readConfig(environment: Environment): SiteConfig {
  const port = portOf(environment, 'PORT', 3000)
  const sandboxPort = portOf(environment, 'SANDBOX_PORT', 3100)
  if (port === sandboxPort) throw new ConfigError('PORT and SANDBOX_PORT must differ.')
  const desk = deskOf(environment)
  if (desk && [port, sandboxPort].includes(desk.port))
    throw new ConfigError('DESK_PORT must differ from PORT and SANDBOX_PORT.')
  const publicUrl = originOf(environment, 'PUBLIC_URL', `http://localhost:${port}`)
  const dataDir = resolve(textOf(environment, 'DATA_DIR', '.data'))
  return {
    port,
    publicUrl,
    dataDir,
    contentDir: folderOf(environment, 'CONTENT_DIR'),
    offersDir: folderOf(environment, 'OFFERS_DIR'),
    databaseUrl: databaseUrlOf(environment),
    databaseConnectionsMax: integerOf(environment, 'DATABASE_CONNECTIONS_MAX', 20, 2, 500),
    moneyConnectionsMax: integerOf(environment, 'MONEY_CONNECTIONS_MAX', 10, 2, 500),
    sandbox: {
      mode: choiceOf(environment, 'SANDBOX', ['on', 'off', 'beside']),
      host: textOf(environment, 'SANDBOX_HOST', '127.0.0.1'),
      port: sandboxPort,
      url: originOf(environment, 'SANDBOX_URL', `http://localhost:${sandboxPort}`),
    },
    isSessionBindingOn: switchOf(environment, 'SESSION_BINDING', true),
    isGalleryOn: switchOf(environment, 'GALLERY', false),
    isLoyaltyOn: switchOf(environment, 'LOYALTY', true),
    isQuestsOn: switchOf(environment, 'QUESTS', true),
    countryHeader: headerOf(environment, 'COUNTRY_HEADER') ?? 'cf-ipcountry',
    isCountryStated: headerOf(environment, 'COUNTRY_HEADER') !== null,
    addressHeader: headerOf(environment, 'ADDRESS_HEADER'),
    tokenSecret: secretOf(environment, 'TOKEN_SECRET'),
    providerSecret: secretOf(environment, 'PROVIDER_SECRET'),
    centrifugo: centrifugoOf(environment),
    redisUrl: redisUrlOf(environment),
    breachedPasswordsUrl: environment.BREACHED_PASSWORDS_URL?.trim()
      ? originOf(environment, 'BREACHED_PASSWORDS_URL', '')
      : null,
    desk,
    documents: documentsOf(environment),
    packs: packsOf(environment),
    identity: {
      level: textOf(environment, 'IDENTITY_LEVEL', 'id-and-liveness'),
      theme: choiceOf(environment, 'IDENTITY_THEME', ['dark', 'light']),
      isInPlaceOfDocuments: switchOf(environment, 'IDENTITY_REPLACES_DOCUMENTS', false),
    },
    isSportsbookPathShared: switchOf(environment, 'SPORTSBOOK_PATH', true),
    mail: {
      ...senderOf(environment, 'MAIL_FROM', 'Baize <no-reply@baize.example>'),
      smtp: smtpOf(environment),
      operatorAddress: addressOf(environment, 'OPERATOR_EMAIL', 'support@baize.example'),
    },
  }
}

function textOf(environment: Environment, name: string, fallback: string): string {
  const value = environment[name]?.trim()
  return value ? value : fallback
}

function folderOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  const path = resolve(text)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`${name} must be a folder, but there is none at ${path}.`)
  return path
}

function integerOf(environment: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = textOf(environment, name, String(fallback))
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`)
  return value
}

function portOf(environment: Environment, name: string, fallback: number): number {
  return integerOf(environment, name, fallback, 1, 65_535)
}

function deskOf(environment: Environment): SiteConfig['desk'] {
  if (!switchOf(environment, 'DESK', true)) return null
  const port = environment.DESK_PORT?.trim() ? portOf(environment, 'DESK_PORT', 1) : 0
  return { host: textOf(environment, 'DESK_HOST', '127.0.0.1'), port }
}

function switchOf(environment: Environment, name: string, fallback: boolean): boolean {
  return choiceOf(environment, name, fallback ? ['on', 'off'] : ['off', 'on']) === 'on'
}

/** One of the words; the first when nothing is said. */
function choiceOf<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = textOf(environment, name, words[0])
  const word = words.find((known) => known === text)
  if (!word)
    throw new ConfigError(`${name} must be ${words.map((known) => `"${known}"`).join(' or ')}, but it is "${text}".`)
  return word
}

function originOf(environment: Environment, name: string, fallback: string): string {
  const text = textOf(environment, name, fallback)
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new ConfigError(`${name} must be an origin such as https://play.example, but it is "${text}".`)
  return url.origin
}

function databaseUrlOf(environment: Environment): string | null {
  const text = environment.DATABASE_URL?.trim()
  if (!text) return null
  if (!/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.')
  return text
}

function redisUrlOf(environment: Environment): string | null {
  const text = environment.REDIS_URL?.trim()
  if (!text) return null
  if (!/^rediss?:\/\/\S+$/.test(text)) throw new ConfigError('REDIS_URL must start with redis:// or rediss://.')
  return text
}

/** The packs are read here once, so that a wrong one ends the start before anything runs. */
function packsOf(environment: Environment): PackChoice {
  const names = textOf(environment, 'PACKS', 'open').split(',')
  const packs = {
    countries: names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'open'),
    licence: environment.LICENCE_PACK?.trim() || null,
    folder: folderOf(environment, 'PACKS_DIR'),
  }
  try {
    createPacks(packs)
  } catch (error) {
    if (error instanceof PackError) throw new ConfigError(`PACKS: ${error.message}`)
    throw error
  }
  return packs
}

function headerOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim().toLowerCase()
  if (!text) return null
  if (!/^[a-z0-9-]{1,64}$/.test(text)) throw new ConfigError(`${name} must be the name of a header.`)
  return text
}

function secretOf(environment: Environment, name: string): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  if (text.length < 32) throw new ConfigError(`${name} must have at least 32 characters.`)
  return text
}

const EMAIL = /^[^\s@<>,;"]{1,64}@[a-z0-9.-]{1,190}$/i

function addressOf(environment: Environment, name: string, fallback: string): string {
  const text = textOf(environment, name, fallback)
  if (!EMAIL.test(text)) throw new ConfigError(`${name} must be an e-mail address, but it is "${text}".`)
  return text
}

/** A name and an address, `Baize <no-reply@play.example>`; letters call the house by that name. */
function senderOf(environment: Environment, name: string, fallback: string): { from: string; siteName: string } {
  const from = textOf(environment, name, fallback)
  const [, siteName, address] = /^([^<>",;\r\n]{1,60}) <([^<>]+)>$/.exec(from) ?? []
  if (!siteName || !address || !EMAIL.test(address))
    throw new ConfigError(`${name} must be like "Baize <no-reply@play.example>", but it is "${from}".`)
  return { from, siteName: siteName.trim() }
}

function centrifugoOf(environment: Environment): SiteConfig['centrifugo'] {
  const apiUrl = environment.CENTRIFUGO_API_URL?.trim()
  const apiKey = environment.CENTRIFUGO_API_KEY?.trim()
  if (!apiUrl && !apiKey) return null
  if (!apiUrl || !URL.canParse(apiUrl)) throw new ConfigError('CENTRIFUGO_API_URL must be the address of the HTTP API.')
  if (!apiKey) throw new ConfigError('CENTRIFUGO_API_KEY is needed beside CENTRIFUGO_API_URL.')
  return { apiUrl, apiKey }
}

function documentsOf(environment: Environment): SiteConfig['documents'] {
  const documents = { s3: bucketOf(environment), keys: documentKeysOf(environment), scanner: clamdOf(environment) }
  if (documents.s3 && documents.keys.length === 0)
    throw new ConfigError(
      'DOCUMENT_KEYS is needed beside DOCUMENT_BUCKET_URL: other machines must open the same files.',
    )
  return documents
}

/** `id:key` with commas between, the newest first; a key is 32 bytes in base64. */
function documentKeysOf(environment: Environment): HouseKey[] {
  const text = environment.DOCUMENT_KEYS?.trim()
  if (!text) return []
  const keys = text.split(',').map((entry) => {
    const [, id, base64] = /^\s*([a-z0-9][a-z0-9-]{0,31}):([A-Za-z0-9+/_-]{43}=?)\s*$/.exec(entry) ?? []
    if (!id || !base64)
      throw new ConfigError('DOCUMENT_KEYS must be like "2026b:BASE64,2026a:BASE64", each key 32 bytes.')
    return { id, key: Buffer.from(base64, 'base64') }
  })
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new ConfigError('DOCUMENT_KEYS names a key twice.')
  return keys
}

function bucketOf(environment: Environment): S3Bucket | null {
  const url = environment.DOCUMENT_BUCKET_URL?.trim().replace(/\/$/, '')
  if (!url) return null
  if (!URL.canParse(url) || !/^https?:\/\/[^/?#]+(\/[^?#]+)?$/.test(url))
    throw new ConfigError('DOCUMENT_BUCKET_URL must be the address of a bucket, with its name.')
  const accessKeyId = environment.DOCUMENT_BUCKET_KEY_ID?.trim()
  const secretAccessKey = environment.DOCUMENT_BUCKET_SECRET?.trim()
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('DOCUMENT_BUCKET_KEY_ID and DOCUMENT_BUCKET_SECRET are needed beside DOCUMENT_BUCKET_URL.')
  return { url, region: textOf(environment, 'DOCUMENT_BUCKET_REGION', 'us-east-1'), accessKeyId, secretAccessKey }
}

/** A socket of the machine by its path, or `host:port`. */
function clamdOf(environment: Environment): ClamdAddress | null {
  const text = environment.CLAMD?.trim()
  if (!text) return null
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^([^\s:/]+):(\d{1,5})$/.exec(text) ?? []
  if (!host || !port) throw new ConfigError('CLAMD must be the path of a socket, or like "127.0.0.1:3310".')
  return { host, port: Number(port) }
}

/** `smtp://user:password@mail.example:587`, encrypted by STARTTLS; `smtps://` is from the first byte. */
function smtpOf(environment: Environment): SmtpServer | null {
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

function fileOf(environment: Environment, name: string): string | null {
  const path = environment[name]?.trim()
  if (!path) return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`${name} must be a file, but there is none at ${path}.`)
  }
}
