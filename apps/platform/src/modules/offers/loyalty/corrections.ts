import { many, one, type Queryable, type Tx } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { addPoints, lockAccount } from './accounts.ts'

/** Points an operator gave, or took away below zero. */
export interface PointCorrection {
  id: string
  playerId: string
  points: number
  reason: string
  operatorId: string
  createdAt: Date
}

/** Corrects the points of a player; nobody is left with less than none. Says what was really given or taken. */
export async function correctPoints(
  tx: Tx,
  { playerId, points, reason, operatorId }: Omit<PointCorrection, 'id' | 'createdAt'>,
  now: Date,
): Promise<PointCorrection> {
  const { played, given } = await lockAccount(tx, playerId, now)
  const whole = Number((played + given) / 1000n)
  const moved = Math.max(points, -Math.max(whole, 0))
  const correction = { id: uuidv7(now.getTime()), playerId, points: moved, reason, operatorId, createdAt: now }
  await tx.query(
    `INSERT INTO loyalty_correction (id, player_id, points, reason, operator_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [correction.id, playerId, moved, reason, operatorId, now],
  )
  await addPoints(tx, [{ playerId, played: 0n, given: BigInt(moved) * 1000n, at: now }])
  return correction
}

/** The corrections of a player, the latest first. */
export function listCorrections(
  db: Queryable,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PointCorrection[]> {
  return many(
    db,
    `SELECT id, player_id AS "playerId", points::float8 AS points, reason, operator_id AS "operatorId",
       created_at AS "createdAt" FROM loyalty_correction
     WHERE player_id = $1 ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
    [playerId, limit, offset],
  )
}

export async function countCorrections(db: Queryable, playerId: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS total FROM loyalty_correction WHERE player_id = $1'
  return (await one<{ total: number }>(db, text, [playerId])).total
}
