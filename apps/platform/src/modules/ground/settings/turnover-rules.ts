import { one, type Queryable } from '@baize/database'

/**
 * How much of a deposit must be staked before money may leave the account, so that nobody only passes it through: by what
 * operators say for its currency at this moment.
 */
export async function turnoverOf(
  db: Queryable,
  { amount, currency }: { amount: bigint; currency: string },
): Promise<bigint> {
  return (amount * BigInt(await percentOf(db, currency))) / 100n
}

/** The same as the factor players read: 1 is once the deposit. */
export async function turnoverMultiplier(db: Queryable, currency: string): Promise<number> {
  return (await percentOf(db, currency)) / 100
}

async function percentOf(db: Queryable, currency: string): Promise<number> {
  const text = `SELECT coalesce((SELECT turnover_percent FROM currency_setting WHERE code = $1), 100) AS percent`
  const { percent } = await one<{ percent: number }>(db, { name: 'settings-turnover', text }, [currency])
  return percent
}
