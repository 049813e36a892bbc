import { Platform, type Winner, findChannel } from '@baize/contract'
import type { Pool } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import { type FreshWin, listWinsSince } from '../../modules/play/rounds/index.ts'
import type { Audience } from '../../services.ts'
import { winnersOf } from './list-winners.ts'
import { lookAgain } from '../ground/look-again.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  audience: Audience
}

/** How often fresh wins are looked for while somebody watches. */
const LOOK_EVERY_MS = 1_000

/** A win may be committed after another that happened later, or on a host whose clock is behind. */
const LATE_MAX_MS = 5_000

/** Wins read in one look, those told before included. */
const READ_MAX = 60

/** Wins told in one look: pages keep twelve, and show one every three seconds. */
const TOLD_MAX = 12

const CHANNELS = 'game:winners:'

/**
 * Tells those who watch of fresh wins, each once, where its game may be shown. Returns one look at what is new; with
 * nobody watching it asks the database nothing. What a crash or a slow look leaves out is told to nobody: pages read
 * the latest wins when they open.
 */
export function winnersAnnouncer({ pool, clock, audience }: Omit<Ports, 'logger'>): () => Promise<number> {
  let startedAt = clock.now()
  let told = new Set<string>()
  return async () => {
    const channels = await audience.watched(CHANNELS)
    const now = clock.now()
    if (channels.length === 0) {
      startedAt = now
      told = new Set()
      return 0
    }
    const sinceAt = new Date(Math.max(startedAt.getTime(), now.getTime() - LATE_MAX_MS - LOOK_EVERY_MS))
    const wins = await listWinsSince(pool, sinceAt, READ_MAX)
    const fresh = wins.filter(({ id }) => !told.has(id)).slice(0, TOLD_MAX)
    told = new Set(wins.map(({ id }) => id))
    const winners = await winnersOf(pool, fresh)
    for (const [place, win] of [...fresh.entries()].reverse()) await tell(audience, channels, win, winners[place]!)
    return fresh.length
  }
}

async function tell(audience: Audience, channels: string[], win: FreshWin, winner: Winner): Promise<void> {
  const open = channels.filter((channel) => isOpenOn(channel, win))
  if (open.length > 0) await audience.broadcast(open, { event: 'game.winner', winner }, `winner:${win.id}`)
}

function isOpenOn(channel: string, { platforms, closedCountries }: FreshWin): boolean {
  const { platform, country } = findChannel(channel)?.parameters ?? {}
  if (!platform || !country) return false
  return platforms.includes(Platform[platform as keyof typeof Platform]) && !closedCountries.includes(country)
}

/** Looks for fresh wins again and again until the returned function is called. */
export function startAnnouncingWinners(ports: Ports): () => Promise<void> {
  const { logger } = ports
  return lookAgain(winnersAnnouncer(ports), {
    everyMs: LOOK_EVERY_MS,
    complaint: 'fresh wins could not be told',
    logger,
  })
}
