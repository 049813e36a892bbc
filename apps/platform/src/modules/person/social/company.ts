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

/** Whether the company is one of a protocol that leads the browser there and back. */
export function isCompanyOf(protocol: 'connections' | 'openid', { id }: Pick<Company, 'id'>): boolean {
  return protocol === 'connections' ? id === WITH_CONNECTIONS : id !== WITH_CONNECTIONS
}
