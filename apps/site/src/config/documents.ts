import type { ClamdAddress, HouseKey, S3Bucket } from '@baize/platform'
import type { SiteConfig } from './site-config.ts'
import { ConfigError, type Environment, textOf } from './values.ts'

export function documentsOf(environment: Environment): SiteConfig['documents'] {
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
