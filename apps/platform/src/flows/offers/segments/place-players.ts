import { createHash } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { findLevels } from '../../../modules/offers/loyalty/index.ts'
import {
  lockPlayersToPlace,
  nextStakesOf,
  nextTimeOf,
  placeAnew,
  placesOf,
  savePlaces,
} from '../../../modules/offers/segments/index.ts'
import { findPlayers, moveSegments } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'

const AT_ONCE = 200

type Ports = Pick<Services, 'pool' | 'clock' | 'offers'>

/**
 * Finds out in which segments players are who may be in others now: by what they did, by time alone, or because the rules
 * are others. Several processes share the work.
 */
export async function placePlayers({ pool, clock, offers }: Ports, signal?: AbortSignal): Promise<void> {
  const segments = [...offers.current().segments.values()]
  const rules = createHash('sha256').update(JSON.stringify(segments)).digest('base64url').slice(0, 16)
  while (!signal?.aborted) {
    const isOver = await withTransaction(pool, async (tx) => {
      const now = clock.now()
      const due = await lockPlayersToPlace(tx, { rules, now, limit: AT_ONCE })
      if (due.length === 0) return true
      const ids = due.map(({ playerId }) => playerId)
      const players = new Map((await findPlayers(tx, ids)).map((player) => [player.id, player]))
      const levels = await findLevels(tx, ids)
      const placed = due.map(({ playerId, ...figures }) => {
        const player = players.get(playerId)
        if (!player) return { playerId, dueAt: null, nextStakes: null, segmentIds: [] }
        const { createdAt, country } = player
        const standing = { ...figures, registeredAt: createdAt, country, level: levels.get(playerId) ?? 1 }
        return {
          playerId,
          dueAt: nextTimeOf(segments, standing, now),
          nextStakes: nextStakesOf(segments, standing),
          segmentIds: placesOf(segments, standing, now),
        }
      })
      await moveSegments(tx, await savePlaces(tx, placed, rules, now), now)
      return false
    })
    if (isOver) return
  }
}

/** The same for a player of whom something changed that is no fact of the log. */
export async function placePlayer(ports: Ports, playerId: string): Promise<void> {
  await placeAnew(ports.pool, playerId)
  await placePlayers(ports)
}
