import { ManualClock, signRequest, uuidv7 } from '@baize/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Platform, type RunningCashier, SECRET, START, startCashier, startPlatform, userOf } from './fixture.ts'

let clock: ManualClock
let platform: Platform
let cashier: RunningCashier
let user: ReturnType<typeof userOf>

beforeEach(async () => {
  clock = new ManualClock(START)
  platform = await startPlatform(clock)
  cashier = await startCashier(platform, clock)
  user = userOf(cashier, clock)
})
afterEach(async () => {
  await cashier.close()
  await platform.close()
})

/** A link as the platform signs it. */
function linkFor(over: Record<string, string> = {}, secret = SECRET): Record<string, string> {
  const told = {
    payoutId: uuidv7(),
    amount: '2550',
    currency: 'EUR',
    subunitToUnit: '100',
    playerReference: '1f2e3d4c',
    locale: 'en',
    shownIn: 'window',
    returnUrl: `${platform.url}/profile/history`,
    callbackUrl: `${platform.url}/callbacks/cashier`,
    expiresAt: String(clock.now().getTime() + 60_000),
    ...over,
  }
  const members = Object.entries(told).toSorted(([left], [right]) => (left < right ? -1 : 1))
  const path = `/cashier/payout?${new URLSearchParams(members).toString()}`
  const signed = { timestamp: told.expiresAt, nonce: told.payoutId, method: 'GET', path, body: '' }
  return { ...told, signature: signRequest(secret, signed) }
}

const pathOf = (link: Record<string, string>) => `/cashier/payout?${new URLSearchParams(link).toString()}`
const payoutOf = async ({ payoutId }: Record<string, string>) => (await user.signed('GET', `/payouts/${payoutId}`)).body

describe('the page that asks where a payout goes', () => {
  it('tells the platform the place, by the same token each time, and leads back', async () => {
    const tokens: unknown[] = []
    for (const link of [linkFor(), linkFor()]) {
      expect((await user.page(pathOf(link))).text).toContain('25.50')
      expect(await user.submit('/cashier/payout', { ...link, place: '4711' })).toMatchObject({
        status: 303,
        location: link.returnUrl,
      })
      const payout = await payoutOf(link)
      expect(payout).toMatchObject({ state: 'prepared', destination: { masked: '···· 4711' } })
      tokens.push((payout.destination as { token: string }).token)
    }
    expect(tokens[0]).toBe(tokens[1])
    await vi.waitUntil(() => platform.received.length === 2, 10_000)
    expect(platform.received.map(({ status }) => status)).toEqual(['prepared', 'prepared'])
  })

  it('keeps what was said first, and shows it in a frame of the platform without leading away', async () => {
    const link = linkFor({ shownIn: 'frame' })
    const { headers } = await user.page(pathOf(link))
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${platform.url};`)
    const { location } = await user.submit('/cashier/payout', { ...link, place: 'none' })
    expect((await user.page(location!)).text).toContain('No payout was asked for.')
    await user.submit('/cashier/payout', { ...link, place: '0815' })
    expect(await payoutOf(link)).toMatchObject({ state: 'abandoned', destination: null })
  })

  it('asks again for a place that does not exist', async () => {
    const link = linkFor()
    expect((await user.submit('/cashier/payout', { ...link, place: '9999' })).status).toBe(422)
    expect(await payoutOf(link)).toMatchObject({ status: 'payout_not_found' })
  })

  it('does not open by a link that is forged, changed, past, or leads elsewhere', async () => {
    const past = linkFor()
    for (const link of [
      linkFor({}, 'guessed'),
      { ...linkFor(), amount: '9999' },
      linkFor({ returnUrl: 'https://elsewhere.example/' }),
      linkFor({ callbackUrl: 'https://elsewhere.example/' }),
    ]) {
      expect((await user.page(pathOf(link))).status).toBe(404)
      expect((await user.submit('/cashier/payout', { ...link, place: '4711' })).status).toBe(404)
    }
    clock.advance(60_000)
    expect((await user.page(pathOf(past))).status).toBe(404)
  })
})
