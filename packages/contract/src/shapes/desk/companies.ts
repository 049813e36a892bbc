import { z } from 'zod'
import { CountryCode, CurrencyCode, ShortText, text } from '../common.ts'

/** The name a company's calls are signed under. */
export const CompanyId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

export const CompanyParams = z.strictObject({ companyId: CompanyId })

/** An outside company. `null` serves every currency, or country. */
export const Company = z.strictObject({
  id: CompanyId,
  kind: ShortText,
  url: text(2048),
  /** What the company calls the house, where it gave it a name. */
  clientId: ShortText.nullable(),
  /** The digest of the script that pages load, of a betting company. */
  scriptIntegrity: ShortText.nullable(),
  currencies: z.array(CurrencyCode).nullable(),
  countries: z.array(CountryCode).nullable(),
  isEnabled: z.boolean(),
  isSandbox: z.boolean(),
})
export type Company = z.output<typeof Company>

/** A company with a secret that was just made for it; `null` where it kept its own. Told once. */
export const CompanyWithSecret = z.strictObject({ company: Company, secret: text(256).nullable() })
export type CompanyWithSecret = z.output<typeof CompanyWithSecret>
