import { company } from '../support/companies.ts'
import type { FundedPlayer } from '../support/players.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { betBody } from './rows/seamless.ts'
import { type Figure, median, percentile } from './statistics.ts'

const GROUPS = 15
const BETS_A_GROUP = 200

const KINDS = ['without', 'without again', 'with'] as const
type Kind = (typeof KINDS)[number]

interface Compared {
  /** What some players have and others have not. */
  what: string
  players: Record<Kind, readonly FundedPlayer[]>
  amountMinor: number
  addedP99MaxMs: number
}

/**
 * Bets of players with something and of players without it, one after another and each kind in turns, so that whatever
 * else the machine does falls on both alike; of what groups of bets differ in at p99 the median counts. Bets without it
 * against others without it say how much of a difference is noise.
 */
export async function betsInTurns(site: SiteProcess, compared: Compared): Promise<Figure> {
  const { what, players, amountMinor, addedP99MaxMs } = compared
  const studio = company('studio', site.url)
  const run = async (bets: number) => {
    const durations: Record<Kind, number[]> = { without: [], 'without again': [], with: [] }
    for (let made = 0; made < bets; made += 1)
      for (const kind of made % 2 === 0 ? KINDS : KINDS.toReversed()) {
        const body = { ...betBody(players[kind][made % players[kind].length]!), amount: String(amountMinor) }
        const beganMs = performance.now()
        const reply = await studio.call('/seamless/v1/bet', body)
        durations[kind].push(performance.now() - beganMs)
        if (reply.body.status !== 'ok') throw new Error(reply.text)
      }
    return durations
  }
  await run(BETS_A_GROUP / 2)
  const groups: Record<Kind, number[]>[] = []
  for (let group = 0; group < GROUPS; group += 1) groups.push(await run(BETS_A_GROUP))
  studio.close()
  const at = (share: number, kind: Kind) => median(groups.map((group) => percentile(group[kind], share)))
  const added = (share: number, kind: Kind) =>
    median(groups.map((group) => percentile(group[kind], share) - percentile(group.without, share)))
  const p99 = added(0.99, 'with')
  return {
    what: `Bet to committed reply with ${what} over the same without, in turns: p99`,
    measured: `${p99.toFixed(2)} ms (noise ${added(0.99, 'without again').toFixed(2)}; p50 ${added(0.5, 'with').toFixed(2)}, noise ${added(0.5, 'without again').toFixed(2)}; with p50 ${at(0.5, 'with').toFixed(1)}, p99 ${at(0.99, 'with').toFixed(1)}; without p50 ${at(0.5, 'without').toFixed(1)}, p99 ${at(0.99, 'without').toFixed(1)}; ${GROUPS} groups of ${BETS_A_GROUP} bets of each)`,
    reach: `≤ ${addedP99MaxMs} ms`,
    isReached: p99 <= addedP99MaxMs,
  }
}
