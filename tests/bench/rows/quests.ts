import type { SiteProcess } from '../../support/site-process.ts'
import { callApi } from '../../support/players.ts'
import { betsOnSocket } from '../bets-on-socket.ts'
import { type Figure, percentile } from '../statistics.ts'

/** From sending a bet to the step of a quest on the player's socket, one bet after another. */
export async function benchQuests(site: SiteProcess): Promise<Figure> {
  const durations = await betsOnSocket(site, {
    channel: 'retention:quests',
    before: ({ accessToken }) =>
      callApi(site.url, 'PUT', '/api/retention/quests/month-of-rounds/activate', undefined, accessToken),
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
