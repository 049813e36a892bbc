import type { Mode } from './site-config.ts'
import { choiceOf, type Environment } from './values.ts'

/**
 * What `HOUSE_MODE` says. Without it, a house counts as meant for real players once its operator says so by
 * `NODE_ENV=production`, names a public https address, or brings a database of their own.
 */
export function modeOf(environment: Environment): Mode {
  const isMeant =
    environment.NODE_ENV === 'production' ||
    /^https:/i.test(environment.PUBLIC_URL?.trim() ?? '') ||
    Boolean(environment.DATABASE_URL?.trim())
  return choiceOf(environment, 'HOUSE_MODE', isMeant ? ['production', 'demo'] : ['demo', 'production'])
}
