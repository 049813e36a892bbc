import { resolve } from 'node:path'

/** A setting that cannot be used. Its message is one sentence that names the variable. */
export class SandboxConfigError extends Error {
  override readonly name = 'SandboxConfigError'
}

export interface SandboxConfig {
  readonly port: number
  /** Origin under which browsers reach the sandbox. */
  readonly url: string
  /** Origin of the site that frames the games. */
  readonly siteOrigin: string
  /** Where the platform's provider protocols answer. */
  readonly platformUrl: string
  /** What each company shares with the platform; signs calls in both directions. */
  readonly secrets: {
    readonly studio: string
    readonly betting: string
    readonly cashier: string
    readonly girowell: string
    readonly kiosko: string
    readonly wobble: string
    readonly mail: string
    readonly telephone: string
    readonly google: string
    readonly auth0: string
    readonly telegram: string
    readonly sumsub: string
    readonly chain: string
    readonly gamstop: string
    readonly betguard: string
    readonly spelpaus: string
    readonly oasis: string
    readonly rates: string
    readonly livechat: string
    readonly freshchat: string
    readonly trailhead: string
    readonly signpost: string
  }
  /** The address it listens at; of this machine alone unless told otherwise. */
  readonly host: string
  /** For what must outlive the process, and for drawn pictures. */
  readonly dataDir: string
}

const SECRET_LENGTH_MIN = 32

/** Reads and checks the environment. Throws `SandboxConfigError` for the first bad value. */
export function readSandboxConfig(environment: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const port = portOf(environment.SANDBOX_PORT ?? '3100')
  const siteOrigin = originOf('SITE_URL', environment.SITE_URL ?? 'http://localhost:3000')
  return {
    port,
    url: originOf('SANDBOX_URL', environment.SANDBOX_URL ?? `http://localhost:${port}`),
    siteOrigin,
    platformUrl: originOf('PLATFORM_URL', environment.PLATFORM_URL ?? siteOrigin),
    secrets: {
      studio: secretOf('STUDIO_SECRET', environment.STUDIO_SECRET),
      betting: secretOf('BETTING_SECRET', environment.BETTING_SECRET),
      cashier: secretOf('CASHIER_SECRET', environment.CASHIER_SECRET),
      girowell: secretOf('GIROWELL_SECRET', environment.GIROWELL_SECRET),
      kiosko: secretOf('KIOSKO_SECRET', environment.KIOSKO_SECRET),
      wobble: secretOf('WOBBLE_SECRET', environment.WOBBLE_SECRET),
      mail: secretOf('MAIL_SECRET', environment.MAIL_SECRET),
      telephone: secretOf('TELEPHONE_SECRET', environment.TELEPHONE_SECRET),
      google: secretOf('GOOGLE_SECRET', environment.GOOGLE_SECRET),
      auth0: secretOf('AUTH0_SECRET', environment.AUTH0_SECRET),
      telegram: secretOf('TELEGRAM_SECRET', environment.TELEGRAM_SECRET),
      sumsub: secretOf('SUMSUB_SECRET', environment.SUMSUB_SECRET),
      chain: secretOf('CHAIN_SECRET', environment.CHAIN_SECRET),
      gamstop: secretOf('GAMSTOP_SECRET', environment.GAMSTOP_SECRET),
      betguard: secretOf('BETGUARD_SECRET', environment.BETGUARD_SECRET),
      spelpaus: secretOf('SPELPAUS_SECRET', environment.SPELPAUS_SECRET),
      oasis: secretOf('OASIS_SECRET', environment.OASIS_SECRET),
      rates: secretOf('RATES_SECRET', environment.RATES_SECRET),
      livechat: secretOf('LIVECHAT_SECRET', environment.LIVECHAT_SECRET),
      freshchat: secretOf('FRESHCHAT_SECRET', environment.FRESHCHAT_SECRET),
      trailhead: secretOf('TRAILHEAD_SECRET', environment.TRAILHEAD_SECRET),
      signpost: secretOf('SIGNPOST_SECRET', environment.SIGNPOST_SECRET),
    },
    host: environment.SANDBOX_HOST ?? '127.0.0.1',
    dataDir: resolve(environment.DATA_DIR ?? '.data/sandbox'),
  }
}

function secretOf(name: string, secret = ''): string {
  if (secret.length < SECRET_LENGTH_MIN)
    throw new SandboxConfigError(`${name} must have at least ${SECRET_LENGTH_MIN} characters.`)
  return secret
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SandboxConfigError(`SANDBOX_PORT must be a whole number from 0 to 65535, but it is "${text}".`)
  return port
}

function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new SandboxConfigError(`${name} must be an origin such as https://play.example, but it is "${text}".`)
  return url.origin
}
