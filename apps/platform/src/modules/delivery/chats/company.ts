import type { Companies, Company } from '../../ground/companies/index.ts'

/** A company that keeps the live chat, and how it is spoken to. */
export interface ChatCompany {
  protocol: 'livechat' | 'freshchat'
  company: Company
  /** What the company calls the house: a licence, or the token of its widget. */
  account: string
}

/** The chat that visitors are shown; `null` while no company of a known protocol is on. */
export async function chatCompany(companies: Pick<Companies, 'serving'>): Promise<ChatCompany | null> {
  return chatCompanyOf(await companies.serving('chat'))
}

/** Of companies that are on the one that is shown: LiveChat goes before Freshchat. */
export function chatCompanyOf(serving: readonly Company[]): ChatCompany | null {
  for (const protocol of ['livechat', 'freshchat'] as const) {
    const company = serving.find(({ id }) => id === protocol)
    if (company?.clientId) return { protocol, company, account: company.clientId.split(':', 1)[0]! }
  }
  return null
}
