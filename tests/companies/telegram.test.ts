import { randomToken } from '@baize/kit'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nextCode, switchSecondFactorOn } from '../../apps/platform/test/support/authenticators.ts'
import { BOT, telegramRoutes } from '../../apps/sandbox/src/telegram/routes.ts'

const SITE = 'http://localhost:3000'

let company: FastifyInstance
let companyUrl: string
let platform: TestPlatform
beforeAll(async () => {
  const secret = randomToken(48)
  platform = await startTestPlatform({
    companies: [{ id: 'telegram', kind: 'sign-in', url: 'http://telegram.test', secret, clientId: BOT }],
  })
  company = Fastify()
  telegramRoutes(company, { siteOrigin: SITE, secret, clock: platform.clock })
  companyUrl = await company.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await company.close()
  await platform[Symbol.asyncDispose]()
})

/** What the browser brings back for somebody of this name. */
async function vouchedFor(name: string): Promise<Record<string, string>> {
  const init = { method: 'POST', body: new URLSearchParams({ name }), redirect: 'manual' } as const
  const back = new URL((await fetch(`${companyUrl}/telegram/auth`, init)).headers.get('location')!)
  expect(back.origin + back.pathname).toBe(`${SITE}/auth/social/telegram/callback`)
  return Object.fromEntries(back.searchParams)
}

const body = { provider: 'telegram', connection: 'telegram', locale: 'en' }
const failed = { status: 400, code: 11_014 }

it('is offered with its bot, the way back and where its script comes from', async () => {
  const { player } = await platform.client('getConstants', {})
  expect(player.socialAuth).toEqual(['telegram'])
  expect(player.telegram).toEqual({
    bot: BOT,
    auth_url: `${SITE}/auth/social/telegram/callback`,
    widget_url: 'http://telegram.test/js/telegram-widget.js',
  })
})

it('vouches for somebody new, who has no e-mail, and later for the same player', async () => {
  const { profile } = await platform.client('createSessionBySocial', { query: await vouchedFor('Anna'), body })
  expect(profile).toMatchObject({ email: null, phone: null, nickname: 'A***', isNewlyRegistered: true })
  platform.clock.advance(1_000)
  const again = await platform.client('createSessionBySocial', { query: await vouchedFor('Anna'), body })
  expect(again.profile).toMatchObject({ id: profile.id, isNewlyRegistered: false })
})

it('binds somebody new to the codes they came with', async () => {
  const anna = await platform.player()
  const codes = { referralCode: anna.profile.referralCode!, bonusCode: 'FELT20' }
  const query = await vouchedFor('Friend of Anna')
  const { accessToken } = await platform.client('createSessionBySocial', { query, body: { ...body, ...codes } })
  expect(await anna.call('listReferrals', {})).toMatchObject([{ qualified: 1 }])
  expect(await platform.client('listBonusCodes', { query: {} }, accessToken)).toMatchObject([{ bonusCode: 'FELT20' }])
})

it('is taken once', async () => {
  const query = await vouchedFor('Berta')
  const both = await Promise.allSettled(
    [query, query].map((given) => platform.client('createSessionBySocial', { query: given, body })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('is not taken when it is old, or when something of it was changed', async () => {
  const query = await vouchedFor('Cleo')
  expect(await platform.refusal('createSessionBySocial', { query: { ...query, id: '1' }, body })).toMatchObject(failed)
  platform.clock.advance(6 * 60_000)
  expect(await platform.refusal('createSessionBySocial', { query, body })).toMatchObject(failed)
})

it('is no place to be sent to', async () => {
  const visitor = platform.visitor()
  const reply = await visitor.fetch('/api/player/sessions/social/telegram/redirect?state=%7B%7D', {
    redirect: 'manual',
  })
  expect(reply.status).toBe(404)
})

it('opens no session of somebody with a second factor before its code', async () => {
  const owner = platform.visitor()
  const first = await owner.call('createSessionBySocial', { query: await vouchedFor('Dora'), body })
  owner.token = first.accessToken
  const authenticator = await switchSecondFactorOn(platform, owner)
  nextCode(platform)
  const query = await vouchedFor('Dora')
  const visitor = platform.visitor()
  expect(await visitor.refusal('createSessionBySocial', { query, body })).toMatchObject({ status: 409, code: 11_022 })
  expect([...visitor.cookies.keys()].filter((name) => /session|proof/.test(name))).toEqual([])
  expect(await visitor.refusal('refreshSession', {})).toMatchObject({ status: 401 })
  expect(await visitor.refusal('createSessionBySocial', { query, body })).toMatchObject(failed)
  const sessions = 'SELECT FROM player_session WHERE player_id = $1'
  expect((await platform.pool.query(sessions, [first.profile.id])).rowCount).toBe(1)
  const given = { body: { by: 'authenticator', code: authenticator.code() } } as const
  expect((await visitor.call('finishSignIn', given)).profile.id).toBe(first.profile.id)
})
