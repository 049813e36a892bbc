import { Centrifuge } from 'centrifuge'
import WebSocket from 'ws'
import { company } from '../../support/companies.ts'
import { fundedPlayer } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile } from '../statistics.ts'
import { betBody } from './seamless.ts'

const BETS = 300

/** From sending a bet to its points on the player's socket, one bet after another. */
export async function benchPoints(site: SiteProcess): Promise<Figure> {
  const player = await fundedPlayer(site.url, 100_000)
  const client = new Centrifuge(`${site.url.replace('http', 'ws')}/api/connection/websocket`, {
    token: player.accessToken,
    websocket: WebSocket,
  })
  const subscription = client.newSubscription(`retention:accounts#${player.playerId}`)
  let onPoints: (points: number) => void = () => {}
  subscription.on('publication', ({ data }) => onPoints(data.playerAccount.points))
  const subscribed = new Promise((resolve) => subscription.once('subscribed', resolve))
  subscription.subscribe()
  client.connect()
  await subscribed

  const studio = company('studio', site.url)
  const durations: number[] = []
  for (let made = 1; made <= BETS; made += 1) {
    // A bet of 0.10 is a tenth of a point.
    const expected = (made * 100) / 1000
    const arrived = new Promise<void>((resolve) => (onPoints = (points) => points === expected && resolve()))
    const beganMs = performance.now()
    await studio.call('/seamless/v1/bet', betBody(player))
    await arrived
    durations.push(performance.now() - beganMs)
  }
  client.disconnect()
  studio.close()
  const p99 = percentile(durations, 0.99)
  return {
    what: 'Bet to its points on a socket, p99',
    measured: `${p99.toFixed(0)} ms (p50 ${percentile(durations, 0.5).toFixed(0)})`,
    reach: '≤ 500 ms',
    isReached: p99 <= 500,
  }
}
