import { type RefusalReason, LimitDefinition, refusalCodes } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { switchSecondFactorOn } from '../support/authenticators.ts'
import { addPasskeyTo } from '../support/passkeys.ts'
import { CARRIERS, TestPost, codeIn } from '../support/post.ts'

const DAY_MS = 86_400_000

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

/** Signs a player in on a second device. */
async function phoneOf(anna: TestPlayer): Promise<TestVisitor & { sessionId: string }> {
  const phone = platform.visitor()
  const body = { login: anna.email, password: anna.password }
  const { accessToken, sessionId } = await phone.call('createSession', { body })
  phone.token = accessToken
  return Object.assign(phone, { sessionId })
}

async function codeOf(anna: TestPlayer, kind: string): Promise<string> {
  const letter = (await post.lettersTo(platform, anna.email)).findLast((one) => one.kind === kind)!
  return kind === 'newSignIn'
    ? new URL(/^https?:\S+$/m.exec(letter.text)![0]).searchParams.get('state')!
    : codeIn(letter)
}

const newPassword = { newPassword: 'battery staple', repeatNewPassword: 'battery staple' }

/** Everything but its own sign-out that ends the session of a phone. */
const ends: [string, RefusalReason, (anna: TestPlayer, phone: { sessionId: string }) => Promise<unknown>][] = [
  [
    'the player ended it on another device',
    'session_closed_elsewhere',
    (anna, { sessionId }) => anna.call('closeSession', { params: { id: sessionId } }),
  ],
  [
    'the password was changed',
    'session_password_changed',
    (anna) => anna.call('changePassword', { body: { currentPassword: anna.password, ...newPassword } }),
  ],
  [
    'a password was chosen by a mailed link',
    'session_password_changed',
    async (anna) => {
      await anna.call('resetPassword', { body: { email: anna.email } })
      const code = await codeOf(anna, 'passwordReset')
      await platform.client('confirmPassword', { body: { code, ...newPassword } })
    },
  ],
  [
    'a passkey was removed',
    'session_guards_changed',
    async (anna) => {
      const { id } = await addPasskeyTo(anna, platform.services.config.publicUrl)
      await anna.call('removePasskey', { params: { id } })
    },
  ],
  [
    'a second factor was set up',
    'session_guards_changed',
    async (anna) => void (await switchSecondFactorOn(platform, anna)),
  ],
  [
    'the player said that it was not them',
    'session_disowned',
    async (anna) => platform.client('disownSignIn', { body: { code: await codeOf(anna, 'newSignIn') } }),
  ],
  [
    'an operator blocked the account',
    'session_account_blocked',
    async (anna) => {
      const risk = await platform.operator({ roles: ['risk'] })
      await risk.call('blockPlayer', { params: { playerId: anna.id }, body: { reason: 'a test of sessions' } })
    },
  ],
  ['the account was closed', 'session_account_closed', (anna) => anna.call('closeAccount', {})],
  [
    'the player excluded themselves',
    'session_excluded',
    (anna) => anna.call('createLimit', { body: { definition: LimitDefinition.selfExclusion, period: '6_months' } }),
  ],
]

it.each(ends)('says to a page that is still open, and to one that wakes later, that %s', async (_what, reason, end) => {
  const anna = await platform.player()
  const phone = await phoneOf(anna)
  await end(anna, phone)
  const told = refusalCodes[reason]
  expect(await phone.refusal('getProfile', {})).toMatchObject(told)
  expect(await phone.refusal('refreshSession', {})).toMatchObject(told)
})

it('says to a page that wakes after a month that it was away for too long', async () => {
  await using own = await startTestPlatform()
  const anna = await own.player()
  own.clock.advance(29 * DAY_MS)
  const { accessToken } = await anna.call('refreshSession', {})
  own.clock.advance(31 * DAY_MS)
  anna.token = accessToken
  expect(await anna.refusal('refreshSession', {})).toMatchObject(refusalCodes.session_expired)
})

it('says nothing of it to whoever signed out, or has no session, or no token of ours', async () => {
  const anna = await platform.player()
  await anna.call('logout', {})
  expect(await anna.refusal('getProfile', {})).toMatchObject(refusalCodes.unauthorised)
  for (const token of ['', 'made.up.token'])
    expect(await platform.refusal('getProfile', {}, token)).toMatchObject(refusalCodes.unauthorised)
})

it('says what ended it first, whatever came after', async () => {
  const anna = await platform.player()
  const phone = await phoneOf(anna)
  await anna.call('closeSession', { params: { id: phone.sessionId } })
  await anna.call('changePassword', { body: { currentPassword: anna.password, ...newPassword } })
  expect(await phone.refusal('getProfile', {})).toMatchObject(refusalCodes.session_closed_elsewhere)
})
