import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const change = (currentPassword: string, newPassword: string, repeatNewPassword = newPassword) => ({
  body: { currentPassword, newPassword, repeatNewPassword },
})

it('replaces the password: the new one signs in, the old one does not', async () => {
  const anna = await platform.player()
  const profile = await anna.call('changePassword', change(anna.password, 'battery staple'))
  expect(profile.id).toBe(anna.id)
  const signIn = (password: string) => ({ body: { login: anna.email, password } })
  expect(await platform.refusal('createSession', signIn(anna.password))).toMatchObject({ status: 401 })
  expect((await platform.client('createSession', signIn('battery staple'))).profile.id).toBe(anna.id)
})

it('closes every other session and keeps the one it is called from', async () => {
  const anna = await platform.player()
  const body = { login: anna.email, password: anna.password }
  const other = await platform.client('createSession', { body })
  await anna.call('changePassword', change(anna.password, 'battery staple'))
  expect(await platform.refusal('getProfile', {}, other.accessToken)).toMatchObject({ status: 401 })
  expect(await platform.disconnected()).toContain(other.sessionId)
  expect(await platform.disconnected()).not.toContain(anna.sessionId)
  expect((await anna.call('getProfile', {})).id).toBe(anna.id)
})

it.each([
  ['a wrong present password', ['wrong', 'battery staple'], { currentPassword: ['This is not your present password'] }],
  [
    'a repetition that differs',
    ['correct horse', 'battery', 'staple'],
    { repeatNewPassword: ['The values do not match'] },
  ],
  [
    'a new password that is short',
    ['correct horse', '12345'],
    { newPassword: ['This field should be at least 6 characters long'] },
  ],
])('refuses %s and leaves the old one in force', async (_title, [current, next, repeat], fields) => {
  const anna = await platform.player()
  const failure = await anna.refusal('changePassword', change(current!, next!, repeat))
  expect(failure).toMatchObject({ status: 422, code: 1, fields })
  const body = { login: anna.email, password: anna.password }
  expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
})

it('lets one of two changes at the same moment win', async () => {
  const anna = await platform.player()
  const outcomes = await Promise.allSettled(
    ['battery staple', 'staple battery'].map((next) => anna.call('changePassword', change(anna.password, next))),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(rejected?.reason).toMatchObject({ status: 422 })
})

it('stops guessing the present password', async () => {
  const anna = await platform.player()
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await anna.refusal('changePassword', change('wrong', 'battery staple'))).toMatchObject({ status: 422 })
  expect(await anna.refusal('changePassword', change(anna.password, 'battery staple'))).toMatchObject({ status: 429 })
})
