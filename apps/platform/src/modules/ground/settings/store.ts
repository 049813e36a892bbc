import type { FieldScenario, RestrictType } from '@baize/contract'
import { many, maybeOne, type Queryable, type Tx } from '@baize/database'

/** What operators say of a currency. */
export interface CurrencyOffer {
  isEnabled: boolean
  /** Where it stands in lists; two of one position stand as they do by themselves. */
  position: number
  /** Hundredths of a deposit that must be staked before money may leave. */
  turnoverPercent: number
}

export interface CurrencySetting extends CurrencyOffer {
  code: string
  /** Decimal text: main units of the currency for one main unit of the base. */
  perBase: string
  rateAt: Date
}

const CURRENCY = `SELECT code, is_enabled AS "isEnabled", position, turnover_percent AS "turnoverPercent",
  per_base AS "perBase", rate_at AS "rateAt" FROM currency_setting`

export function readCurrencySettings(db: Queryable): Promise<CurrencySetting[]> {
  return many(db, CURRENCY)
}

/** The same; those who change them take turns until their transactions end. */
export function lockCurrencySettings(tx: Tx): Promise<CurrencySetting[]> {
  return many(tx, `${CURRENCY} ORDER BY code FOR NO KEY UPDATE`)
}

/** Lets it hold from now on. Every running process hears of it. */
export async function saveCurrencyOffer(tx: Tx, code: string, offer: CurrencyOffer): Promise<void> {
  await tx.query('UPDATE currency_setting SET is_enabled = $2, position = $3, turnover_percent = $4 WHERE code = $1', [
    code,
    offer.isEnabled,
    offer.position,
    offer.turnoverPercent,
  ])
}

/** A currency's rate, the moment it is of, and whose word it is: a company, or the `house` before any spoke. */
export interface Rate {
  code: string
  perBase: string
  at: Date
  source: string
}

const RATE =
  'SELECT code, trim_scale(per_base)::text AS "perBase", rate_at AS at, rate_source AS source FROM currency_setting'

/** The rates that hold, by currency. */
export function readRates(db: Queryable): Promise<Rate[]> {
  return many(db, `${RATE} ORDER BY code`)
}

/** The same; those who change them take turns until their transactions end. */
export function lockRates(tx: Tx): Promise<Rate[]> {
  return many(tx, `${RATE} ORDER BY code FOR NO KEY UPDATE`)
}

/** Lets rates hold from now on. Every running process hears of it. */
export async function saveRates(tx: Tx, rates: readonly Rate[]): Promise<void> {
  if (rates.length === 0) return
  await tx.query(
    `UPDATE currency_setting setting SET per_base = rate."perBase", rate_at = rate.at, rate_source = rate.source
     FROM json_to_recordset($1) AS rate (code text, "perBase" numeric, at timestamptz, source text)
     WHERE setting.code = rate.code`,
    [JSON.stringify(rates)],
  )
}

export function readRestrictions(db: Queryable): Promise<{ country: string; restrictType: RestrictType }[]> {
  return many(db, 'SELECT country, restrict_type AS "restrictType" FROM country_restriction')
}

/** What is closed in a country; those who change it take turns until their transactions end. */
export async function lockRestriction(tx: Tx, country: string): Promise<RestrictType | null> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('restriction ' || $1, 0))`, [country])
  const row = await maybeOne<{ restrictType: RestrictType }>(
    tx,
    'SELECT restrict_type AS "restrictType" FROM country_restriction WHERE country = $1',
    [country],
  )
  return row?.restrictType ?? null
}

/** Writes the restriction of a country; `null` lifts it. */
export async function saveRestriction(
  db: Queryable,
  country: string,
  restrictType: RestrictType | null,
): Promise<void> {
  if (restrictType === null) await db.query('DELETE FROM country_restriction WHERE country = $1', [country])
  else
    await db.query(
      `INSERT INTO country_restriction (country, restrict_type) VALUES ($1, $2)
       ON CONFLICT (country) DO UPDATE SET restrict_type = excluded.restrict_type`,
      [country, restrictType],
    )
}

/** What operators say of a country; what is `null` is as shipped. */
export interface CountrySetting {
  country: string
  takesNewcomers: boolean
  currency: string | null
  locale: string | null
}

const COUNTRY = `SELECT country, takes_newcomers AS "takesNewcomers", currency, locale FROM country_setting`

export function readCountrySettings(db: Queryable): Promise<CountrySetting[]> {
  return many(db, COUNTRY)
}

/** What is said of a country; those who change it take turns until their transactions end. */
export async function lockCountrySetting(tx: Tx, country: string): Promise<CountrySetting> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('country ' || $1, 0))`, [country])
  const row = await maybeOne<CountrySetting>(tx, `${COUNTRY} WHERE country = $1`, [country])
  return row ?? { country, takesNewcomers: true, currency: null, locale: null }
}

/** Lets it hold from now on. Every running process hears of it. */
export async function saveCountrySetting(tx: Tx, setting: CountrySetting): Promise<void> {
  await tx.query(
    `INSERT INTO country_setting (country, takes_newcomers, currency, locale) VALUES ($1, $2, $3, $4)
     ON CONFLICT (country) DO UPDATE SET takes_newcomers = excluded.takes_newcomers, currency = excluded.currency,
       locale = excluded.locale`,
    [setting.country, setting.takesNewcomers, setting.currency, setting.locale],
  )
}

/** How a form asks for one field. */
export interface FieldSetting {
  scenario: FieldScenario
  name: string
  isAsked: boolean
  isRequired: boolean
  isVisible: boolean
  isEditable: boolean
  position: number
}

export function readFieldSettings(db: Queryable): Promise<FieldSetting[]> {
  return many(
    db,
    `SELECT scenario, name, is_asked AS "isAsked", is_required AS "isRequired", is_visible AS "isVisible",
       is_editable AS "isEditable", position
     FROM field_setting`,
  )
}

/** Until the transaction ends nobody else changes one. */
export async function lockFieldSettings(tx: Tx): Promise<void> {
  await tx.query('LOCK TABLE field_setting IN SHARE ROW EXCLUSIVE MODE')
}

export async function saveFieldSetting(db: Queryable, field: FieldSetting): Promise<void> {
  await db.query(
    `INSERT INTO field_setting (scenario, name, is_asked, is_required, is_visible, is_editable, position)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (scenario, name) DO UPDATE SET is_asked = excluded.is_asked, is_required = excluded.is_required,
       is_visible = excluded.is_visible, is_editable = excluded.is_editable, position = excluded.position`,
    [field.scenario, field.name, field.isAsked, field.isRequired, field.isVisible, field.isEditable, field.position],
  )
}
