import { Centrifuge } from 'centrifuge'
import WebSocket from 'ws'
import { company } from '../support/companies.ts'
import { type FundedPlayer, fundedPlayer } from '../support/players.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { betBody } from './rows/seamless.ts'

const BETS = 300

interface Watched<Data> {
  /** Of the player's channels, without the player's number. */
  channel: string
  /** A channel of everybody that the page watches as well. */
  beside?: string
  /** What the player does first. */
  before?: (player: FundedPlayer) => Promise<unknown>
  /** What of a publication a bet changes. */
  figureIn: (data: Data) => number
  /** What it is after so many bets of 0.10 from a deposit of 1,000. */
  after: (bets: number) => number
}

/** From sending a bet to what it changes on the player's socket, one bet after another; in ms. */
export async function betsOnSocket<Data>(
  site: SiteProcess,
  { channel, beside, before, figureIn, after }: Watched<Data>,
): Promise<number[]> {
  const player = await fundedPlayer(site.url, 100_000)
  await before?.(player)
  const client = new Centrifuge(`${site.url.replace('http', 'ws')}/api/connection/websocket`, {
    token: player.accessToken,
    websocket: WebSocket,
  })
  const subscription = client.newSubscription(`${channel}#${player.playerId}`)
  let onFigure: (figure: number) => void = () => {}
  subscription.on('publication', ({ data }) => onFigure(figureIn(data as Data)))
  const subscribed = new Promise((resolve) => subscription.once('subscribed', resolve))
  subscription.subscribe()
  if (beside) client.newSubscription(beside).subscribe()
  client.connect()
  await subscribed

  const studio = company('studio', site.url)
  const durations: number[] = []
  for (let made = 1; made <= BETS; made += 1) {
    const expected = after(made)
    const arrived = new Promise<void>((resolve) => (onFigure = (figure) => figure === expected && resolve()))
    const beganMs = performance.now()
    await studio.call('/seamless/v1/bet', betBody(player))
    await arrived
    durations.push(performance.now() - beganMs)
  }
  client.disconnect()
  studio.close()
  return durations
}
