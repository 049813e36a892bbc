/** What a company does for the house. */
export const companyKinds = [
  'studio',
  'betting',
  'cashier',
  'chain',
  'mail',
  'telephone',
  'sign-in',
  'identity',
  'register',
  'rates',
  'chat',
  'affiliate',
] as const
export type CompanyKind = (typeof companyKinds)[number]

/** An outside company as operators registered it. */
export interface Company {
  /** The name its calls are signed under. */
  id: string
  kind: CompanyKind
  /** Where it answers, without a slash at the end. */
  url: string
  /** What the company calls the house, where it gave it a name: a client id, a bot. */
  clientId?: string | null
  /** The digest of the company's script that pages load, of betting and chats: a script that is another does not run. */
  scriptIntegrity?: string | null
  /** Currencies and countries it serves; `null` serves every one. */
  currencies: readonly string[] | null
  countries: readonly string[] | null
  /** Whether anything new is begun with it. What was begun is always brought to its end. */
  isEnabled: boolean
  isSandbox: boolean
}

/** What a company is wanted for. A country that is not known is served by none that names its countries. */
export interface Occasion {
  currency?: string
  country?: string | null
}

/** Whether the company takes up something new on this occasion. */
export function serves(company: Company, { currency, country }: Occasion): boolean {
  if (!company.isEnabled) return false
  if (currency !== undefined && company.currencies && !company.currencies.includes(currency)) return false
  if (country !== undefined && company.countries && !(country && company.countries.includes(country))) return false
  return true
}

/** A secret shared with a company, opened. */
export interface CompanySecret {
  id: string
  companyId: string
  secret: string
  createdAt: Date
  usedAt: Date | null
  endsAt: Date | null
}

/** Those that a call of the company may be signed with now, the newest first: it is the one without an end. */
export function validSecrets(secrets: readonly CompanySecret[], now: Date): CompanySecret[] {
  return secrets
    .filter(({ endsAt }) => !endsAt || endsAt > now)
    .toSorted((left, right) => endOf(right) - endOf(left) || right.createdAt.getTime() - left.createdAt.getTime())
}

/**
 * The one that calls to the company are signed with: the newest it is known to have. While a new one waits to be
 * taken over, the former one serves to its end.
 */
export function signingSecret(secrets: readonly CompanySecret[], now: Date): CompanySecret | undefined {
  const valid = validSecrets(secrets, now)
  return valid.find(({ usedAt }) => usedAt) ?? valid.at(-1)
}

function endOf({ endsAt }: CompanySecret): number {
  return endsAt ? endsAt.getTime() : Number.MAX_SAFE_INTEGER
}
