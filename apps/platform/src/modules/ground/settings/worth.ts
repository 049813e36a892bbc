import { one, type Queryable, toBigInt } from '@baize/database'
import { assert } from '@baize/kit'
import { BASE_CURRENCY, currencyByCode } from './currencies.ts'

/** How many smallest units make a main unit of the currency, and of the base: what `settings_in_base` asks for. */
export function unitsToBase(currency: string): { units: bigint; baseUnits: bigint } {
  const own = currencyByCode(currency)
  const base = currencyByCode(BASE_CURRENCY)
  assert(own && base, 'money is in currencies of the house')
  return { units: own.subunitToUnit, baseUnits: base.subunitToUnit }
}

/** The amount in smallest units of the base currency, at the rate of the moment and rounded to the nearest. */
export async function inBase(
  db: Queryable,
  { amount, currency }: { amount: bigint; currency: string },
): Promise<bigint> {
  const { units, baseUnits } = unitsToBase(currency)
  const { worth } = await one<{ worth: string }>(db, 'SELECT settings_in_base($1, $2, $3, $4)::text AS worth', [
    currency,
    amount,
    units,
    baseUnits,
  ])
  return toBigInt(worth)
}

/** A rule's amount in smallest units of a currency, at the rate of the moment and rounded down. */
export async function smallestUnitsOf(
  db: Queryable,
  { amount, currency }: { amount: string; currency: string },
  wanted: string,
): Promise<bigint> {
  const definition = currencyByCode(wanted)
  assert(definition, 'accounts are in currencies of the house')
  const { units } = await one<{ units: string }>(
    db,
    `SELECT trunc($1::numeric * wanted.per_base / own.per_base * $4::numeric)::text AS units
     FROM currency_setting own, currency_setting wanted WHERE own.code = $2 AND wanted.code = $3`,
    [amount, currency, wanted, definition.subunitToUnit],
  )
  return toBigInt(units)
}

/** What sums in smallest units of several currencies come to in another one, at the rates of the moment and rounded up. */
export async function worthOf(
  db: Queryable,
  sums: readonly { currency: string; amount: bigint }[],
  wanted: string,
): Promise<bigint> {
  const unitsOf = (code: string) => currencyByCode(code)?.subunitToUnit ?? 1n
  const { worth } = await one<{ worth: string }>(
    db,
    `SELECT ceil(coalesce(sum(given.amount / given.units * wanted.per_base / own.per_base * $5::numeric), 0))::text AS worth
     FROM unnest($1::text[], $2::numeric[], $3::numeric[]) AS given (currency, amount, units)
     JOIN currency_setting own ON own.code = given.currency, currency_setting wanted WHERE wanted.code = $4`,
    [
      sums.map(({ currency }) => currency),
      sums.map(({ amount }) => amount),
      sums.map(({ currency }) => unitsOf(currency)),
      wanted,
      unitsOf(wanted),
    ],
  )
  return toBigInt(worth)
}
