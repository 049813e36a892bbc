import type { FieldIssue } from '@baize/contract'
import { afterCommit, type Pool, type Queryable, type Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import type { Packs } from '../packs/index.ts'
import { type CountryDefinition, countryDefinitions, isCountryOffered } from './countries.ts'
import { currencyByCode } from './currencies.ts'
import { locales } from './locales.ts'
import { asSaid, forgetSettings } from './settings.ts'
import { type CountrySetting, lockCountrySetting, readCountrySettings, saveCountrySetting } from './store.ts'

interface Ports {
  pool: Pool
  packs: Pick<Packs, 'countries'>
}

/** A country and what somebody new from there is offered. */
export interface CountryOffer extends Pick<CountryDefinition, 'code' | 'name' | 'currency' | 'locale'> {
  takesNewcomers: boolean
}

/** Every country of the house by name. */
export async function listCountryOffers(db: Queryable, { packs }: Pick<Ports, 'packs'>): Promise<CountryOffer[]> {
  const said = new Map((await readCountrySettings(db)).map((setting) => [setting.country, setting]))
  return ours(packs).map((country) => offerOf(country, said.get(country.code)))
}

/**
 * Says whether people who live there may register, and which currency and language they are offered first; what is left
 * out stays. Players from there go on. Refuses `not_found`, and `validation` for a currency or language that is not ours.
 */
export async function changeCountryOffer(
  tx: Tx,
  { pool, packs }: Ports,
  code: string,
  change: Partial<Omit<CountrySetting, 'country'>>,
): Promise<{ before: CountryOffer; after: CountryOffer }> {
  const country = ours(packs).find((known) => known.code === code)
  if (!country) throw new Refusal('not_found')
  const { currency, locale } = change
  const problems: Record<string, FieldIssue[]> = {}
  if (currency && !currencyByCode(currency)) problems['currency'] = [{ code: 'notOffered' }]
  if (locale && !locales.some((known) => known.code === locale)) problems['locale'] = [{ code: 'notOffered' }]
  if (Object.keys(problems).length > 0) throw new Refusal('validation', problems)
  const before = await lockCountrySetting(tx, code)
  const after = { ...before, ...change }
  await saveCountrySetting(tx, after)
  afterCommit(tx, () => forgetSettings(pool))
  return { before: offerOf(country, before), after: offerOf(country, after) }
}

function ours({ countries }: Pick<Packs, 'countries'>): CountryDefinition[] {
  return countryDefinitions.filter(({ code }) => isCountryOffered(code, countries))
}

function offerOf(country: CountryDefinition, said: CountrySetting | undefined): CountryOffer {
  const { code, name, currency, locale } = asSaid(country, said)
  return { code, name, currency, locale, takesNewcomers: said?.takesNewcomers ?? true }
}
