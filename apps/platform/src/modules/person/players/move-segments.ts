import type { Tx } from '@baize/database'
import { publishAll } from '../../ground/outbox/index.ts'
import { saveSegments } from './store.ts'

/** Has the profiles of players say in which segments they are now, and tells their pages. */
export async function moveSegments(
  tx: Tx,
  moved: readonly { playerId: string; joined: readonly string[]; left: readonly string[] }[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return
  await saveSegments(tx, moved, now)
  await publishAll(
    tx,
    moved.map(({ playerId }) => ({ channel: `player:profile#${playerId}`, data: { event: 'player.updated' } })),
  )
}
