import type { OneTimeCodeReason } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeSentTo, newPhone } from '../support/phones.ts'
import { CARRIERS, codeIn, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
let anna: TestPlayer & { phone: string }
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
  await platform.pool.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN new; END'`)
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  const phone = newPhone()
  anna = Object.assign(await platform.player(), { phone })
  await platform.pool.query('UPDATE player SET phone = $2, phone_confirmed = true WHERE id = $1', [anna.id, phone])
})

const reason: OneTimeCodeReason = 'changingPass'
const newPassword = 'battery staple'
const chosen = { newPassword, repeatNewPassword: newPassword }
const askForCode = () => anna.call('sendOneTimeCode', { body: { phone: anna.phone, reason } })
const code = () => codeSentTo(post, platform, anna.phone)
const linkCode = async () =>
  codeIn((await post.lettersTo(platform, anna.email)).findLast(({ kind }) => kind === 'passwordReset')!)
const rows = async (query: string) => (await platform.pool.query(query, [anna.id])).rows.length

/** Runs a call whose process dies at the commit of what was written to a table. */
async function dieAtTheCommit(table: string, call: () => Promise<unknown>): Promise<void> {
  await platform.pool.query(`CREATE CONSTRAINT TRIGGER dies AFTER INSERT OR UPDATE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()`)
  try {
    await expect(call()).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => status >= 500) })
  } finally {
    await platform.pool.query(`DROP TRIGGER dies ON ${table}`)
    platform.reported.length = 0
  }
}

it('a sign-in that dies opens no session', async () => {
  const signIn = () => anna.call('createSession', { body: { login: anna.email, password: anna.password } })
  await dieAtTheCommit('fact_inbox', signIn)
  expect(await rows('SELECT 1 FROM player_session WHERE player_id = $1')).toBe(1)
  expect((await signIn()).profile.id).toBe(anna.id)
})

it('a code that dies before it is sent may be asked for at once', async () => {
  await dieAtTheCommit('letter', askForCode)
  await askForCode()
  expect(await code()).toMatch(/^\d{6}$/)
})

it('a code that dies while it is used is good again', async () => {
  await askForCode()
  const body = { phone: anna.phone, reason, code: await code() }
  await dieAtTheCommit('player_code', () => anna.call('verifyOneTimeCode', { body }))
  expect((await anna.call('verifyOneTimeCode', { body })).code).toHaveLength(43)
})

it('a link that dies before its letter is written opens nothing', async () => {
  await dieAtTheCommit('letter', () => anna.call('resetPassword', { body: { email: anna.email } }))
  expect(await rows(`SELECT 1 FROM player_code WHERE player_id = $1 AND purpose = 'password_reset'`)).toBe(0)
})

it('a password that dies while it is chosen leaves the old one, the sessions and the link good', async () => {
  await anna.call('resetPassword', { body: { email: anna.email } })
  const choose = async () => anna.call('confirmPassword', { body: { code: await linkCode(), ...chosen } })
  await dieAtTheCommit('player', choose)
  expect((await anna.call('getProfile', {})).id).toBe(anna.id)
  await platform.client('createSession', { body: { login: anna.email, password: anna.password } })
  await choose()
  await platform.client('createSession', { body: { login: anna.email, password: newPassword } })
})

it('a password that dies while it is changed leaves the old one and every session good', async () => {
  const body = { login: anna.email, password: anna.password }
  const other = await platform.client('createSession', { body })
  const change = () => anna.call('changePassword', { body: { currentPassword: anna.password, ...chosen } })
  await dieAtTheCommit('player_message', change)
  expect((await platform.client('getProfile', {}, other.accessToken)).id).toBe(anna.id)
  await change()
})
