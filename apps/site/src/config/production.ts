import type { SiteConfig } from './site-config.ts'
import { ConfigError, type Environment } from './values.ts'

interface Rule {
  isBroken: (config: SiteConfig, environment: Environment) => boolean
  /** One sentence that names the variable and what to do. */
  says: string
}

const isUnset = (name: string) => (_: SiteConfig, environment: Environment) => !environment[name]?.trim()

/** What is fine on a machine where somebody looks around, and harmful where players pay. */
const RULES: readonly Rule[] = [
  {
    isBroken: isUnset('PUBLIC_URL'),
    says: 'PUBLIC_URL must be set in production to the origin that players see, such as https://play.example.',
  },
  {
    isBroken: ({ publicUrl }) => !publicUrl.startsWith('https:'),
    says: 'PUBLIC_URL must start with https in production, or browsers send sessions where others can read them.',
  },
  {
    isBroken: ({ sandbox }) => sandbox.mode !== 'off',
    says: 'SANDBOX must be off in production, because its companies give play money away and show every letter.',
  },
  {
    isBroken: isUnset('ADDRESS_HEADER'),
    says: 'ADDRESS_HEADER must be set in production to the header in which your proxy names the visitor, such as x-forwarded-for, or all visitors count as one.',
  },
  {
    isBroken: isUnset('MAIL_FROM'),
    says: 'MAIL_FROM must be set in production to the sender of your letters, such as "Play <no-reply@play.example>".',
  },
  {
    isBroken: isUnset('OPERATOR_EMAIL'),
    says: 'OPERATOR_EMAIL must be set in production to the address where you read what players write.',
  },
  {
    isBroken: ({ databaseUrl, tokenSecret }) => databaseUrl !== null && tokenSecret === null,
    says: 'TOKEN_SECRET must be set in production beside DATABASE_URL, because every process on that database needs the same one.',
  },
]

/**
 * Throws `ConfigError` with the first rule of production that a site breaks; a demo breaks none. Commands need no
 * such check: they serve nobody.
 */
export function checkProduction(config: SiteConfig, environment: Environment): void {
  if (config.mode !== 'production') return
  const broken = RULES.find(({ isBroken }) => isBroken(config, environment))
  if (broken) throw new ConfigError(`${broken.says.slice(0, -1)} (HOUSE_MODE=demo tries the house without it).`)
}
