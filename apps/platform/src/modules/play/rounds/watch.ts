import type { Tx } from '@baize/database'

/**
 * Has the rule asked about every stake of a player, or every stake on a game, from the next one that begins after the
 * commit. Stakes of a watched player take turns over all of their accounts.
 */
export async function watch(tx: Tx, subjectId: string, rule: string): Promise<void> {
  await tx.query('INSERT INTO round_watch (subject_id, rule) VALUES ($1, $2) ON CONFLICT DO NOTHING', [subjectId, rule])
}

/** Ends `watch`. */
export async function unwatch(tx: Tx, subjectId: string, rule: string): Promise<void> {
  await tx.query('DELETE FROM round_watch WHERE subject_id = $1 AND rule = $2', [subjectId, rule])
}
