import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { company, post } from '../../support/companies.ts'
import { type FundedPlayer, fundedPlayer } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, paced, percentile } from '../statistics.ts'

const PLAYERS = 50
const EVERY_MS = 250
const DURATION_MS = 10_000
const WARM_UP_MS = 3_000

/** Bets through the signed HTTP wallet by 50 players, beside an empty POST at the same pace. */
export async function benchSeamless(site: SiteProcess): Promise<Figure[]> {
  const players: FundedPlayer[] = []
  for (let made = 0; made < PLAYERS; made += 1) players.push(await fundedPlayer(site.url, 100_000))
  const studio = company('studio', site.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const empty = async () => void (await post(agent, `${site.url}/api/live`, '', {}))
  const bet = async (index: number) => {
    const player = players[index]!
    const reply = await studio.call('/seamless/v1/bet', betBody(player))
    if (reply.body.status !== 'ok') throw new Error(reply.text)
  }
  await paced(PLAYERS, EVERY_MS, WARM_UP_MS, empty)
  await paced(PLAYERS, EVERY_MS, WARM_UP_MS, bet)
  const floor = percentile(await paced(PLAYERS, EVERY_MS, DURATION_MS, empty), 0.99)
  const bets = await paced(PLAYERS, EVERY_MS, DURATION_MS, bet)
  const p99 = percentile(bets, 0.99)
  const full = await paced(PLAYERS, 0.001, 3_000, bet)
  studio.close()
  agent.destroy()
  return [
    {
      what: `Bet to committed reply, ${PLAYERS} players, ${Math.round(PLAYERS * (1000 / EVERY_MS))} bets/s: p99 over an empty POST`,
      measured: `${(p99 - floor).toFixed(1)} ms (p99 ${p99.toFixed(1)}, empty ${floor.toFixed(1)}, p50 ${percentile(bets, 0.5).toFixed(1)}; unpaced ${Math.round(full.length / 3)} bets/s, p99 ${percentile(full, 0.99).toFixed(1)})`,
      reach: '≤ 25 ms',
      isReached: p99 - floor <= 25,
    },
  ]
}

/** The body of a bet of 0.10 EUR that was never sent before. */
export function betBody(player: FundedPlayer) {
  return {
    sessionToken: player.sessionToken,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: player.gameIdentity,
    amount: '10',
    currency: 'EUR',
  }
}
