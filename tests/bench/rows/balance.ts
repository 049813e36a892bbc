import type { SiteProcess } from '../../support/site-process.ts'
import { betsOnSocket } from '../bets-on-socket.ts'
import { type Figure, percentile } from '../statistics.ts'

/** From sending a bet to its balance on the player's socket, one bet after another. */
export async function benchBalance(site: SiteProcess): Promise<Figure> {
  const durations = await betsOnSocket(site, {
    channel: 'wallet:accounts',
    figureIn: (data: { account: { balance: number } }) => data.account.balance,
    after: (bets) => (100_000 - bets * 10) / 100,
  })
  const p99 = percentile(durations, 0.99)
  return {
    what: 'Bet to balance on another socket, p99',
    measured: `${p99.toFixed(1)} ms (p50 ${percentile(durations, 0.5).toFixed(1)})`,
    reach: '≤ 100 ms',
    isReached: p99 <= 100,
  }
}
