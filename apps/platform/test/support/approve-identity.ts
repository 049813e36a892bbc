import type { Pool } from '@baize/database'

/** Has the player's identity checked, as an operator does by hand. */
export async function approveIdentity(pool: Pool, playerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO identity_check (player_id, state, told, told_at) VALUES ($1, 'approved', 'by_hand', now())`,
    [playerId],
  )
}
