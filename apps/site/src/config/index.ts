import { resolve } from 'node:path'
import { createPacks, type PackChoice, PackError } from '@baize/platform'
import { alertAddressesOf } from './alerts.ts'
import { documentsOf } from './documents.ts'
import { addressOf, houseNameIn, senderOf, smtpOf } from './mail.ts'
import { modeOf } from './mode.ts'
import { bindOf, trustedProxiesOf } from './network.ts'
import { pushOf } from './push.ts'
import { centrifugoOf, databaseUrlOf, poolerUrlOf, redisUrlOf, replicaUrlOf, tagManagerOf } from './services.ts'
import type { SiteConfig } from './site-config.ts'
import { tracingOf } from './tracing.ts'
import {
  choiceOf,
  ConfigError,
  type Environment,
  folderOf,
  headerOf,
  integerOf,
  originOf,
  portOf,
  secretOf,
  switchOf,
  textOf,
} from './values.ts'

export { checkProduction } from './production.ts'
export type { SiteConfig } from './site-config.ts'
export { ConfigError } from './values.ts'
export { variablesMisspelt } from './variables.ts'

/** Reads and checks the environment. Throws `ConfigError` for the first bad value. */
export function readConfig(environment: Environment): SiteConfig {
  const mode = modeOf(environment)
  const port = portOf(environment, 'PORT', 3000)
  const sandboxPort = portOf(environment, 'SANDBOX_PORT', 3100)
  if (port === sandboxPort) throw new ConfigError('PORT and SANDBOX_PORT must differ.')
  const desk = deskOf(environment)
  if (desk && [port, sandboxPort].includes(desk.port))
    throw new ConfigError('DESK_PORT must differ from PORT and SANDBOX_PORT.')
  const publicUrl = originOf(environment, 'PUBLIC_URL', `http://localhost:${port}`)
  const contentDir = folderOf(environment, 'CONTENT_DIR')
  const dataDir = resolve(textOf(environment, 'DATA_DIR', '.data'))
  return {
    mode,
    // In production a proxy stands in front, on this machine unless the operator says otherwise.
    bind: bindOf(environment, mode === 'production' ? '127.0.0.1' : '0.0.0.0'),
    port,
    publicUrl,
    dataDir,
    contentDir,
    offersDir: folderOf(environment, 'OFFERS_DIR'),
    databaseUrl: databaseUrlOf(environment),
    poolerUrl: poolerUrlOf(environment),
    replicaUrl: replicaUrlOf(environment),
    drainSeconds: integerOf(environment, 'DRAIN_SECONDS', 0, 0, 60),
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
    affiliateTagDays: integerOf(environment, 'AFFILIATE_TAG_DAYS', 30, 1, 3650),
    countryHeader: headerOf(environment, 'COUNTRY_HEADER') ?? 'cf-ipcountry',
    isCountryStated: headerOf(environment, 'COUNTRY_HEADER') !== null,
    addressHeader: headerOf(environment, 'ADDRESS_HEADER'),
    trustedProxies: trustedProxiesOf(environment),
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
    metrics: metricsOf(environment),
    tracing: tracingOf(environment),
    isAccessLogged: switchOf(environment, 'ACCESS_LOG', false),
    identity: {
      level: textOf(environment, 'IDENTITY_LEVEL', 'id-and-liveness'),
      theme: choiceOf(environment, 'IDENTITY_THEME', ['dark', 'light']),
      isInPlaceOfDocuments: switchOf(environment, 'IDENTITY_REPLACES_DOCUMENTS', false),
    },
    tagManager: tagManagerOf(environment),
    areGuestsInChat: switchOf(environment, 'CHAT_GUESTS', true),
    alertAddresses: alertAddressesOf(environment),
    isSportsbookPathShared: switchOf(environment, 'SPORTSBOOK_PATH', true),
    push: pushOf(environment),
    mail: {
      ...senderOf(environment, 'MAIL_FROM', `${houseNameIn(contentDir)} <no-reply@baize.example>`),
      smtp: smtpOf(environment),
      operatorAddress: addressOf(environment, 'OPERATOR_EMAIL', 'support@baize.example'),
    },
  }
}

function metricsOf(environment: Environment): SiteConfig['metrics'] {
  if (!environment.METRICS_PORT?.trim()) return null
  return { host: textOf(environment, 'METRICS_HOST', '127.0.0.1'), port: portOf(environment, 'METRICS_PORT', 1) }
}

function deskOf(environment: Environment): SiteConfig['desk'] {
  if (!switchOf(environment, 'DESK', true)) return null
  const port = environment.DESK_PORT?.trim() ? portOf(environment, 'DESK_PORT', 1) : 0
  return { host: textOf(environment, 'DESK_HOST', '127.0.0.1'), port }
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
