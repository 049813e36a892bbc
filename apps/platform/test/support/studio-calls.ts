import { randomUUID } from 'node:crypto'
import { randomToken, signRequest } from '@baize/kit'
import type { TestCompany, TestPlatform } from '@baize/testkit'

export const STUDIO: TestCompany = {
  id: 'studio',
  kind: 'studio',
  url: 'http://studio.test',
  secret: 'a secret shared with the one studio',
}

/** Calls the platform as the studio does, signed. The platform has to serve the studios' protocol. */
export async function studioCall(platform: TestPlatform, path: string, body: object): Promise<Record<string, unknown>> {
  const text = JSON.stringify(body)
  const timestamp = String(platform.clock.now().getTime())
  const nonce = randomToken(16)
  const url = `/seamless/v1/${path}`
  const signature = signRequest(STUDIO.secret, { timestamp, nonce, method: 'POST', path: url, body: text })
  const reply = await fetch(`${platform.url}${url}`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-provider': STUDIO.id,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  })
  return reply.json() as Promise<Record<string, unknown>>
}

/** Plays one round of 2.50 EUR as the studio does, in a game the player has just started. */
export async function playRound(
  platform: TestPlatform,
  { launchToken, gameId, payout }: { launchToken: string; gameId: string; payout: string },
): Promise<void> {
  const { sessionToken } = await studioCall(platform, 'session', { launchToken, gameId })
  const round = { sessionToken, roundId: randomUUID(), gameId, currency: 'EUR' }
  await studioCall(platform, 'bet', { ...round, transactionId: randomUUID(), amount: '250' })
  await studioCall(platform, 'win', { ...round, transactionId: randomUUID(), amount: payout, isRoundClosed: true })
}
