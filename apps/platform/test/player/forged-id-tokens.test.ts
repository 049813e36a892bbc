import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FakeOpenId, type Forgery, OPEN_ID } from '../fuzz/fake-open-id.ts'

const openId = new FakeOpenId()
let platform: TestPlatform
beforeAll(async () => {
  const [google] = OPEN_ID
  const companies = [
    google!,
    { ...google!, id: 'facebook', clientId: 'a client of its own', secret: 'a secret of its own, as long as another' },
  ]
  platform = await startTestPlatform({ companies, services: { fetch: openId.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (openId.forgery = {}))

/** Leaves for the company and comes back with what it says. */
async function arrive(forgery: Forgery) {
  const visitor = platform.visitor()
  const sent = await visitor.fetch('/api/player/sessions/social/google/redirect?state=here')
  const query = openId.vouch(sent.headers.get('location')!)
  openId.forgery = forgery
  const body = { provider: 'google', connection: 'google', locale: 'en' }
  return { visitor, call: { query, body } }
}

it('signs in whom the company vouches for, in a token that is signed, for us, for this attempt', async () => {
  const { visitor, call } = await arrive({})
  expect((await visitor.call('createSessionBySocial', call)).profile.isNewlyRegistered).toBe(true)
})

it.each<[string, Forgery]>([
  ['that was meant for another client', { audience: 'somebody else' }],
  ['that was made for another attempt', { nonce: 'of another attempt' }],
  ['that another company issued', { issuer: 'https://evil.test' }],
  ['that somebody else signed', { signedBy: 'another' }],
  ['that nobody signed', { signedBy: 'nobody' }],
  ['that is over', { expires: '-5m' }],
])('signs nobody in by a token %s', async (_what, forgery) => {
  const { visitor, call } = await arrive(forgery)
  const before = await players()
  expect(await visitor.refusal('createSessionBySocial', call)).toMatchObject({ status: 400, code: 11_014 })
  expect(await players()).toBe(before)
})

it('sends nobody to a company that tells of itself under another name', async () => {
  openId.forgery = { claimsToBe: 'https://evil.test' }
  const visitor = platform.visitor()
  const sent = await visitor.fetch('/api/player/sessions/social/facebook/redirect?state=here')
  expect(sent.headers.get('location') ?? '').not.toContain('evil.test')
  expect(sent.headers.get('location') ?? '').not.toContain('/ask')
})

async function players(): Promise<number> {
  return (await platform.pool.query('SELECT FROM player')).rows.length
}
