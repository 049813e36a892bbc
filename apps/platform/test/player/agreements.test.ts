import { Platform } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { STUDIO } from '../support/studio-calls.ts'
import { depositBody } from '../payments/fake-cashier.ts'

const privacy = { document: 'privacy', version: '1' }
let shown = [{ document: 'terms', version: '1' }, privacy]
let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform({ companies: [STUDIO], services: { agreements: async () => shown } })
  await syncFeed(platform.pool, STUDIO.id, platform.clock.now(), makeFeed(1))
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  shown = [{ document: 'terms', version: '1' }, privacy]
  anna = await platform.player()
})

const open = () => anna.call('listOpenAgreements', {})
const accept = (...agreements: typeof shown) => anna.call('acceptAgreements', { body: { agreements } })
const game = {
  params: { id: 'game-0' },
  body: { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: Platform.desktop, demoMode: false },
}

it('asks nothing of whoever agreed to what is shown', async () => {
  expect(await open()).toEqual([])
  expect(await anna.call('playGame', game)).toMatchObject({ token: expect.any(String) })
})

it('asks again for a document that has changed, before money goes in or is played with, and lets it out', async () => {
  await pay(platform.pool, anna, 10_000n)
  const terms = { document: 'terms', version: '2' }
  shown = [terms, privacy]
  expect(await open()).toEqual([terms])
  const refused = { status: 400, code: 11_026 }
  expect(await anna.refusal('playGame', game)).toMatchObject(refused)
  const query = { currency: 'EUR', country: 'DE' }
  expect(await anna.refusal('listDepositMethods', { query })).toMatchObject(refused)
  expect(await anna.refusal('createDeposit', { body: await depositBody(anna) })).toMatchObject(refused)
  expect(await anna.call('playGame', { ...game, body: { ...game.body, demoMode: true } })).toMatchObject({ token: '' })
  const [account] = await anna.call('listAccounts', {})
  const fields = { account_holder: 'Anna Berg', wallet_id: 'DE89370400440532013000' }
  const wish = { method: 'bank_transfer', currency: 'EUR', amount: 25.5, accountId: account!.id, fields }
  expect(await anna.call('createWithdrawal', { body: wish })).toMatchObject({ method: 'bank_transfer' })

  expect(await accept(terms)).toEqual([])
  expect(await anna.call('playGame', game)).toMatchObject({ token: expect.any(String) })
})

it('keeps which version was agreed to, when and from where, once, and what was agreed to before', async () => {
  platform.clock.advance(60_000)
  const terms = { document: 'terms', version: '2' }
  shown = [terms, privacy]
  await Promise.all([accept(terms), accept(terms)])
  const { rows } = await platform.pool.query(
    `SELECT document, version, agreed_at, session_id FROM player_agreement WHERE player_id = $1 AND document = 'terms'
     ORDER BY agreed_at`,
    [anna.id],
  )
  expect(rows).toMatchObject([
    { version: '1' },
    { version: '2', agreed_at: platform.clock.now(), session_id: anna.sessionId },
  ])
})

it('does not take a version that is shown no more for the one that is', async () => {
  const second = { document: 'terms', version: '2' }
  const third = { document: 'terms', version: '3' }
  shown = [third, privacy]
  expect(await accept(second)).toEqual([third])
  expect(await open()).toEqual([third])
})
