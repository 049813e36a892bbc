import type { LevelRewardState } from '@baize/contract/kinds'
import { many, one, type Queryable, type Tx } from '@baize/database'
import type { Reward } from '../bonuses/index.ts'

/** A reward of a level that a player reached. */
export interface ReachedReward {
  playerId: string
  level: number
  /** Among those of its level, from 0. */
  place: number
  reward: Reward
  state: LevelRewardState
  bonusId: string | null
  freeSpinId: string | null
  reachedAt: Date
  settledAt: Date | null
}

const REWARD = `player_id AS "playerId", level, place, reward, state, bonus_id AS "bonusId",
  free_spin_id AS "freeSpinId", reached_at AS "reachedAt", settled_at AS "settledAt"`

/** What a player is still to be given, held until the transaction ends. */
export function lockDue(tx: Tx, playerId: string): Promise<ReachedReward[]> {
  return many(
    tx,
    `SELECT ${REWARD} FROM loyalty_reward WHERE player_id = $1 AND state = 'due' ORDER BY level, place FOR UPDATE`,
    [playerId],
  )
}

/** Whether a player was given something of a level before that they were told of; points are seen and not told of. */
export async function hasBeenTold(tx: Tx, { playerId, level }: ReachedReward): Promise<boolean> {
  const { isTold } = await one<{ isTold: boolean }>(
    tx,
    `SELECT EXISTS (SELECT FROM loyalty_reward WHERE player_id = $1 AND level = $2 AND state = 'given'
       AND reward->>'kind' <> 'points') AS "isTold"`,
    [playerId, level],
  )
  return isTold
}

/** Players who are still to be given something, a page at a time in the order of their ids. */
export async function listWaitingPlayers(db: Queryable, after: string | null, limit: number): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT DISTINCT player_id AS "playerId" FROM loyalty_reward
     WHERE state = 'due' AND ($1::uuid IS NULL OR player_id > $1) ORDER BY 1 LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ playerId }) => playerId)
}

/** The rewards of every level a player reached, the highest level first. */
export function listRewards(db: Queryable, playerId: string): Promise<ReachedReward[]> {
  return many(db, `SELECT ${REWARD} FROM loyalty_reward WHERE player_id = $1 ORDER BY level DESC, place LIMIT 1000`, [
    playerId,
  ])
}

/** Ends the wait of a reward. */
export async function settleReward(
  tx: Tx,
  { playerId, level, place }: ReachedReward,
  { state, bonusId, freeSpinId }: Pick<ReachedReward, 'state' | 'bonusId' | 'freeSpinId'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE loyalty_reward SET state = $4, bonus_id = $5, free_spin_id = $6, settled_at = $7
     WHERE player_id = $1 AND level = $2 AND place = $3`,
    [playerId, level, place, state, bonusId, freeSpinId, now],
  )
}
