import type { Queryable, Tx } from '@baize/database'
import type { Clock } from '@baize/kit'
import { tellClosed } from './closing.ts'
import * as store from './idle-store.ts'

/** What a session still has without a sign of its player; both null where it does not end by that. */
export interface IdleTime {
  idleMinutes: number | null
  endsAt: Date | null
}

/** Takes signs of players: their sessions go on from then. What comes late or often costs little and changes nothing. */
export function takeSigns(db: Queryable, signs: readonly { sessionId: string; at: Date }[]): Promise<void> {
  return store.takeSigns(db, signs)
}

/** Of these players, whoever has a session that ends without signs of them. */
export function findWatchedPlayers(db: Queryable, playerIds: readonly string[]): Promise<string[]> {
  return store.readWatchedPlayers(db, playerIds)
}

export async function findIdleTime(db: Queryable, sessionId: string): Promise<IdleTime> {
  return (await store.readIdleTime(db, sessionId)) ?? { idleMinutes: null, endsAt: null }
}

/** Has an open session go by other minutes from now on, or by none, where the rules are not what they were. */
export async function setIdleMinutes(
  tx: Tx,
  { clock }: { clock: Clock },
  { sessionId, idleMinutes }: { sessionId: string; idleMinutes: number | null },
): Promise<void> {
  await store.saveIdleMinutes(tx, sessionId, idleMinutes, clock.now())
}

/** Closes sessions without a sign of their players for too long. Resolves to how many. */
export async function endIdleSessions(tx: Tx, { clock }: { clock: Clock }, countMax: number): Promise<number> {
  const now = clock.now()
  const ended = await store.closeIdle(tx, now, countMax)
  await tellClosed(tx, ended, now)
  return ended.length
}
