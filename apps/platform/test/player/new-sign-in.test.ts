import { startTestPlatform, type TestPlatform, type TestPlayer, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arePayoutsLocked } from '../../src/modules/person/players/index.ts'
import { newPhone } from '../support/phones.ts'
import { CARRIERS, codeIn, TestPost, type PostedLetter } from '../support/post.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const signIn = (player: TestPlayer, visitor: TestVisitor) =>
  visitor.call('createSession', { body: { login: player.email, password: player.password } })
const alarmsTo = async (address: string) =>
  (await post.lettersTo(platform, address)).filter(({ kind }) => kind.startsWith('newSignIn'))
const codeOf = (letter: PostedLetter) => new URL(/^https?:\S+$/m.exec(letter.text)![0]).searchParams.get('state')!
const lockedOf = (player: TestPlayer) => arePayoutsLocked(platform.pool, player.id)

/** A player at home in Germany, and a stranger who knows the password. */
async function robbed(form: object = {}) {
  const anna = await platform.player({ country: 'DE', form: { ...form } })
  const thief = platform.visitor({ country: 'BR', userAgent: FIREFOX })
  const { accessToken, sessionId } = await signIn(anna, thief)
  thief.token = accessToken
  const [letter] = await alarmsTo(anna.email)
  return { anna, thief, sessionId, letter: letter!, code: codeOf(letter!) }
}

describe('a letter tells the player of a sign-in', () => {
  it.each([
    ['en', 'Firefox', 'Brazil', 'New sign-in to your account'],
    ['de', 'Firefox', 'Brasilien', 'Neue Anmeldung in deinem Konto'],
    ['fa', 'Firefox', 'برزیل', 'ورود تازه به حساب شما'],
  ])('from a new device, in %s, with the device, the place and a link', async (locale, device, country, subject) => {
    const { letter } = await robbed({ locale })
    expect(letter).toMatchObject({ kind: 'newSignIn', medium: 'email', locale, subject })
    expect(letter.text).toContain(device)
    expect(letter.text).toContain('Windows')
    expect(letter.text).toContain(country)
    const page = `http://localhost:3000${locale === 'en' ? '' : `/${locale}`}/auth/not-me`
    expect(letter.text).toMatch(new RegExp(`^${page}\\?state=[\\w-]{43}$`, 'm'))
  })

  it('from a new country, on a device that is known, and once', async () => {
    const anna = await platform.player({ country: 'DE' })
    anna.token = ''
    for (const country of ['DE', 'ES', 'ES', 'DE', null]) await signIn(anna, Object.assign(anna, { country }))
    expect(await alarmsTo(anna.email)).toHaveLength(1)
    const { accessToken } = await signIn(anna, anna)
    anna.token = accessToken
    const titles = (await anna.call('listMessages', {})).map(({ content }) => content.title)
    expect(titles.toSorted()).toEqual(['A sign-in from a new place', 'Welcome'])
  })

  it('and of no registration, nor of a device that signed in before or chose the password', async () => {
    const anna = await platform.player({ country: 'DE' })
    anna.token = ''
    await signIn(anna, anna)
    const other = platform.visitor({ country: 'DE' })
    await other.call('resetPassword', { body: { email: anna.email } })
    const code = codeIn((await post.lettersTo(platform, anna.email)).at(-1)!)
    anna.password = 'battery staple'
    const body = { code, newPassword: anna.password, repeatNewPassword: anna.password }
    await other.call('confirmPassword', { body })
    await signIn(anna, other)
    expect(await alarmsTo(anna.email)).toEqual([])
  })

  it('by text message, where there is no e-mail', async () => {
    const anna = await platform.player()
    const phone = newPhone()
    const change = 'UPDATE player SET email = NULL, phone = $2, phone_confirmed = true WHERE id = $1'
    await platform.pool.query(change, [anna.id, phone])
    await signIn({ ...anna, email: phone }, platform.visitor({ country: 'BR' }))
    expect((await alarmsTo(phone)).map(({ kind, medium }) => [kind, medium])).toEqual([['newSignInText', 'sms']])
  })

  it('which is not written when the sign-in is refused', async () => {
    const anna = await platform.player()
    const body = { login: anna.email, password: 'not the one' }
    await platform.refusal('createSession', { body })
    expect(await alarmsTo(anna.email)).toEqual([])
  })
})

describe('"this was not me"', () => {
  const disown = (code: string) => platform.client('disownSignIn', { body: { code } })
  const refuse = (code: string) => platform.refusal('disownSignIn', { body: { code } })
  const spent = { status: 400, code: 11010 }

  it('ends every session, makes the password useless and locks payouts', async () => {
    const { anna, thief, sessionId, code } = await robbed()
    expect(await lockedOf(anna)).toBe(false)
    await disown(code)
    expect(await thief.refusal('getProfile', {})).toMatchObject({ status: 401 })
    expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
    expect(await platform.disconnected()).toEqual(expect.arrayContaining([sessionId, anna.sessionId]))
    expect(await lockedOf(anna)).toBe(true)
    const body = { login: anna.email, password: anna.password }
    expect(await thief.refusal('createSession', { body })).toMatchObject({ status: 401 })
    const facts = await platform.pool.query('SELECT kind FROM fact_inbox WHERE player_id = $1', [anna.id])
    expect(facts.rows).toContainEqual({ kind: 'sign_in_disowned' })
    expect(platform.lines).toContainEqual(expect.objectContaining({ event: 'sign_in_disowned', player: anna.id }))
  })

  it('lets its reader choose a new password at once, which unlocks payouts', async () => {
    const { anna, code } = await robbed()
    const { code: reset } = await disown(code)
    const newPassword = 'battery staple'
    await platform.client('confirmPassword', { body: { code: reset, newPassword, repeatNewPassword: newPassword } })
    expect(await lockedOf(anna)).toBe(false)
    await platform.client('createSession', { body: { login: anna.email, password: newPassword } })
  })

  it('unlocks nothing by any other way in', async () => {
    const { anna, code } = await robbed()
    await disown(code)
    await platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [anna.id])
    expect(await lockedOf(anna)).toBe(true)
  })

  it('gives no password away where the address is no longer the player’s, and still locks the thief out', async () => {
    const { anna, thief, code } = await robbed()
    await platform.pool.query('UPDATE player SET email = $2 WHERE id = $1', [anna.id, `thief-${anna.email}`])
    expect(await disown(code)).toEqual({ code: '' })
    expect(await thief.refusal('getProfile', {})).toMatchObject({ status: 401 })
    expect(await lockedOf(anna)).toBe(true)
  })

  it('works once, and takes the links of other letters with it', async () => {
    const { anna, code } = await robbed()
    await signIn(anna, platform.visitor({ country: 'FR' }))
    const other = codeOf((await alarmsTo(anna.email)).at(-1)!)
    expect(other).not.toBe(code)
    await platform.client('resetPassword', { body: { email: anna.email } })
    const reset = codeIn((await post.lettersTo(platform, anna.email)).at(-1)!)
    await disown(code)
    for (const each of [code, other]) expect(await refuse(each)).toMatchObject(spent)
    const newPassword = 'battery staple'
    const body = { code: reset, newPassword, repeatNewPassword: newPassword }
    expect(await platform.refusal('confirmPassword', { body })).toMatchObject({ status: 422 })
  })

  it('works once also when it comes several times at the same moment', async () => {
    const { code } = await robbed()
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => disown(code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is over after a week', async () => {
    await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    const anna = await own.player()
    await own.client('createSession', { body: { login: anna.email, password: anna.password } })
    const letters = (await post.lettersTo(own, anna.email)).filter(({ kind }) => kind === 'newSignIn')
    own.clock.advance(7 * 86_400_000)
    expect(await own.refusal('disownSignIn', { body: { code: codeOf(letters[0]!) } })).toMatchObject(spent)
  })

  it('is for codes of its own: none of a reset or a confirmation will do, and its own opens nothing else', async () => {
    const { anna, code } = await robbed()
    const confirmation = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'emailConfirmation')!
    expect(await refuse(codeIn(confirmation))).toMatchObject(spent)
    expect(await refuse('a guess')).toMatchObject(spent)
    const newPassword = 'battery staple'
    const body = { code, newPassword, repeatNewPassword: newPassword }
    expect(await platform.refusal('confirmPassword', { body })).toMatchObject({ status: 422 })
    expect(await platform.refusal('createSessionByToken', { body: { token: code } })).toMatchObject({ status: 401 })
    await disown(code)
  })
})
