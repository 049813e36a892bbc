import { many, type Queryable, toBigInt, type Tx } from '@baize/database'

/** Something of free spins that their player has not been told. */
export interface UntoldSpins {
  freeSpinId: string
  about: 'given' | 'expiring' | 'ended'
  playerId: string
  name: string
  count: number
  used: number
  /** Smallest units, in the currency. */
  won: bigint
  currency: string
  /** The end of their time, for starting or for playing them. */
  until: Date
}

/**
 * What happened to free spins within the last day, or is about to within the next one, and was not told. They have ended
 * once their winnings are where they belong. Those whose whole time is a day or less are not about to end.
 */
export async function readUntoldSpins(db: Queryable, now: Date, limit: number): Promise<UntoldSpins[]> {
  const rows = await many<Omit<UntoldSpins, 'won'> & { won: string }>(
    db,
    `WITH due AS (
       SELECT id, 'given' AS about FROM free_spin WHERE created_at > $1::timestamptz - interval '1 day' AND status < 3
       UNION ALL
       SELECT id, 'expiring' FROM free_spin WHERE status = 1 AND activate_by > $1
         AND activate_by <= $1::timestamptz + interval '1 day' AND activate_by > created_at + interval '1 day'
       UNION ALL
       SELECT id, 'expiring' FROM free_spin WHERE status = 2 AND play_by > $1 AND used < rounds
         AND play_by <= $1::timestamptz + interval '1 day' AND play_by > activated_at + interval '1 day'
       UNION ALL
       SELECT id, 'ended' FROM free_spin WHERE settled_at > $1::timestamptz - interval '1 day')
     SELECT id AS "freeSpinId", about, player_id AS "playerId", name, rounds AS count, used, won::text, currency,
       coalesce(play_by, activate_by) AS until
     FROM due JOIN free_spin USING (id)
     WHERE NOT EXISTS (SELECT FROM free_spin_notice told WHERE told.free_spin_id = id AND told.about = due.about)
     ORDER BY id LIMIT $2`,
    [now, limit],
  )
  return rows.map((row) => ({ ...row, won: toBigInt(row.won) }))
}

/** Keeps that the player was told; `false` where somebody else does or did it. */
export async function markSpinsTold(tx: Tx, { freeSpinId, about }: UntoldSpins, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO free_spin_notice (free_spin_id, about, told_at) VALUES ($1, $2, $3)
     ON CONFLICT (free_spin_id, about) DO NOTHING`,
    [freeSpinId, about, now],
  )
  return rowCount === 1
}
