import { refusalCodes } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { sendSignInLink } from '../../src/flows/person/sign-in/sign-in-links.ts'
import { authenticatorOf, nextCode, switchSecondFactorOn } from '../support/authenticators.ts'
import { otherThan } from '../support/phones.ts'
import { codeIn, CARRIERS, TestPost } from '../support/post.ts'

const NEEDED = { status: 409, code: 11_022 }
const OVER = { status: 409, code: 11_023 }
const WRONG = { status: 400, code: 11_003 }
const MINUTE_MS = 60_000

const post = new TestPost()
let platform: TestPlatform
let anna: TestPlayer
beforeAll(
  async () => void (platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })),
)
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

/** Somebody who knows the password begins to sign in. */
async function begin(player: TestPlayer): Promise<TestVisitor> {
  const visitor = platform.visitor()
  const body = { login: player.email, password: player.password }
  expect(await visitor.refusal('createSession', { body })).toMatchObject(NEEDED)
  return visitor
}

const give = (code: string) => ({ body: { by: 'authenticator', code } }) as const
const giveRecovery = (code: string) => ({ body: { by: 'recovery', code } }) as const

describe('switching it on', () => {
  it('asks for nothing before the first code of the authenticator was given', async () => {
    await anna.call('beginSecondFactor', {})
    expect(await anna.call('getSecondFactor', {})).toEqual({ since: null, recoveryCodesLeft: 0 })
    const body = { login: anna.email, password: anna.password }
    expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
  })

  it('needs a fresh proof and a right code, gives ten recovery codes, and signs other devices out', async () => {
    const other = await platform.client('createSession', { body: { login: anna.email, password: anna.password } })
    const { authenticatorKey, authenticatorUri } = await anna.call('beginSecondFactor', {})
    expect(new URL(authenticatorUri).searchParams.get('secret')).toBe(authenticatorKey)
    const code = authenticatorOf(platform, authenticatorKey).code()
    const wrong = { body: { code: otherThan(code) } }
    expect(await anna.refusal('confirmSecondFactor', wrong)).toMatchObject(WRONG)
    const { recoveryCodes } = await anna.call('confirmSecondFactor', { body: { code } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await anna.call('getSecondFactor', {})).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
    expect(await platform.refusal('getProfile', {}, other.accessToken)).toMatchObject(
      refusalCodes.session_guards_changed,
    )
    const kinds = (await post.lettersTo(platform, anna.email)).map(({ kind }) => kind)
    expect(kinds).toContain('secondFactorOn')
    const { rows } = await platform.pool.query('SELECT * FROM second_factor_recovery_code WHERE player_id = $1', [
      anna.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])
  })

  it('keeps the old authenticator until the new one has given a code', async () => {
    const old = await switchSecondFactorOn(platform, anna)
    const { authenticatorKey } = await anna.call('beginSecondFactor', {})
    nextCode(platform)
    await (await begin(anna)).call('finishSignIn', give(old.code()))
    nextCode(platform)
    const fresh = authenticatorOf(platform, authenticatorKey)
    await anna.call('confirmSecondFactor', { body: { code: fresh.code() } })
    nextCode(platform)
    const visitor = await begin(anna)
    expect(await visitor.refusal('finishSignIn', give(old.code()))).toMatchObject(WRONG)
    expect(await visitor.refusal('finishSignIn', giveRecovery(old.recoveryCodes[0]!))).toMatchObject(WRONG)
    visitor.token = (await visitor.call('finishSignIn', give(fresh.code()))).accessToken
    const { authenticatorKey: third } = await anna.call('beginSecondFactor', {})
    nextCode(platform)
    await anna.call('confirmSecondFactor', { body: { code: authenticatorOf(platform, third).code() } })
    expect(await visitor.refusal('getProfile', {})).toMatchObject(refusalCodes.session_guards_changed)
  })
})

describe('signing in', () => {
  it('by password waits for the code, which works once', async () => {
    const authenticator = await switchSecondFactorOn(platform, anna)
    nextCode(platform)
    const visitor = await begin(anna)
    expect(visitor.cookies.has('baize_session')).toBe(false)
    const code = authenticator.code()
    expect(await visitor.refusal('finishSignIn', give(otherThan(code)))).toMatchObject(WRONG)
    const auth = await visitor.call('finishSignIn', give(code))
    expect(auth.profile.id).toBe(anna.id)
    expect(await visitor.refusal('finishSignIn', give(code))).toMatchObject(OVER)
    expect(await (await begin(anna)).refusal('finishSignIn', give(code))).toMatchObject(WRONG)
  })

  it('by a link of a letter waits for it too', async () => {
    const [confirmation] = await post.lettersTo(platform, anna.email)
    await anna.call('confirmRegistration', { body: { code: codeIn(confirmation!) } })
    const authenticator = await switchSecondFactorOn(platform, anna)
    await sendSignInLink(platform.services, { login: anna.email, path: '/' })
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'signInLink')!
    const token = /[?&]state=([\w-]+)/.exec(letter.text)![1]!
    const visitor = platform.visitor()
    expect(await visitor.refusal('createSessionByToken', { body: { token } })).toMatchObject(NEEDED)
    nextCode(platform)
    await visitor.call('finishSignIn', give(authenticator.code()))
    expect(await platform.refusal('createSessionByToken', { body: { token } })).toMatchObject({ status: 401 })
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await switchSecondFactorOn(platform, anna)
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')
    await (await begin(anna)).call('finishSignIn', giveRecovery(typed))
    expect(await anna.call('getSecondFactor', {})).toMatchObject({ recoveryCodesLeft: 9 })
    anna.cookies.delete('baize_proof')
    await anna.call('giveProof', giveRecovery(recoveryCodes[4]!))
    const told = (await post.lettersTo(platform, anna.email)).filter(({ kind }) => kind === 'recoveryCodeUsed')
    expect(told.map(({ text }) => /: (\d+)\./.exec(text)?.[1])).toEqual(['9', '8'])
    expect(await (await begin(anna)).refusal('finishSignIn', giveRecovery(typed))).toMatchObject(WRONG)
  })

  it('is over after five tries, after ten minutes, with another password, and in another browser', async () => {
    const { recoveryCodes } = await switchSecondFactorOn(platform, anna)
    const guessed = await begin(anna)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await guessed.refusal('finishSignIn', give('000000'))).toMatchObject(WRONG)
    expect(await guessed.refusal('finishSignIn', giveRecovery(recoveryCodes[0]!))).toMatchObject(OVER)
    expect(await platform.refusal('finishSignIn', giveRecovery(recoveryCodes[0]!))).toMatchObject(OVER)

    const changed = await begin(anna)
    const change = {
      currentPassword: anna.password,
      newPassword: 'battery staple',
      repeatNewPassword: 'battery staple',
    }
    await anna.call('changePassword', { body: change })
    expect(await changed.refusal('finishSignIn', giveRecovery(recoveryCodes[0]!))).toMatchObject(OVER)

    const late = await begin({ ...anna, password: 'battery staple' })
    platform.clock.advance(10 * MINUTE_MS)
    expect(await late.refusal('finishSignIn', giveRecovery(recoveryCodes[0]!))).toMatchObject(OVER)
    expect((await cleanUp(platform.services))['sign-ins that wait']).toBeGreaterThan(0)
  })

  it('slows whoever knows the password and guesses, over all the sign-ins they begin', async () => {
    await switchSecondFactorOn(platform, anna)
    for (let sign = 0; sign < 2; sign++) {
      const visitor = await begin(anna)
      for (let attempt = 0; attempt < 5; attempt++) await visitor.refusal('finishSignIn', give('000000'))
    }
    expect(await (await begin(anna)).refusal('finishSignIn', give('000000'))).toMatchObject({ status: 429 })
  })

  it('lets one of two who give the same code at once in', async () => {
    const authenticator = await switchSecondFactorOn(platform, anna)
    nextCode(platform)
    const visitors = [await begin(anna), await begin(anna)]
    const code = authenticator.code()
    const ends = await Promise.allSettled(visitors.map((visitor) => visitor.call('finishSignIn', give(code))))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('still waits for it with a new password by letter', async () => {
    await switchSecondFactorOn(platform, anna)
    await platform.client('resetPassword', { body: { email: anna.email } })
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'passwordReset')!
    const choice = { code: codeIn(letter), newPassword: 'battery staple', repeatNewPassword: 'battery staple' }
    await platform.client('confirmPassword', { body: choice })
    await begin({ ...anna, password: 'battery staple' })
  })

  it('tells nobody without the password whether there is a second factor', async () => {
    await switchSecondFactorOn(platform, anna)
    const body = { login: anna.email, password: 'guessed it' }
    expect(await platform.refusal('createSession', { body })).toMatchObject({ status: 401 })
  })
})

describe('with it on', () => {
  it('a fresh proof is the second factor, and the password none', async () => {
    const authenticator = await switchSecondFactorOn(platform, anna)
    expect(await anna.call('getProofWays', {})).toEqual({
      ways: ['authenticator', 'recovery'],
      codeGoesTo: null,
      hasPassword: true,
    })
    anna.cookies.delete('baize_proof')
    const change = {
      currentPassword: anna.password,
      newPassword: 'battery staple',
      repeatNewPassword: 'battery staple',
    }
    expect(await anna.refusal('changePassword', { body: change })).toMatchObject({ code: 11_020 })
    const password = { body: { by: 'password', password: anna.password } }
    expect(await anna.refusal('giveProof', password)).toMatchObject({ status: 409, code: 11_021 })
    nextCode(platform)
    expect(await anna.refusal('giveProof', give(otherThan(authenticator.code())))).toMatchObject(WRONG)
    await anna.call('giveProof', give(authenticator.code()))
    await anna.call('changePassword', { body: change })
  })

  it('new recovery codes make the old ones worthless', async () => {
    const { recoveryCodes: old } = await switchSecondFactorOn(platform, anna)
    const { recoveryCodes: fresh } = await anna.call('renewRecoveryCodes', {})
    const visitor = await begin(anna)
    expect(await visitor.refusal('finishSignIn', giveRecovery(old[0]!))).toMatchObject(WRONG)
    await visitor.call('finishSignIn', giveRecovery(fresh[0]!))
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'recoveryCodesRenewed')
    expect(letter?.text).toContain('new recovery codes')
  })

  it('switching it off needs a fresh proof, signs other devices out, and is told by letter', async () => {
    const { recoveryCodes } = await switchSecondFactorOn(platform, anna)
    const other = await (await begin(anna)).call('finishSignIn', giveRecovery(recoveryCodes[0]!))
    const thief = platform.visitor({ token: anna.token })
    for (const name of ['beginSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'] as const)
      expect(await thief.refusal(name, {})).toMatchObject({ status: 409, code: 11_020 })
    await anna.call('removeSecondFactor', {})
    expect(await anna.call('getSecondFactor', {})).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect(await platform.refusal('getProfile', {}, other.accessToken)).toMatchObject(
      refusalCodes.session_guards_changed,
    )
    const body = { login: anna.email, password: anna.password }
    expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
    const kinds = (await post.lettersTo(platform, anna.email)).map(({ kind }) => kind)
    expect(kinds).toContain('secondFactorOff')
    expect(await anna.refusal('removeSecondFactor', {})).toMatchObject({ status: 404 })
  })

  it('closing the account takes it away', async () => {
    await switchSecondFactorOn(platform, anna)
    await anna.call('closeAccount', {})
    const { rows } = await platform.pool.query('SELECT FROM second_factor WHERE player_id = $1', [anna.id])
    expect(rows).toEqual([])
  })
})
