import type { Names } from './names.ts'
import { many, type Queryable, toBigInt, type Tx } from '@baize/database'

/** Something of a bonus that its player has not been told. */
export interface Untold {
  bonusId: string
  about: 'given' | 'expiring' | 'ended'
  playerId: string
  name: string
  /** By locale; nothing for bonuses of former releases. */
  names: Names | null
  amount: bigint
  currency: string
  result: number
  converted: bigint
  /** The end of its time, for activating it or for wagering. */
  until: Date
}

/**
 * What happened to bonuses within the last day, or is about to within the next one, and was not told. Cashback, the
 * rewards of referrals and what free spins have won by their end are told of by who gives them. A bonus whose whole time is a day or less is not about to end.
 */
export async function readUntold(db: Queryable, now: Date, limit: number): Promise<Untold[]> {
  const rows = await many<Omit<Untold, 'amount' | 'converted'> & { amount: string; converted: string }>(
    db,
    `WITH due AS (
       SELECT id, 'given' AS about FROM player_bonus
         WHERE created_at > $1::timestamptz - interval '1 day' AND status < 3 AND type <> 4
           AND cause NOT LIKE 'referral:%' AND (type <> 3 OR cause LIKE 'free_spins:%:%')
       UNION ALL
       SELECT id, 'expiring' FROM player_bonus WHERE status = 1 AND activate_by > $1
         AND activate_by <= $1::timestamptz + interval '1 day' AND activate_by > created_at + interval '1 day'
       UNION ALL
       SELECT id, 'expiring' FROM player_bonus WHERE status = 2 AND wager_by > $1
         AND wager_by <= $1::timestamptz + interval '1 day' AND wager_by > activated_at + interval '1 day'
       UNION ALL
       SELECT id, 'ended' FROM player_bonus
         WHERE status = 3 AND finished_at > $1::timestamptz - interval '1 day' AND finished_at > created_at)
     SELECT id AS "bonusId", about, player_id AS "playerId", name, names, amount::text, currency, result, converted::text,
       CASE status WHEN 1 THEN activate_by ELSE coalesce(wager_by, activate_by) END AS until
     FROM due JOIN player_bonus USING (id)
     WHERE NOT EXISTS (SELECT FROM wager_notice told WHERE told.bonus_id = id AND told.about = due.about)
     ORDER BY id LIMIT $2`,
    [now, limit],
  )
  return rows.map((row) => ({ ...row, amount: toBigInt(row.amount), converted: toBigInt(row.converted) }))
}

/** Keeps that the player was told; `false` where somebody else does or did it. */
export async function markTold(tx: Tx, { bonusId, about }: Untold, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'INSERT INTO wager_notice (bonus_id, about, told_at) VALUES ($1, $2, $3) ON CONFLICT (bonus_id, about) DO NOTHING',
    [bonusId, about, now],
  )
  return rowCount === 1
}
