import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { company, post } from '../../support/companies.ts'
import { callApi, newPlayer, payIn } from '../../support/players.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, paced, percentile } from '../statistics.ts'

const PLAYERS = 50
const EVERY_MS = 250
const DURATION_MS = 10_000
const WARM_UP_MS = 3_000
const ADDED_P99_MAX_MS = 30

/** Sports bets placed by the signed ticket protocol for 50 players, beside an empty POST at the same pace. */
export async function benchTickets(site: SiteProcess): Promise<Figure> {
  const betting = company('betting', site.url)
  const sessions: string[] = []
  for (let made = 0; made < PLAYERS; made += 1) sessions.push(await openBets(site.url, betting))
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const empty = async () => void (await post(agent, `${site.url}/api/live`, '', {}))
  const place = async (index: number) => {
    const reply = await betting.call('/tickets/v1/place', slip(sessions[index]!))
    if (reply.body.status !== 'ok') throw new Error(reply.text)
  }
  await paced(PLAYERS, EVERY_MS, WARM_UP_MS, empty)
  await paced(PLAYERS, EVERY_MS, WARM_UP_MS, place)
  const floor = percentile(await paced(PLAYERS, EVERY_MS, DURATION_MS, empty), 0.99)
  const placed = await paced(PLAYERS, EVERY_MS, DURATION_MS, place)
  const p99 = percentile(placed, 0.99)
  betting.close()
  agent.destroy()
  return {
    what: `Sports bet to committed reply, ${PLAYERS} players, ${Math.round(PLAYERS * (1000 / EVERY_MS))} bets/s: p99 over an empty POST`,
    measured: `${(p99 - floor).toFixed(1)} ms (p99 ${p99.toFixed(1)}, empty ${floor.toFixed(1)}, p50 ${percentile(placed, 0.5).toFixed(1)})`,
    reach: `≤ ${ADDED_P99_MAX_MS} ms`,
    isReached: p99 - floor <= ADDED_P99_MAX_MS,
  }
}

/** A new player with money and the sportsbook open: the session of the company. */
async function openBets(siteUrl: string, betting: ReturnType<typeof company>): Promise<string> {
  const { accessToken } = await newPlayer(siteUrl)
  const [account] = await callApi(siteUrl, 'GET', '/api/wallet/accounts', undefined, accessToken)
  await payIn(siteUrl, accessToken, account.id, 100_000)
  const request = {
    accountId: account.id,
    lobbyUrl: '/main',
    locale: 'en',
    countryCode: 'DE',
    platform: 2,
    demoMode: false,
  }
  const path = '/api/game/games/betsy-sportsbook-betsy/play'
  const { token } = await callApi(siteUrl, 'POST', path, request, accessToken)
  return String((await betting.call('/tickets/v1/session', { launchToken: token })).body.sessionToken)
}

/** A combination of 0.10 EUR that was never sent before. */
function slip(sessionToken: string) {
  const leg = (outcome: string) => ({
    eventId: randomUUID(),
    event: `${outcome} – Ostheim`,
    discipline: 'Football',
    tournament: 'First League',
    market: 'Winner',
    outcome,
    coefficient: '2.5',
    stage: 'prematch',
    eventDate: '2030-12-01T18:00:00.000Z',
  })
  return {
    sessionToken,
    transactionId: randomUUID(),
    ticketId: randomUUID(),
    amount: '10',
    currency: 'EUR',
    type: 'combination',
    coefficient: '15.625',
    payoutMax: '156',
    items: ['Northwick', 'Eastbrook', 'Southmere'].map(leg),
  }
}
