import { one, withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveRegistration, switchCompany } from '../../src/modules/ground/companies/index.ts'
import { FakeLiveChat, LIVECHAT } from './fake-livechat.ts'
import { forgetChats } from '../../src/modules/delivery/chats/index.ts'

const unavailable = { status: 400, code: 12_201 }

const company = new FakeLiveChat()
let platform: TestPlatform
let returnUrl: string
beforeAll(async () => {
  platform = await startTestPlatform({ companies: [LIVECHAT], services: { fetch: company.fetch } })
  returnUrl = platform.services.config.publicUrl
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (company.asked.length = 0))

it('gives a player a token of the person they always were there', async () => {
  const anna = await platform.player()
  expect(await anna.call('getLiveChatToken', {})).toBeNull()
  expect(await anna.call('hasLiveChatToken', {})).toBe(false)
  const first = await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  expect(first).toEqual({
    accessToken: expect.stringMatching(/^token-/),
    tokenType: 'Bearer',
    entityId: expect.stringMatching(/^customer-/),
    licenseId: '19000001',
    creationDate: platform.clock.now().getTime(),
    expiresIn: 600_000,
  })
  expect(company.asked).toEqual([
    {
      grant_type: 'agent_token',
      response_type: 'token',
      client_id: 'client',
      organization_id: 'house',
      redirect_uri: expect.stringContaining(returnUrl),
      agent: `Basic ${Buffer.from(LIVECHAT.secret).toString('base64')}`,
    },
  ])
  expect(await anna.call('getLiveChatToken', {})).toEqual(first)
  expect(await anna.call('hasLiveChatToken', {})).toBe(true)
  platform.clock.advance(600_000)
  expect(await anna.call('hasLiveChatToken', {})).toBe(false)
  expect(await anna.call('getLiveChatToken', {})).toEqual(first)
  const second = await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  expect(second).toMatchObject({ entityId: first.entityId, creationDate: first.creationDate + 600_000 })
  expect(second.accessToken).not.toBe(first.accessToken)
})

it('forgets a token that is given up, and not who the player is', async () => {
  const anna = await platform.player()
  const { entityId } = await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  await anna.call('deleteLiveChatToken', {})
  await anna.call('deleteLiveChatToken', {})
  expect(await anna.call('getLiveChatToken', {})).toBeNull()
  expect(await anna.call('getFreshLiveChatToken', { query: { returnUrl } })).toMatchObject({ entityId })
})

it('keeps tokens sealed, and lets go of players whose accounts are erased', async () => {
  const anna = await platform.player()
  const { accessToken } = await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  const kept = () =>
    one<{ rows: number }>(platform.pool, 'SELECT count(*) AS rows FROM chat_token WHERE player_id = $1', [anna.id])
  const row = await one<{ token: Buffer }>(platform.pool, 'SELECT token FROM chat_token WHERE player_id = $1', [
    anna.id,
  ])
  expect(row.token.toString('latin1')).not.toContain(accessToken)
  await withTransaction(platform.pool, (tx) => forgetChats(tx, [anna.id]))
  expect(await kept()).toEqual({ rows: 0 })
})

it('gives a guest somebody new each time, where guests may chat', async () => {
  const guest = platform.visitor()
  const first = await guest.call('getFreshLiveChatToken', { query: { returnUrl } })
  const second = await guest.call('getFreshLiveChatToken', { query: { returnUrl } })
  expect(second.entityId).not.toBe(first.entityId)
  for (const name of ['getLiveChatToken', 'hasLiveChatToken', 'deleteLiveChatToken'] as const)
    expect(await guest.refusal(name, {})).toMatchObject({ status: 401 })
  platform.services.config.areGuestsInChat = false
  expect(await guest.refusal('getFreshLiveChatToken', { query: { returnUrl } })).toMatchObject(unavailable)
  const anna = await platform.player()
  await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  platform.services.config.areGuestsInChat = true
})

it.each(['unreachable', 'error', 'nonsense'] as const)('has no token while the company is %s', async (now) => {
  company.trouble = now
  const guest = platform.visitor()
  expect(await guest.refusal('getFreshLiveChatToken', { query: { returnUrl } })).toMatchObject(unavailable)
})

it('sends nobody to another site', async () => {
  const guest = platform.visitor()
  const query = { returnUrl: 'https://elsewhere.example' }
  expect(await guest.refusal('getFreshLiveChatToken', { query })).toMatchObject(unavailable)
  expect(company.asked).toEqual([])
})

it('asks the company for one address so often and no more', async () => {
  const anna = await platform.player()
  const query = { returnUrl }
  for (let count = 0; count < 60; count += 1) await anna.call('getFreshLiveChatToken', { query })
  const asked = company.asked.length
  expect(await anna.refusal('getFreshLiveChatToken', { query })).toMatchObject(unavailable)
  expect(company.asked).toHaveLength(asked)
  await (await platform.player()).call('getFreshLiveChatToken', { query })
})

it('has no tokens of a company that is off, nor of one of another protocol', async () => {
  const { pool, clock, services } = platform
  const anna = await platform.player()
  await anna.call('getFreshLiveChatToken', { query: { returnUrl } })
  await withTransaction(pool, (tx) => switchCompany(tx, 'livechat', false, clock.now()))
  await withTransaction(pool, (tx) =>
    saveRegistration(tx, services, {
      id: 'freshchat',
      kind: 'chat',
      url: 'http://fresh.test',
      clientId: 'widget',
      currencies: null,
      countries: null,
      isEnabled: true,
      isSandbox: false,
    }),
  )
  services.companies.forget()
  expect(await anna.refusal('getFreshLiveChatToken', { query: { returnUrl } })).toMatchObject(unavailable)
  expect(await anna.call('getLiveChatToken', {})).toBeNull()
  expect(await anna.call('hasLiveChatToken', {})).toBe(false)
})
