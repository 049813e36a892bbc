import { many, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { Movement } from './movements.ts'

/** What a player's real money came to over some time, in smallest units. */
export interface Position {
  currency: string
  stakeCount: number
  staked: bigint
  won: bigint
  deposited: bigint
  paidOut: bigint
  /** By operators; below zero where more was taken than given. */
  corrected: bigint
}

/** Adds movements to the running sums of their players, in one statement. */
export async function addToPositions(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const rows = JSON.stringify(movements, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  await tx.query({ name: 'player-position-add', text: 'SELECT player_position_add($1)', values: [rows] })
}

export async function removePositions(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM player_position')
}

/**
 * What the player's real money came to in each stretch between two of the moments, which follow one another and lie on
 * a quarter of an hour; by stretch, with the currencies in which anything was ever moved.
 */
export async function positionsBetween(
  db: Queryable,
  playerId: string,
  moments: readonly Date[],
): Promise<Position[][]> {
  const rows = await many<Record<keyof Omit<Position, 'currency'>, string> & { stretch: number; currency: string }>(
    db,
    `WITH edge AS (
       SELECT place, at.* FROM unnest($2::timestamptz[]) WITH ORDINALITY AS moment (moment, place)
       CROSS JOIN LATERAL player_position_at($1, moment) AS at)
     SELECT (later.place - 2)::integer AS stretch, later.currency,
       later.stake_count - coalesce(earlier.stake_count, 0) AS "stakeCount",
       later.staked - coalesce(earlier.staked, 0) AS staked, later.won - coalesce(earlier.won, 0) AS won,
       later.deposited - coalesce(earlier.deposited, 0) AS deposited,
       later.paid_out - coalesce(earlier.paid_out, 0) AS "paidOut",
       later.corrected - coalesce(earlier.corrected, 0) AS corrected
     FROM edge later LEFT JOIN edge earlier ON earlier.place = later.place - 1 AND earlier.currency = later.currency
     WHERE later.place > 1 ORDER BY later.currency`,
    [playerId, moments],
  )
  const stretches: Position[][] = moments.slice(1).map(() => [])
  for (const { stretch, currency, stakeCount, ...sums } of rows)
    stretches[stretch]!.push({
      currency,
      stakeCount: Number(stakeCount),
      staked: toBigInt(sums.staked),
      won: toBigInt(sums.won),
      deposited: toBigInt(sums.deposited),
      paidOut: toBigInt(sums.paidOut),
      corrected: toBigInt(sums.corrected),
    })
  return stretches
}

/** Players for whom anything moved between the moments, in the order of their ids. */
export async function listMovers(
  db: Queryable,
  { from, to, after, countMax }: { from: Date; to: Date; after: string | null; countMax: number },
): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT DISTINCT player_id AS "playerId" FROM player_position
     WHERE at >= $1 AND at < $2 AND ($3::uuid IS NULL OR player_id > $3) ORDER BY 1 LIMIT $4`,
    [from, to, after, countMax],
  )
  return rows.map(({ playerId }) => playerId)
}
