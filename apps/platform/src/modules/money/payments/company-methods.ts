import type { Currency } from '@baize/contract'
import { z } from 'zod'
import type { Company } from '../../ground/companies/index.ts'
import type { AmountBound } from './bounds.ts'
import { agent, cpf, holder, phone } from './fields.ts'
import { type MethodTerms, takes } from './method-terms.ts'

/** What a company may have its methods ask for; patterns are the house's own, because the house runs them. */
const askable = { account_holder: holder, agentNumber: agent, cpf_number: cpf, phone }

const amount = z.number().positive().max(1e9)
const words = z.string().trim().min(1).max(80)

/** A way to pay as a company tells it. Of one that the house knows only what differs has to be told. */
const ToldMethod = z.object({
  method: z.string().regex(/^[!-~]{1,128}$/),
  processingType: z.enum(['form', 'qr', 'iframe', 'message', 'asyncRedirect']).optional(),
  names: z.object({ en: words, de: words.optional(), fa: words.optional() }).optional(),
  icon: z.enum(['card', 'currency', 'external', 'grid', 'mobile', 'shop', 'user', 'wallet']).optional(),
  currencies: z
    .object({ type: z.enum(['fiat', 'crypto']), only: z.array(z.string().max(10)).max(50).optional() })
    .optional(),
  /** Every country where none is named. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .optional(),
  amountMin: amount.optional(),
  amountMax: amount.optional(),
  presets: z.array(amount).max(8).optional(),
  presetDefault: amount.optional(),
  fields: z
    .array(z.enum(['account_holder', 'agentNumber', 'cpf_number', 'phone']))
    .max(4)
    .optional(),
})
type ToldMethod = z.output<typeof ToldMethod>

/** Everything a company offers, in and out. */
export const CompanyMethods = z.object({
  deposits: z.array(ToldMethod).max(100),
  withdrawals: z.array(ToldMethod).max(100),
})
export type CompanyMethods = z.output<typeof CompanyMethods>

/** What companies say that they offer, by their names, and what operators leave of it. */
export interface CompanyOffers {
  told: ReadonlyMap<string, { methods: CompanyMethods; heardAt: Date }>
  off: ReadonlySet<string>
  bounds: readonly AmountBound[]
}

type Direction = keyof CompanyMethods

/** Whether operators let players use a method of a company. */
export function isOn({ off }: CompanyOffers, company: string, direction: Direction, method: string): boolean {
  return !off.has(offKey(company, direction, method))
}

/** What a method that is off is known by. */
export function offKey(company: string, direction: Direction, method: string): string {
  return `${company} ${direction} ${method}`
}

/** Everything one company does that way, switched off or not: of a company that never told its methods, all of the house's. */
export function methodsOf<Terms extends MethodTerms>(
  { told }: CompanyOffers,
  company: string,
  direction: Direction,
  house: readonly Terms[],
): readonly Terms[] {
  const own = told.get(company)?.methods[direction]
  return own ? own.flatMap((method) => termsOf(method, house)) : house
}

/** Ways to pay, and which company does each. */
export interface MergedMethods<Terms> {
  terms: Terms[]
  companyOf: ReadonlyMap<string, Company>
}

interface Occasion<Terms> {
  direction: Direction
  /** The house's own methods that way. */
  house: readonly Terms[]
  currency: Pick<Currency, 'type' | 'code'> | undefined
  country: string | null
}

/** What the companies offer together, one after the other; a method that several offer is done by the first. */
export function mergeMethods<Terms extends MethodTerms>(
  companies: readonly Company[],
  offers: CompanyOffers,
  { direction, house, currency, country }: Occasion<Terms>,
): MergedMethods<Terms> {
  const terms: Terms[] = []
  const companyOf = new Map<string, Company>()
  for (const company of companies) {
    for (const offered of methodsOf(offers, company.id, direction, house)) {
      if (!isOn(offers, company.id, direction, offered.method)) continue
      const isHere = !offered.countries || (country !== null && offered.countries.includes(country))
      if (!isHere || !currency || !takes(offered, currency) || companyOf.has(offered.method)) continue
      companyOf.set(offered.method, company)
      terms.push(offered)
    }
  }
  return { terms, companyOf }
}

/** None for a method that is not told whole, or has no amount in it. */
function termsOf<Terms extends MethodTerms>({ fields, ...offer }: ToldMethod, house: readonly Terms[]): Terms[] {
  const known = house.find(({ method }) => method === offer.method)
  const told = Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined))
  const asked = fields ? { fields: fields.map((key) => askable[key]) } : {}
  const terms = known ? { ...known, ...told, ...asked } : { icon: 'external', fields: [], ...told, ...asked }
  return isWhole(terms) && terms.amountMin <= terms.amountMax ? [terms] : []
}

function isWhole(terms: Partial<MethodTerms>): terms is MethodTerms {
  const { names, processingType, currencies, amountMin, amountMax } = terms
  return [names, processingType, currencies, amountMin, amountMax].every((part) => part !== undefined)
}
