import { callCompany, type Company, type CompanyPorts } from '../../../ground/companies/index.ts'
import { CompanyMethods } from '../company-methods.ts'
import { ProviderFailure } from './port.ts'

const TIMEOUT_MS = 5_000

/**
 * What the cashier offers by `docs/cashier-protocol.md`; `null` for one that knows no such question. Throws
 * `ProviderFailure` when no usable answer came.
 */
export async function readMethods(ports: CompanyPorts, company: Company): Promise<CompanyMethods | null> {
  try {
    const reply = await callCompany(ports, company, {
      method: 'GET',
      path: '/cashier/v1/methods',
      timeoutMs: TIMEOUT_MS,
    })
    if (reply.status === 404) return null
    if (!reply.ok) throw new ProviderFailure(`the cashier answered ${reply.status}`)
    return CompanyMethods.parse(await reply.json())
  } catch (cause) {
    throw cause instanceof ProviderFailure ? cause : new ProviderFailure('the cashier told no methods', { cause })
  }
}
