import type { LoyaltyLevel } from '@baize/contract'
import { many, one, type Queryable, type Tx } from '@baize/database'
import type { Reward } from '../bonuses/index.ts'

/** A level with what it brings, as the offers tell it. */
export interface Level extends LoyaltyLevel {
  names: Record<string, string>
  rewards: Reward[]
}

/** Every level, by its order. */
export function listLevels(db: Queryable): Promise<Level[]> {
  return many(
    db,
    `SELECT id, name, names, position AS "order", points::float8 AS points, rewards FROM loyalty_level ORDER BY position`,
  )
}

type OfferedLevel = Pick<Level, 'names' | 'points' | 'rewards'> & { names: { en: string } }

/** Makes the levels those that are offered, and says whether they were others. */
export async function keepLevels(tx: Tx, offered: readonly OfferedLevel[]): Promise<boolean> {
  const levels = offered.map(({ names, points, rewards }, index) => ({
    id: `019ab000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
    name: names.en,
    names,
    position: index + 1,
    points,
    rewards,
  }))
  const { isSame } = await one<{ isSame: boolean }>(
    tx,
    `SELECT coalesce(jsonb_agg(to_jsonb(level) ORDER BY position), '[]') = $1::jsonb AS "isSame" FROM loyalty_level level`,
    [JSON.stringify(levels)],
  )
  if (isSame) return false
  await tx.query('LOCK TABLE loyalty_level IN SHARE ROW EXCLUSIVE MODE')
  await tx.query('DELETE FROM loyalty_level')
  await tx.query(
    `INSERT INTO loyalty_level (id, name, names, position, points, rewards)
     SELECT id, name, names, position, points, rewards FROM jsonb_to_recordset($1)
       AS level (id uuid, name text, names jsonb, position integer, points bigint, rewards jsonb)`,
    [JSON.stringify(levels)],
  )
  return true
}

/** The level that so many thousandths of points reach. */
export function levelAt(levels: readonly LoyaltyLevel[], thousandths: bigint): number {
  return levels.findLast(({ points }) => thousandths >= BigInt(points) * 1000n)?.order ?? 1
}
