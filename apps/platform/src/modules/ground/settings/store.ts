import type { RestrictType } from '@baize/contract'
import { many, type Queryable } from '@baize/database'

export interface CurrencySetting {
  code: string
  isEnabled: boolean
  /** Decimal text: main units of the currency for one main unit of the base. */
  perBase: string
  rateAt: Date
}

export function readCurrencySettings(db: Queryable): Promise<CurrencySetting[]> {
  return many(
    db,
    `SELECT code, is_enabled AS "isEnabled", per_base AS "perBase", rate_at AS "rateAt" FROM currency_setting`,
  )
}

export function readRestrictions(db: Queryable): Promise<{ country: string; restrictType: RestrictType }[]> {
  return many(db, 'SELECT country, restrict_type AS "restrictType" FROM country_restriction')
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
