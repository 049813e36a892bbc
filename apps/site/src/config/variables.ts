import type { Environment } from './values.ts'

/** Every variable the site, its commands and its programs read. */
export const VARIABLES = [
  'ACCESS_LOG',
  'ADDRESS_HEADER',
  'AFFILIATE_TAG_DAYS',
  'ALERT_WEBHOOKS',
  'ALERT_WEBHOOKS_FILE',
  'BIND',
  'BREACHED_PASSWORDS_URL',
  'CENTRIFUGO_API_KEY',
  'CENTRIFUGO_API_URL',
  'CHAT_GUESTS',
  'CLAMD',
  'CONTENT_DIR',
  'COUNTRY_HEADER',
  'DATABASE_CONNECTIONS_MAX',
  'DATABASE_POOLER_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'DESK',
  'DESK_HOST',
  'DESK_PORT',
  'DESK_URL',
  'DOCUMENT_BUCKET_KEY_ID',
  'DOCUMENT_BUCKET_REGION',
  'DOCUMENT_BUCKET_SECRET',
  'DOCUMENT_BUCKET_URL',
  'DOCUMENT_KEYS',
  'DRAIN_SECONDS',
  'GALLERY',
  'HOUSE_MODE',
  'IDENTITY_LEVEL',
  'IDENTITY_REPLACES_DOCUMENTS',
  'IDENTITY_THEME',
  'LICENCE_PACK',
  'LOYALTY',
  'MAIL_FROM',
  'METRICS_HOST',
  'METRICS_PORT',
  'MONEY_CONNECTIONS_MAX',
  'OFFERS_DIR',
  'OPERATOR_EMAIL',
  'OPERATOR_SESSION',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_SDK_DISABLED',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'PACKS',
  'PACKS_DIR',
  'PORT',
  'PROVIDER_SECRET',
  'PUBLIC_URL',
  'QUESTS',
  'REDIS_URL',
  'SANDBOX',
  'SANDBOX_HOST',
  'SANDBOX_PORT',
  'SANDBOX_URL',
  'SESSION_BINDING',
  'SMTP_CA_FILE',
  'SMTP_URL',
  'SPORTSBOOK_PATH',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_ORIGINS',
  'TAG_MANAGER_URL',
  'TOKEN_SECRET',
  'TRUSTED_PROXIES',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
] as const

const KNOWN = new Set<string>(VARIABLES)

/** Shorter names are one slip away from too many words that belong to others. */
const LENGTH_MIN = 7

/** Variables that are set and not ours, but one slip of the finger away from one that is. */
export function variablesMisspelt(environment: Environment): { name: string; meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (KNOWN.has(name) || name.length < LENGTH_MIN) return []
    const meant = VARIABLES.find((known) => known.length >= LENGTH_MIN && isSlip(name.toUpperCase(), known))
    return meant ? [{ name, meant }] : []
  })
}

/** Whether two words differ by nothing, one letter changed, left out or added, or two neighbours swapped. */
function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false
  let start = 0
  while (start < known.length && word[start] === known[start]) start += 1
  const [left, right] = [word.slice(start), known.slice(start)]
  return (
    left === right ||
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}
