import { randomUUID } from 'node:crypto'
import { Platform } from '@baize/contract'
import { randomToken, signRequest } from '@baize/kit'
import { startTestPlatform, type TestCompany, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { registerTickets } from '../../src/modules/play/tickets/index.ts'
import { pay } from '../support/money.ts'

export const BETTING: TestCompany = {
  id: 'bookmaker',
  kind: 'betting',
  url: 'http://bookmaker.test',
  secret: 'a secret shared with the one bookmaker',
  clientId: 'house',
}

/** What the company is answered: the line, the bytes and what they say. */
export interface Answer {
  statusCode: number
  text: string
  json: Record<string, string | null>
}

export const startBetting = () => startTestPlatform({ companies: [BETTING], register: registerTickets })

/** Calls the platform as the company does, signed. */
export async function ticketCall(platform: TestPlatform, path: string, body: object): Promise<Answer> {
  const text = JSON.stringify(body)
  const timestamp = String(platform.clock.now().getTime())
  const nonce = randomToken(16)
  const url = `/tickets/v1/${path}`
  const signature = signRequest(BETTING.secret, { timestamp, nonce, method: 'POST', path: url, body: text })
  const reply = await fetch(`${platform.url}${url}`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-provider': BETTING.id,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  })
  const answered = await reply.text()
  return { statusCode: reply.status, text: answered, json: JSON.parse(answered) }
}

/** Opens the sportsbook as the player's page does; what the company is told. */
export async function openSportsbook(platform: TestPlatform, player: TestPlayer): Promise<string> {
  const { token } = await player.call('playGame', {
    params: { id: 'betsy-sportsbook-betsy' },
    body: { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: Platform.desktop, demoMode: false },
  })
  const { json } = await ticketCall(platform, 'session', { launchToken: token })
  return json['sessionToken']!
}

/** A player with this much money and the sportsbook open. */
export async function bettor(platform: TestPlatform, amount = 10_000n) {
  const player = await platform.player()
  if (amount > 0n) await pay(platform.pool, player, amount)
  return { player, sessionToken: await openSportsbook(platform, player) }
}

export const item = (changes: object = {}) => ({
  eventId: 'event-1',
  event: 'Northwick – Ostheim',
  discipline: 'football',
  tournament: 'First League',
  market: 'Winner',
  outcome: 'Northwick',
  coefficient: '2.5',
  stage: 'prematch',
  eventDate: '2026-12-01T18:00:00.000Z',
  ...changes,
})

/** A single of one euro that can pay 2.50, unless told. */
export const ticketOf = (sessionToken: string, changes: object = {}) => ({
  sessionToken,
  transactionId: randomUUID(),
  ticketId: randomUUID(),
  amount: '100',
  currency: 'EUR',
  type: 'single',
  coefficient: '2.5',
  payoutMax: '250',
  items: [item()],
  ...changes,
})
