import { type Rule, type Rules, text } from '../protocol/members.ts'

/** What every order has in common, in and out. Amounts are decimal digits of smallest units. */
export interface OrderTerms {
  method: string
  /** What the player filled in at the platform, by field. */
  details: Record<string, string>
  amount: string
  currency: string
  subunitToUnit: string
  playerReference: string
  locale: string
  callbackUrl: string
}

/** An address on the web. Whether it is one of the platform's is another question. */
export const isAddress: Rule<string> = text(
  (value) => value.length <= 2048 && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
)

const isShort = (value: string, lengthMax: number) => value.length > 0 && value.length <= lengthMax

export const orderRules: Rules<OrderTerms> = {
  method: text((value) => /^[!-~]{1,128}$/.test(value)),
  details: (value): value is Record<string, string> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).length <= 50 &&
    Object.entries(value).every(([key, held]) => isShort(key, 64) && typeof held === 'string' && held.length <= 1000),
  amount: text((value) => /^[1-9]\d{0,37}$/.test(value)),
  currency: text((value) => /^[A-Z0-9]{2,10}$/.test(value)),
  subunitToUnit: text((value) => /^10{0,18}$/.test(value)),
  playerReference: text((value) => isShort(value, 128)),
  locale: text((value) => /^[A-Za-z-]{2,20}$/.test(value)),
  callbackUrl: isAddress,
}
