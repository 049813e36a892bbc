import { ConfigError, type Environment, originOf, textOf } from './values.ts'
import type { SiteConfig } from './site-config.ts'

export function databaseUrlOf(environment: Environment, name = 'DATABASE_URL'): string | null {
  const text = environment[name]?.trim()
  if (!text) return null
  if (!/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new ConfigError(`${name} must start with postgres:// or postgresql://.`)
  return text
}

/** A pooler before the database of `DATABASE_URL`, which lends connections for a transaction at a time. */
export function poolerUrlOf(environment: Environment): string | null {
  const url = databaseUrlOf(environment, 'DATABASE_POOLER_URL')
  if (url && !databaseUrlOf(environment))
    throw new ConfigError('DATABASE_POOLER_URL needs DATABASE_URL beside it: what listens goes past the pooler.')
  return url
}

/** A server that follows the database, for lists. */
export const replicaUrlOf = (environment: Environment) => databaseUrlOf(environment, 'DATABASE_REPLICA_URL')

export function redisUrlOf(environment: Environment): string | null {
  const text = environment.REDIS_URL?.trim()
  if (!text) return null
  if (!/^rediss?:\/\/\S+$/.test(text)) throw new ConfigError('REDIS_URL must start with redis:// or rediss://.')
  return text
}

/** `GTM-XXXX`, and where its tags load from and report to besides. */
export function tagManagerOf(environment: Environment): SiteConfig['tagManager'] {
  const id = environment.TAG_MANAGER_ID?.trim()
  if (!id) return null
  if (!/^[A-Z0-9-]{4,32}$/.test(id)) throw new ConfigError('TAG_MANAGER_ID must be like "GTM-ABC1234".')
  const origins = textOf(environment, 'TAG_MANAGER_ORIGINS', '').split(',').filter(Boolean)
  return {
    id,
    url: originOf(environment, 'TAG_MANAGER_URL', 'https://www.googletagmanager.com'),
    origins: origins.map((origin) => originOf({ TAG_MANAGER_ORIGINS: origin.trim() }, 'TAG_MANAGER_ORIGINS', '')),
  }
}

export function centrifugoOf(environment: Environment): SiteConfig['centrifugo'] {
  const apiUrl = environment.CENTRIFUGO_API_URL?.trim()
  const apiKey = environment.CENTRIFUGO_API_KEY?.trim()
  if (!apiUrl && !apiKey) return null
  if (!apiUrl || !URL.canParse(apiUrl)) throw new ConfigError('CENTRIFUGO_API_URL must be the address of the HTTP API.')
  if (!apiKey) throw new ConfigError('CENTRIFUGO_API_KEY is needed beside CENTRIFUGO_API_URL.')
  return { apiUrl, apiKey }
}
