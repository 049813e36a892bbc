import type { SiteProcess } from '../../support/site-process.ts'
import { betsOnSocket } from '../bets-on-socket.ts'
import { type Figure, percentile } from '../statistics.ts'

/** From sending a bet to its points on the player's socket, one bet after another. */
export async function benchPoints(site: SiteProcess): Promise<Figure> {
  const durations = await betsOnSocket(site, {
    channel: 'retention:accounts',
    figureIn: (data: { playerAccount: { points: number } }) => data.playerAccount.points,
    // A bet of 0.10 is a tenth of a point.
    after: (bets) => (bets * 100) / 1000,
  })
  const p99 = percentile(durations, 0.99)
  return {
    what: 'Bet to its points on a socket, p99',
    measured: `${p99.toFixed(0)} ms (p50 ${percentile(durations, 0.5).toFixed(0)})`,
    reach: '≤ 500 ms',
    isReached: p99 <= 500,
  }
}
