import { one, type Queryable, toBigInt } from '@baize/database'
import { assert } from '@baize/kit'
import { currencyByCode } from './currencies.ts'

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
