import type { Country, Currency, RestrictType } from '@baize/contract'
import { afterCommit, type Pool, type Queryable, type Tx, withTransaction } from '@baize/database'
import { assert, type Clock } from '@baize/kit'
import { ANYWHERE } from './country-standing.ts'
import type { Packs } from '../packs/index.ts'
import { type CountryDefinition, countryDefinitions, isCountryOffered } from './countries.ts'
import { type CurrencyDefinition, currencyDefinitions, wireRate } from './currencies.ts'
import {
  type CountrySetting,
  type CurrencySetting,
  type FieldSetting,
  lockFieldSettings,
  lockRestriction,
  readCountrySettings,
  readCurrencySettings,
  readFieldSettings,
  readRestrictions,
  saveFieldSetting,
  saveRestriction,
} from './store.ts'

/** What operators may change, as read at one moment. Shared by callers, who must not change it. */
export interface Settings {
  /** Every currency, also those not offered now (`isEnabled` false). */
  currencies: readonly Currency[]
  countries: readonly Country[]
  /** Fields of the forms that an operator wants asked otherwise than they are by themselves. */
  fields: readonly FieldSetting[]
}

/** Where every process hears that an operator changed something; a trigger on the tables says it. */
export const SETTINGS_CHANGED = 'settings_changed'

/** The net below the notices: how long a change may stay unseen by a process that hears none. */
const CACHED_MS = 4_000

const cache = new WeakMap<Pool, { untilMs: number; settings: Promise<Settings>; isRead: boolean }>()

/**
 * The settings, at most some seconds old. Callers at the same moment share one read. In a transaction `db` is that: a
 * call that holds a connection must not wait for a second one, and shares only what others have read already.
 */
export async function readSettings(
  { pool, clock, packs }: { pool: Pool; clock: Clock; packs: Pick<Packs, 'countries'> },
  db: Queryable = pool,
): Promise<Settings> {
  const nowMs = clock.now().getTime()
  const cached = cache.get(pool)
  const isFresh = cached !== undefined && nowMs < cached.untilMs
  if (isFresh && (cached.isRead || db === pool)) return cached.settings
  const settings = read(db, packs.countries)
  if (db !== pool) return settings
  const entry = { untilMs: nowMs + CACHED_MS, settings, isRead: false }
  cache.set(pool, entry)
  settings.then(
    () => (entry.isRead = true),
    () => cache.get(pool) === entry && cache.delete(pool),
  )
  return settings
}

/** The settings as they are, with the fields of forms locked for whoever changes them. */
export async function lockFields(tx: Tx, { packs }: { packs: Pick<Packs, 'countries'> }): Promise<Settings> {
  await lockFieldSettings(tx)
  return read(tx, packs.countries)
}

/** Makes the next reader see the rows as they are now. */
export function forgetSettings(pool: Pool): void {
  cache.delete(pool)
}

async function read(db: Queryable, packed: readonly string[]): Promise<Settings> {
  const rows = await readCurrencySettings(db)
  const restrictions = await readRestrictions(db)
  const fields = await readFieldSettings(db)
  const types = new Map(restrictions.map(({ country, restrictType }) => [country, restrictType]))
  const said = new Map((await readCountrySettings(db)).map((setting) => [setting.country, setting]))
  return {
    fields,
    currencies: toCurrencies(new Map(rows.map((row) => [row.code, row]))),
    countries: countryDefinitions
      .filter(({ code }) => isCountryOffered(code, packed))
      .map((country) => {
        const restrictType = types.get(country.code) ?? null
        return { ...asSaid(country, said.get(country.code)), restrict: restrictType !== null, restrictType }
      }),
  }
}

/** A country as operators left it. */
export function asSaid<Known extends CountryDefinition>(country: Known, said: CountrySetting | undefined): Known {
  if (!said) return country
  return {
    ...country,
    currency: said.currency ?? country.currency,
    locale: said.locale ?? country.locale,
    ...(!said.takesNewcomers && { isClosedToNewcomers: true }),
  }
}

/** In the order operators gave them. A currency without a rate cannot be offered, so it is left out. */
function toCurrencies(rows: Map<string, CurrencySetting>): Currency[] {
  return inOrder(rows).map(({ definition, row }) => {
    const { code, name, symbol, type, isBase, subunitToUnit, subCurrencies } = definition
    return {
      code,
      name,
      symbol,
      type,
      isBase,
      isEnabled: row.isEnabled,
      subunitToUnit: Number(subunitToUnit),
      rate: { rate: wireRate(row.perBase, subunitToUnit), rateTime: row.rateAt.toISOString() },
      ...(subCurrencies.length > 0 ? { subCurrencies: [...subCurrencies] } : {}),
    }
  })
}

/** Every currency of the house as operators left it, in their order. */
export function inOrder<Row extends { position: number }>(
  rows: ReadonlyMap<string, Row>,
): { definition: CurrencyDefinition; row: Row }[] {
  return currencyDefinitions
    .flatMap((definition) => {
      const row = rows.get(definition.code)
      return row ? [{ definition, row }] : []
    })
    .toSorted((left, right) => left.row.position - right.row.position)
}

/** What somebody new gets whose own currency is not offered: the first that is. */
export function firstCurrency({ currencies }: Settings): string {
  const first = currencies.find(({ isEnabled }) => isEnabled)
  assert(first, 'one currency at least is always offered')
  return first.code
}

/** Whether players may open an account in the currency now. */
export function isCurrencyOffered(settings: Settings, code: string): boolean {
  return settings.currencies.some((currency) => currency.code === code && currency.isEnabled)
}

/** Whether people in the country may neither sign up nor sign in, pay in nor play. */
export function isCountryClosed(settings: Settings, code: string | null): boolean {
  return settings.countries.some((country) => country.restrict && (country.code === code || code === ANYWHERE))
}

/** Whether nobody from the country may register, whether or not those who did may go on. */
export function isClosedToNewcomers(settings: Settings, code: string | null): boolean {
  const isClosed = (country: Country) => country.isClosedToNewcomers && (country.code === code || code === ANYWHERE)
  return isCountryClosed(settings, code) || settings.countries.some(isClosed)
}

/**
 * Closes a country (1: the whole site, 2: sign-in and registration) or opens it with `null`. Every running process
 * hears of it at once. Throws `RangeError` for a country that is not ours.
 */
export function restrictCountry(pool: Pool, code: string, restrictType: RestrictType | null): Promise<void> {
  if (!isCountry(code)) throw new RangeError(`${code} is no country of ours`)
  return withTransaction(pool, async (tx) => void (await changeRestriction(tx, { pool }, code, restrictType)))
}

/** The same in a transaction, for a country of ours. Resolves to what held before. */
export async function changeRestriction(
  tx: Tx,
  { pool }: { pool: Pool },
  code: string,
  restrictType: RestrictType | null,
): Promise<RestrictType | null> {
  const before = await lockRestriction(tx, code)
  await saveRestriction(tx, code, restrictType)
  afterCommit(tx, () => forgetSettings(pool))
  return before
}

/** Whether the house knows the country. */
export function isCountry(code: string): boolean {
  return countryDefinitions.some((country) => country.code === code)
}

/** Asks for a field of a form in this way from now on. Every running process hears of it with the commit. */
export function saveField(tx: Tx, field: FieldSetting): Promise<void> {
  return saveFieldSetting(tx, field)
}
