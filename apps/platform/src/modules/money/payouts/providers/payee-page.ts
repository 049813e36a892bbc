import { assert, signRequest } from '@baize/kit'
import type { Company, CompanyPorts } from '../../../ground/companies/index.ts'
import { currencyByCode } from '../../../ground/settings/index.ts'
import type { NextStep } from '../../payments/index.ts'
import { COLLECTED_FOR_MS } from '../withdrawal.ts'

/** What the company's page is told of a payout whose payee says there where the money goes. */
export interface PayeeLink {
  payoutId: string
  /** Smallest units. */
  amount: bigint
  currency: string
  playerReference: string
  locale: string
  shownIn: 'window' | 'frame'
  /** Where a page in a window leads when it is done. */
  returnUrl: string
  callbackUrl: string
}

const PATH = '/cashier/payout'

/**
 * The company's page on which the payee says where the money goes. The company knows by the signature that the link is of
 * the house, so nothing has to be told to it before, and it leads nowhere after half an hour.
 */
export async function payeePage(
  ports: CompanyPorts,
  company: Company,
  link: PayeeLink,
  now: Date,
): Promise<NextStep & { action: string }> {
  const scale = currencyByCode(link.currency)?.subunitToUnit
  assert(scale, 'payouts are in currencies of the house')
  const expiresAt = String(now.getTime() + COLLECTED_FOR_MS)
  const fields = { ...link, amount: String(link.amount), subunitToUnit: String(scale), expiresAt }
  const secret = await ports.companies.secretFor(company)
  const signed = { timestamp: expiresAt, nonce: link.payoutId, method: 'GET', path: pathOf(fields), body: '' }
  return { action: `${company.url}${PATH}`, fields: { ...fields, signature: signRequest(secret, signed) } }
}

/** Path and query as they are signed: the members by their names. */
function pathOf(fields: Readonly<Record<string, string>>): string {
  const members = Object.entries(fields).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `${PATH}?${new URLSearchParams(members).toString()}`
}
