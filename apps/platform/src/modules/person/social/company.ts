import type { Clock, Logger } from '@baize/kit'
import type { Companies, Company } from '../../ground/companies/index.ts'

/** What talking to the companies that vouch for people needs of the platform. */
export interface SocialPorts {
  companies: Companies
  fetch: typeof fetch
  logger: Logger
  clock: Clock
  config: { publicUrl: string; tokenSecret: string }
}

/** Somebody a company vouches for. */
export interface OutsidePerson {
  companyId: string
  /** Who they are there, for ever. */
  subject: string
  /** Lower case. */
  email: string | null
  /** Whether the company says that it proved the e-mail. */
  isEmailVerified: boolean
  name: string | null
}

/** The one that has connections to others behind it, each named by the call. */
const WITH_CONNECTIONS = 'auth0'

/** The companies one may sign in through now, by id. */
export async function serveableWays({ companies }: Pick<SocialPorts, 'companies'>): Promise<Company[]> {
  return (await companies.serving('sign-in')).filter(({ clientId }) => clientId)
}

/** The one that signs what the browser brings back, and leads it nowhere itself. */
const BY_WIDGET = 'telegram'

/** Whether the company speaks a protocol. */
export function isCompanyOf(protocol: 'connections' | 'widget' | 'openid', { id }: Pick<Company, 'id'>): boolean {
  const own = id === WITH_CONNECTIONS ? 'connections' : id === BY_WIDGET ? 'widget' : 'openid'
  return own === protocol
}
