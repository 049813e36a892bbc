import { maybeOne, type Queryable, toBigInt, type Tx } from '@baize/database'
import { type HouseRules, usualRules } from './rules.ts'

type Row = { [Name in keyof HouseRules]: HouseRules[Name] extends bigint ? string : HouseRules[Name] }

/** Up to where the house pays without a person at this moment. */
export async function readHouseRules(db: Queryable): Promise<HouseRules> {
  const row = await maybeOne<Row>(
    db,
    `SELECT amount_max::text AS "amountMax", day_sum_max::text AS "daySumMax", day_count_max AS "dayCountMax",
       contact_age_hours AS "contactAgeHours", new_destination_max::text AS "newDestinationMax",
       alone_max::text AS "aloneMax" FROM withdrawal_rule`,
  )
  if (!row) return usualRules
  const { amountMax, daySumMax, newDestinationMax, aloneMax, ...counts } = row
  return {
    ...counts,
    amountMax: toBigInt(amountMax),
    daySumMax: toBigInt(daySumMax),
    newDestinationMax: toBigInt(newDestinationMax),
    aloneMax: toBigInt(aloneMax),
  }
}

/** Lets rules hold for whatever is judged from now on; resolves to those before. Whoever changes them takes turns. */
export async function saveHouseRules(tx: Tx, rules: HouseRules): Promise<HouseRules> {
  await tx.query('LOCK TABLE withdrawal_rule IN SHARE ROW EXCLUSIVE MODE')
  const before = await readHouseRules(tx)
  await tx.query(
    `INSERT INTO withdrawal_rule
       (amount_max, day_sum_max, day_count_max, contact_age_hours, new_destination_max, alone_max)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (is_only) DO UPDATE SET amount_max = excluded.amount_max, day_sum_max = excluded.day_sum_max,
       day_count_max = excluded.day_count_max, contact_age_hours = excluded.contact_age_hours,
       new_destination_max = excluded.new_destination_max, alone_max = excluded.alone_max`,
    [
      rules.amountMax,
      rules.daySumMax,
      rules.dayCountMax,
      rules.contactAgeHours,
      rules.newDestinationMax,
      rules.aloneMax,
    ],
  )
  return before
}
