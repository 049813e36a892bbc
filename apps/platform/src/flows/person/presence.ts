import type { Presence } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import type { FactConsumer } from '../../modules/ground/facts/index.ts'
import {
  endIdleSessions,
  findIdleTime,
  findWatchedPlayers,
  setIdleMinutes,
  takeSigns,
} from '../../modules/person/sessions/index.ts'
import { findSignInsAtPlay } from '../../modules/play/games/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from './player-rules.ts'

type Ports = Pick<Services, 'clock' | 'packs'>
interface Caller {
  playerId: string
  sessionId: string
}

/** How long the session goes on without a sign of its player. Asking is no sign. */
export async function presenceOf(db: Queryable, { clock }: Ports, { sessionId }: Caller): Promise<Presence> {
  const { idleMinutes, endsAt } = await findIdleTime(db, sessionId)
  const leftMs = endsAt === null ? null : endsAt.getTime() - clock.now().getTime()
  return { idleMinutes, endsInSeconds: leftMs === null ? null : Math.max(0, Math.ceil(leftMs / 1000)) }
}

/**
 * Says that the player is there. The sign itself was taken with the call, as of every call that changes something; a
 * session that began under other rules goes by those of today from here on.
 */
export async function reportPresence(tx: Tx, ports: Ports, caller: Caller): Promise<Presence> {
  const { idleMinutes } = await rulesFor(tx, ports, caller.playerId)
  await setIdleMinutes(tx, ports, { sessionId: caller.sessionId, idleMinutes })
  return presenceOf(tx, ports, caller)
}

/** A stake is a sign of its player, in the sign-in that opened the game. */
export const signsAtPlay: FactConsumer<'stake_taken'> = {
  name: 'signs-at-play',
  kinds: ['stake_taken'],
  async apply(tx, facts) {
    const watched = new Set(await findWatchedPlayers(tx, [...new Set(facts.map(({ playerId }) => playerId))]))
    const plays = facts
      .filter(({ playerId }) => watched.has(playerId))
      .map(({ playerId, data, occurredAt }) => ({ playerId, gameId: data.gameId, at: occurredAt }))
    if (plays.length === 0) return
    await takeSigns(tx, await findSignInsAtPlay(tx, plays))
  },
  // Signs that are read again come too late to change anything.
  reset: () => Promise.resolve(),
}

const PORTION = 500

/** Ends the sessions whose players have given no sign for as long as the rules of their country allow. */
export async function endIdle(services: Pick<Services, 'pool' | 'clock'>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const count = await withTransaction(services.pool, (tx) => endIdleSessions(tx, services, PORTION))
    if (count < PORTION || signal?.aborted) return
  }
}
