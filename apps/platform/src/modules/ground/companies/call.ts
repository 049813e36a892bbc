import type { Clock } from '@baize/kit'
import { type SignedFetch, signedFetch } from '../signing/index.ts'
import type { Company } from './company.ts'
import type { Companies } from './registry.ts'

/** What a call to an outside company needs. */
export interface CompanyPorts {
  fetch: typeof fetch
  clock: Clock
  companies: Companies
}

export interface CompanyCall extends Pick<SignedFetch, 'method' | 'body' | 'timeoutMs'> {
  /** Below the company's address, beginning with a slash. */
  path: string
}

/** Sends one call, signed with the secret the company is known to have. Resolves and rejects as `signedFetch`. */
export async function callCompany(
  ports: CompanyPorts,
  company: Company,
  { path, ...call }: CompanyCall,
): Promise<Response> {
  const secret = await ports.companies.secretFor(company)
  return signedFetch(ports, { ...call, sender: company.id, secret, url: `${company.url}${path}` })
}
