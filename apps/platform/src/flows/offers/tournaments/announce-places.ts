import { findChannel } from '@baize/contract'
import type { Pool } from '@baize/database'
import type { Logger } from '@baize/kit'
import { readBoard, readStandings } from '../../../modules/offers/tournaments/index.ts'
import type { Audience } from '../../../services.ts'
import { pointsIn } from './tournament-words.ts'
import { boardView } from './tournaments.ts'
import { lookAgain } from '../../ground/look-again.ts'

interface Ports {
  pool: Pool
  logger: Logger
  audience: Audience
}

/** How often the places of tournaments that somebody watches are looked at. */
const LOOK_EVERY_MS = 200

const CHANNELS = 'tournaments:'

/**
 * Tells those who watch a tournament of its first places and of their own, whenever they have changed. Returns one look;
 * with nobody watching it asks the database nothing.
 */
export function placesAnnouncer({ pool, audience }: Omit<Ports, 'logger'>): () => Promise<number> {
  let told = new Map<string, string>()
  const tell = async (seen: Map<string, string>, channel: string, data: object) => {
    const text = JSON.stringify(data)
    seen.set(channel, text)
    if (told.get(channel) === text) return 0
    await audience.broadcast([channel], data, `places:${channel}:${text}`)
    return 1
  }
  return async () => {
    const watched = group(await audience.watched(CHANNELS))
    const seen = new Map<string, string>()
    let count = 0
    for (const [tournamentId, { isOpen, players }] of watched) {
      if (isOpen) {
        const leaderboard = await boardView(pool, await readBoard(pool, tournamentId))
        const event = 'tournament.leaderboard.updated'
        count += await tell(seen, `${CHANNELS}${tournamentId}`, { event, tournamentId, leaderboard })
      }
      if (players.length === 0) continue
      for (const { playerId, points, place } of await readStandings(pool, tournamentId, players)) {
        const entry = { tournamentId, playerId, points: pointsIn(points), place }
        const event = 'tournament.player-entry.updated'
        count += await tell(seen, `${CHANNELS}${tournamentId}#${playerId}`, { event, entry })
      }
    }
    told = seen
    return count
  }
}

interface Watched {
  /** Whether anybody watches the leaderboard. */
  isOpen: boolean
  players: string[]
}

function group(channels: readonly string[]): Map<string, Watched> {
  const groups = new Map<string, Watched>()
  for (const channel of channels) {
    const { tournamentId, playerId } = findChannel(channel)?.parameters ?? {}
    if (!tournamentId) continue
    const own = groups.get(tournamentId) ?? { isOpen: false, players: [] }
    groups.set(tournamentId, own)
    if (playerId) own.players.push(playerId)
    else own.isOpen = true
  }
  return groups
}

/** Looks again and again until the returned function is called. */
export function startAnnouncingPlaces({ logger, ...ports }: Ports): () => Promise<void> {
  const complaint = 'places of tournaments could not be told'
  return lookAgain(placesAnnouncer(ports), { everyMs: LOOK_EVERY_MS, complaint, logger })
}
