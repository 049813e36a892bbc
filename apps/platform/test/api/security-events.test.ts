import { type TestPlatform, type TestPlayer, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { foreseeFor, settlement } from '../../src/flows/money/settle-deposit.ts'
import { registerCallbacks } from '../../src/modules/money/payments/index.ts'

let platform: TestPlatform
let anna: TestPlayer

beforeAll(async () => {
  platform = await startTestPlatform({
    register: (app, services) =>
      registerCallbacks(app, services, { take: settlement([], services), foresee: foreseeFor([]) }),
  })
  anna = await platform.player({ address: '203.0.113.7' })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (platform.lines.length = 0))

const events = () => platform.lines.filter(({ message }) => message === 'security')

/** What the players of this file typed or hold. None of it may stand in a line. */
const secrets = () => [
  anna.email,
  anna.password,
  anna.token,
  'wrong password',
  '4915112345678',
  '123456',
  'a-reset-code',
]

function expectEvent(expected: Record<string, unknown>) {
  expect(events()).toContainEqual(expect.objectContaining(expected))
  for (const secret of secrets()) expect(JSON.stringify(platform.lines)).not.toContain(secret)
}

it('tells of a failed sign-in, to a known account and to none alike', async () => {
  const stranger = platform.visitor({ address: '198.51.100.9' })
  const before = platform.services.security.counts().sign_in_failed
  for (const login of [anna.email, 'nobody@example.com'])
    await stranger.refusal('createSession', { body: { login, password: 'wrong password' } })
  expectEvent({ event: 'sign_in_failed', network: '198.51.100.9', operation: 'createSession' })
  expect(platform.services.security.counts().sign_in_failed).toBe(before + 2)
})

it('tells of a session token and of a refresh that were refused, and not of a guest without a token', async () => {
  const forged = platform.visitor({ address: '198.51.100.9', token: `${anna.token.slice(0, -8)}AAAAAAAA` })
  await forged.refusal('getProfile', {})
  expectEvent({ event: 'session_refused', operation: 'getProfile' })
  await forged.refusal('refreshSession', {})
  expectEvent({ event: 'refresh_refused', operation: 'refreshSession' })
  platform.lines.length = 0
  await platform.visitor().refusal('getProfile', {})
  expect(events()).toEqual([])
})

it('tells of a wrong present password, a wrong code of a letter and a wrong code of a message', async () => {
  const change = {
    currentPassword: 'wrong password',
    newPassword: 'correct horse 2',
    repeatNewPassword: 'correct horse 2',
  }
  await anna.refusal('changePassword', { body: change })
  expectEvent({ event: 'password_refused', network: '203.0.113.7' })
  const reset = { code: 'a-reset-code', newPassword: 'correct horse 2', repeatNewPassword: 'correct horse 2' }
  await anna.refusal('confirmPassword', { body: reset })
  expectEvent({ event: 'mailed_code_refused', operation: 'confirmPassword' })
  const code = { phone: '4915112345678', reason: 'changingPass', code: '123456' }
  await anna.refusal('verifyOneTimeCode', { body: code })
  expectEvent({ event: 'one_time_code_refused', operation: 'verifyOneTimeCode' })
})

it('tells of callers who are throttled', async () => {
  const flooding = platform.visitor({ address: '198.51.100.77' })
  const body = { email: anna.email }
  for (let call = 0; call < 40; call++) await flooding.call('resetPassword', { body }).catch(() => undefined)
  expectEvent({ event: 'throttled', network: '198.51.100.77', operation: 'resetPassword' })
})

it('tells of a call of a company that is not signed by it', async () => {
  const body = JSON.stringify({ eventId: 'an-event' })
  const headers = {
    'content-type': 'application/json',
    'x-provider': 'cashier',
    'x-signature': 'ab',
    'x-nonce': '12345678',
  }
  const reply = await fetch(`${platform.url}/callbacks/cashier`, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-timestamp': String(platform.clock.now().getTime()) },
  })
  expect(reply.status).toBe(401)
  expectEvent({ event: 'signature_forged', operation: '/callbacks/cashier', reason: 'the signature does not match' })
})
