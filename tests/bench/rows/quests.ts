import { callApi, type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { betsInTurns } from '../bets-in-turns.ts'
import { betsOnSocket } from '../bets-on-socket.ts'
import { type Figure, percentile } from '../statistics.ts'

/** Players of each kind. */
const PLAYERS = 10
const FUNDS_MINOR = 20_000
/** Those that a new player is offered on any day. */
const QUESTS = ['month-of-rounds', 'weekly-tens', 'daily-rounds']
const ADDED_P99_MAX_MS = 1

const take = (site: SiteProcess, token: string, quest: string) =>
  callApi(site.url, 'PUT', `/api/retention/quests/${quest}/activate`, undefined, token)

/** How far the page is behind a bet that counts for a quest, and what quests cost a bet. */
export async function benchQuests(site: SiteProcess): Promise<Figure[]> {
  return [await benchStep(site), await benchCost(site)]
}

/** From sending a bet to the step of a quest on the player's socket, one bet after another. */
async function benchStep(site: SiteProcess): Promise<Figure> {
  const durations = await betsOnSocket(site, {
    channel: 'retention:quests',
    before: ({ accessToken }) => take(site, accessToken, 'month-of-rounds'),
    figureIn: (data: { task?: { progress: number } }) => data.task?.progress ?? 0,
    after: (bets) => bets,
  })
  const p99 = percentile(durations, 0.99)
  return {
    what: 'Bet to the step of a quest on a socket, p99',
    measured: `${p99.toFixed(0)} ms (p50 ${percentile(durations, 0.5).toFixed(0)})`,
    reach: '≤ 500 ms',
    isReached: p99 <= 500,
  }
}

async function benchCost(site: SiteProcess): Promise<Figure> {
  const players: Record<'without' | 'without again' | 'with', FundedPlayer[]> = {
    without: [],
    'without again': [],
    with: [],
  }
  for (const kind of ['without', 'without again', 'with'] as const)
    for (let made = 0; made < PLAYERS; made += 1) players[kind].push(await fundedPlayer(site.url, FUNDS_MINOR))
  for (const { accessToken } of players.with) for (const quest of QUESTS) await take(site, accessToken, quest)
  const what = `${QUESTS.length} active quests`
  return betsInTurns(site, { what, players, amountMinor: 20, addedP99MaxMs: ADDED_P99_MAX_MS })
}
