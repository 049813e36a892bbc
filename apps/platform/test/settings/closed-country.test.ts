import { startTestPlatform, type TestCompany, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restrictCountry } from '../../src/modules/ground/settings/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'

const CASHIER: TestCompany = {
  id: 'cashier',
  kind: 'cashier',
  url: 'http://cashier.test',
  secret: 'a secret shared with the one cashier',
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({
    companies: [CASHIER],
    services: {
      fetch: async () => Response.json({ status: 'ok', action: 'http://cashier.test/pay' }),
    },
  })
  await syncFeed(platform.pool, 'studio', new Date(), makeFeed(1))
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Somebody who registered in Germany and now comes from elsewhere. */
async function traveller(country: string) {
  const home = await platform.player({ country: 'DE' })
  const abroad = platform.visitor({ token: home.token, country })
  const [account] = await home.call('listAccounts', {})
  return { home, abroad, accountId: account!.id }
}

const LAUNCH = { lobbyUrl: 'http://localhost:3000/', locale: 'en', countryCode: 'DE', platform: 2 as const }

describe.each(['KP', 'kp', 'DE, KP', 'KP,DE', 'Nowhere'])('with a country closed, a visitor from %j', (country) => {
  beforeAll(async () => restrictCountry(platform.pool, 'KP', 2))
  afterAll(async () => restrictCountry(platform.pool, 'KP', null))

  it('does not register or sign in', async () => {
    const { home } = await traveller('DE')
    const stranger = platform.visitor({ country })
    const body = { login: home.email, password: home.password }
    expect(await stranger.refusal('createSession', { body })).toMatchObject({ status: 422 })
    await expect(platform.player({ country })).rejects.toMatchObject({ status: 422 })
  })

  it('does not play, for money or in the demo', async () => {
    const { abroad, accountId } = await traveller(country)
    for (const mode of [{ demoMode: true }, { demoMode: false, accountId }])
      expect(
        await abroad.refusal('playGame', { params: { id: 'game-0' }, body: { ...LAUNCH, ...mode } }),
      ).toMatchObject({ status: 400, code: 14308 })
  })

  it('does not pay in, whatever region they choose', async () => {
    const { abroad, accountId } = await traveller(country)
    const wanted = { method: 'card', currency: 'EUR', amount: 2500, accountId, isBonusDecline: true, country: 'DE' }
    expect(await abroad.call('listDepositMethods', { query: { currency: 'EUR', country: 'DE' } })).toEqual([])
    expect(await abroad.refusal('createDeposit', { body: wanted })).toMatchObject({ status: 400, code: 13101 })
  })
})

it('a visitor of whom an edge that places everybody says nothing may be anywhere', async () => {
  await using stated = await startTestPlatform({ config: { isCountryStated: true } })
  const player = await stated.player({ country: 'DE' })
  const body = { login: player.email, password: player.password }
  await restrictCountry(stated.pool, 'KP', 2)
  expect(await stated.visitor({ country: null }).refusal('createSession', { body })).toMatchObject({ status: 422 })
  await restrictCountry(stated.pool, 'KP', null)
  await stated.visitor({ country: null }).call('createSession', { body })
})
