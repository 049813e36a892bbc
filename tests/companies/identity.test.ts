import { randomToken } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { settleAll } from '../../apps/platform/test/identity/fake-sumsub.ts'
import { takeIdentityReport } from '../../apps/platform/src/flows/person/identity-check.ts'
import { registerIdentityWebhooks } from '../../apps/platform/src/modules/person/identity/index.ts'
import { APP_TOKEN, sumsubRoutes } from '../../apps/sandbox/src/sumsub/routes.ts'

let company: FastifyInstance
let companyUrl: string
let platform: TestPlatform
beforeAll(async () => {
  const secret = randomToken(48)
  company = Fastify()
  const address = { url: '' }
  // The company answers once the platform it reports to is known.
  const network: typeof fetch = (url, init) => fetch((url as string).replace('http://sumsub.test', address.url), init)
  platform = await startTestPlatform({
    companies: [{ id: 'sumsub', kind: 'identity', url: 'http://sumsub.test/sumsub', secret, clientId: APP_TOKEN }],
    services: { fetch: network },
    register: (app, services) =>
      registerIdentityWebhooks(app, services, (report) => takeIdentityReport(services, report)),
  })
  const { clock, url } = platform
  sumsubRoutes(company, { siteOrigin: 'http://localhost:3000', platformUrl: url, secret, clock, reviewMs: 5 })
  address.url = await company.listen({ port: 0, host: '127.0.0.1' })
  companyUrl = address.url
})
afterAll(async () => {
  await company.close()
  await platform[Symbol.asyncDispose]()
})

const claim = { firstName: 'Anna', lastName: 'Berg', birthDate: '1990-02-03', number: 'L01X00T47' }
const send = (token: string, body: object) =>
  fetch(`${companyUrl}/sumsub/websdk/claim`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const stateBecomes = (player: TestPlayer, state: string) =>
  vi.waitFor(async () => {
    await settleAll(platform)
    expect((await player.call('getIdentityCheck', {})).state).toBe(state)
  }, 20_000)

it('checks who somebody is on its own page, and says so by webhooks that come twice and late', async () => {
  const anna = await platform.player()
  const { token } = await anna.call('createIdentityCheckToken', {})
  expect((await send(token, { ...claim, result: 'wait' })).status).toBe(200)
  await stateBecomes(anna, 'pending')
  platform.clock.advance(1_000)
  expect((await send(token, { ...claim, result: 'retry' })).status).toBe(200)
  await stateBecomes(anna, 'retry')
  expect((await anna.call('getIdentityCheck', {})).reason).toMatch(/blurred/)
  platform.clock.advance(1_000)
  expect((await send(token, { ...claim, result: 'approve' })).status).toBe(200)
  await stateBecomes(anna, 'approved')
})

it('takes a form for as long as the token says, and names what is missing', async () => {
  const anna = await platform.player()
  const { token } = await anna.call('createIdentityCheckToken', {})
  const missing = await send(token, { ...claim, number: ' ', result: 'approve' })
  expect([missing.status, await missing.json()]).toEqual([422, { message: 'Fill in every field.' }])
  platform.clock.advance(601_000)
  expect((await send(token, { ...claim, result: 'approve' })).status).toBe(401)
})

it('answers nobody who does not sign', async () => {
  const init = { method: 'POST', body: JSON.stringify({ userId: 'x', levelName: 'y' }) }
  expect((await fetch(`${companyUrl}/sumsub/resources/accessTokens/sdk`, init)).status).toBe(401)
})
