import { createHash, createHmac, randomUUID } from 'node:crypto'
import { registrationForm, startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayBePromotedTo } from '../../src/flows/play/breaks.ts'
import { renewAnswers } from '../../src/flows/person/registration/renew-answers.ts'
import { sendSignInLink } from '../../src/flows/person/sign-in/sign-in-links.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { approveIdentity } from '../support/approve-identity.ts'
import { nextCode, switchSecondFactorOn } from '../support/authenticators.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { addPasskeyTo } from '../support/passkeys.ts'
import { CARRIERS, codeIn, TestPost } from '../support/post.ts'
import { REGISTERS, TestRegisters } from '../support/registers.ts'
import { STUDIO, studioCall } from '../support/studio-calls.ts'

const TELEGRAM = {
  id: 'telegram',
  kind: 'sign-in',
  url: 'http://telegram.test',
  secret: 'the token of the bot that vouches for people',
  clientId: 'a_bot',
} as const

const post = new TestPost()
const registers = new TestRegisters(post.fetch)
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({
    companies: [STUDIO, ...CARRIERS, ...REGISTERS, TELEGRAM],
    register: registerSeamless,
    config: { packs: { countries: ['gb', 'on', 'se', 'de'], licence: null, folder: null } },
    services: { fetch: registers.fetch },
  })
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
})
beforeEach(() => {
  registers.isAway = false
})
afterAll(() => platform[Symbol.asyncDispose]())

const UNTIL = '2099-05-22'
const body = (countryCode: string) => ({
  lobbyUrl: 'http://localhost:3000/en/main',
  locale: 'en',
  countryCode,
  platform: 2 as const,
  demoMode: false,
})

/** Somebody who may play as far as everything but the register goes. */
async function playerOf(country: string): Promise<TestPlayer> {
  const anna = await platform.player({ form: { country } })
  await approveIdentity(platform.pool, anna.id)
  if (country === 'SE' || country === 'DE')
    for (const period of ['daily', 'weekly', 'monthly'] as const)
      await anna.call('createLimit', { body: { definition: 3, period, currency: 'EUR', amount: 500 } })
  await pay(platform.pool, anna, 10_000n)
  return anna
}
const play = (anna: TestPlayer, country: string) =>
  anna.call('playGame', { params: { id: 'game-0' }, body: body(country) })
const refusedPlay = async (anna: TestPlayer, country: string) =>
  (await anna.refusal('playGame', { params: { id: 'game-0' }, body: body(country) })).code
const signIn = (anna: TestPlayer) => ({ body: { login: anna.email, password: anna.password } })
const occasionsOf = async (anna: TestPlayer) => {
  const { rows } = await platform.pool.query<{ occasion: string; answer: string }>(
    'SELECT occasion, answer FROM register_answer WHERE player_id = $1 ORDER BY asked_at, id',
    [anna.id],
  )
  return rows.map(({ occasion, answer }) => `${occasion} ${answer}`)
}

describe.each([
  ['GB SR 3.5.5', 'GB', 'GAMSTOP'],
  ['ON Std 2.14.1', 'CA', 'BetGuard'],
  ['SE SL 14:12', 'SE', 'Spelpaus'],
  ['DE § 8', 'DE', 'OASIS'],
] as const)('%s: the register', (_, country, name) => {
  const listed = { login: [{ code: 'listedUntil', values: { register: name, until: UNTIL } }] }

  it('is asked at registration, sign-in and play, and an answer counts at play for its time', async () => {
    const anna = await playerOf(country)
    await play(anna, country)
    platform.clock.advance(60 * 60_000)
    const { accessToken } = await anna.call('createSession', signIn(anna))
    anna.token = accessToken
    await play(anna, country)
    platform.clock.advance(61 * 60_000)
    anna.token = (await anna.call('createSession', signIn(anna))).accessToken
    expect(await occasionsOf(anna)).toEqual(['registration clear', 'sign_in clear', 'sign_in clear'])
  })

  it('opens no account for whom it lists, and says which register and until when', async () => {
    const form = registrationForm({ country })
    registers.listed.set(form.email, UNTIL)
    const refusal = await platform.refusal('registerByEmail', { body: form })
    expect(refusal.issues).toEqual({ email: listed.login })
  })

  it('lets nobody in whom it lists, stops play and promotion, and does so no longer than it lists', async () => {
    const anna = await playerOf(country)
    registers.listed.set(anna.email, UNTIL)
    expect((await anna.refusal('createSession', signIn(anna))).issues).toEqual(listed)
    expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(false)
    registers.listed.delete(anna.email)
    platform.clock.advance(1000)
    anna.token = (await anna.call('createSession', signIn(anna))).accessToken
    await play(anna, country)
    expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(true)
  })

  it('stays without an answer: nobody plays and nobody is promoted to, but who was clear signs in', async () => {
    const anna = await playerOf(country)
    const ben = await playerOf(country)
    registers.listed.set(ben.email, null)
    await ben.refusal('createSession', signIn(ben))
    registers.isAway = true
    platform.clock.advance(61 * 60_000)
    anna.token = (await anna.call('createSession', signIn(anna))).accessToken
    expect(await refusedPlay(anna, country)).toBe(14_108)
    expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(false)
    // What it said before still stands.
    expect((await ben.refusal('createSession', signIn(ben))).issues).toEqual({
      login: [{ code: 'listed', values: { register: name } }],
    })
    registers.isAway = false
    await play(anna, country)
  })
})

describe('whom a register lists', () => {
  it('loses every session, socket and launched game in the moment it is found out, at a launch too', async () => {
    const anna = await playerOf('GB')
    const { token } = await play(anna, 'GB')
    const { sessionToken } = await studioCall(platform, 'session', { launchToken: token, gameId: 'game-0' })
    platform.clock.advance(10 * 60_000)
    const elsewhere = await anna.call('createSession', signIn(anna))
    platform.clock.advance(61 * 60_000)
    const later = await anna.call('createSession', signIn(anna))
    anna.token = later.accessToken
    platform.clock.advance(14 * 60_000)
    registers.listed.set(anna.email, UNTIL)
    // The answer of the sign-in still counts, so the launch does not ask.
    await play(anna, 'GB')
    platform.clock.advance(60 * 60_000 - 14 * 60_000)
    const again = await anna.call('refreshSession', {})
    anna.token = again.accessToken
    expect(await refusedPlay(anna, 'GB')).toBe(14_107)
    expect(await platform.disconnected()).toEqual(
      expect.arrayContaining([anna.sessionId, elsewhere.sessionId, later.sessionId]),
    )
    expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401, code: 11_037 })
    const bet = { sessionToken, transactionId: randomUUID(), roundId: randomUUID(), gameId: 'game-0' }
    expect((await studioCall(platform, 'bet', { ...bet, amount: '100', currency: 'EUR' }))['status']).toBe(
      'session_ended',
    )
  })

  it('comes in by no other way either: a passkey, the second factor or the link of a letter', async () => {
    const anna = await playerOf('GB')
    const [letter] = await post.lettersTo(platform, anna.email)
    await platform.client('confirmRegistration', { body: { code: codeIn(letter!) } })
    const { device } = await addPasskeyTo(anna, 'http://localhost:3000')
    const listed = { login: [{ code: 'listedUntil', values: { register: 'GAMSTOP', until: UNTIL } }] }

    await sendSignInLink(platform.services, { login: anna.email, path: '/' })
    const link = (await post.lettersTo(platform, anna.email)).findLast(({ kind }) => kind === 'signInLink')!
    const token = new URL(/^https?:\/\/\S+$/m.exec(link.text)![0]).searchParams.get('state')!
    const authenticator = await switchSecondFactorOn(platform, anna)
    const browser = platform.visitor()
    expect(await browser.refusal('createSession', signIn(anna))).toMatchObject({ code: 11_022 })
    nextCode(platform)

    registers.listed.set(anna.email, UNTIL)
    const finish = { body: { by: 'authenticator', code: authenticator.code() } } as const
    expect((await browser.refusal('finishSignIn', finish)).issues).toEqual(listed)
    expect((await platform.refusal('createSessionByToken', { body: { token } })).issues).toEqual(listed)
    const passkey = device.sign(await platform.client('beginPasskeySignIn', {}))
    expect((await platform.refusal('createSessionByPasskey', { body: { passkey } })).issues).toEqual(listed)
    expect((await occasionsOf(anna)).slice(-3)).toEqual(Array.from({ length: 3 }, () => 'sign_in listed'))
  })
})

it('SE SL 14:12: the register is asked about whom a company vouches for, new here or not', async () => {
  const query = () => {
    const members = { id: '77', auth_date: String(Math.floor(platform.clock.now().getTime() / 1000)) }
    const lines = Object.entries(members).map(([key, value]) => `${key}=${value}`)
    const key = createHash('sha256').update(TELEGRAM.secret).digest()
    return { ...members, hash: createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex') }
  }
  const swede = platform.visitor({ country: 'SE' })
  const body = { provider: 'telegram', connection: 'telegram', locale: 'en' }
  const refused = async () => (await swede.refusal('createSessionBySocial', { query: query(), body })).issues
  const listed = { login: [{ code: 'listed', values: { register: 'Spelpaus' } }] }
  // Telegram tells no address.
  registers.listed.set('null', null)
  expect(await refused()).toEqual(listed)
  registers.listed.delete('null')
  platform.clock.advance(1000)
  const { profile } = await swede.call('createSessionBySocial', { query: query(), body })
  expect(profile.isNewlyRegistered).toBe(true)
  registers.listed.set('null', null)
  platform.clock.advance(1000)
  expect(await refused()).toEqual(listed)
})

describe('offers to whose page is open', () => {
  const MINUTE_MS = 60_000
  const mayBe = (anna: TestPlayer) => mayBePromotedTo(platform.pool, platform.services, anna.id)
  /** Minutes in which the page takes its new tokens and the job runs. */
  const pass = async (anna: TestPlayer, minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 5) {
      platform.clock.advance(5 * MINUTE_MS)
      anna.token = (await anna.call('refreshSession', {})).accessToken
      await renewAnswers(platform.services)
    }
  }

  it('go on, because the register is asked again before its answer is too old', async () => {
    const [anna, ben] = [await playerOf('GB'), await playerOf('GB')]
    await pass(anna, 90)
    expect(await mayBe(anna)).toBe(true)
    expect(await occasionsOf(anna)).toEqual(['registration clear', 'promotion clear'])
    // Ben closed his page.
    expect(await mayBe(ben)).toBe(false)
    expect(await occasionsOf(ben)).toEqual(['registration clear'])
  })

  it('rest without an answer, which is asked for every five minutes, and go on with it', async () => {
    const anna = await playerOf('GB')
    registers.isAway = true
    await pass(anna, 70)
    expect(await mayBe(anna)).toBe(false)
    expect(await occasionsOf(anna)).toEqual(['registration clear', ...Array(3).fill('promotion unreachable')])
    registers.isAway = false
    await pass(anna, 5)
    expect(await mayBe(anna)).toBe(true)
  })

  it('end for whom the register lists meanwhile, and so does the session', async () => {
    const anna = await playerOf('GB')
    registers.listed.set(anna.email, UNTIL)
    await expect(pass(anna, 65)).rejects.toMatchObject({ status: 401, code: 11_037 })
    expect(await mayBe(anna)).toBe(false)
  })
})

describe('without the register', () => {
  it('ON Std 2.14.1: nobody signs up, and nobody signs in who was never found clear', async () => {
    const anna = await platform.player({ form: { country: 'AT' } })
    await platform.pool.query(`UPDATE player SET country = 'CA' WHERE id = $1`, [anna.id])
    registers.isAway = true
    const form = registrationForm({ country: 'CA' })
    expect(await platform.refusal('registerByEmail', { body: form })).toMatchObject({ status: 400, code: 14_108 })
    expect(await anna.refusal('createSession', signIn(anna))).toMatchObject({ status: 400, code: 14_108 })
    registers.isAway = false
    await anna.call('createSession', signIn(anna))
  })

  it('elsewhere an account opens, and nobody plays with it', async () => {
    registers.isAway = true
    const anna = await platform.player({ form: { country: 'GB' } })
    expect(await refusedPlay(anna, 'GB')).toBe(14_108)
  })

  it('OPEN part 1, 7: whose rules name none, nobody is asked', async () => {
    const anna = await platform.player({ form: { country: 'AT' } })
    await play(anna, 'AT')
    expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(true)
    expect(registers.asked).not.toContain(anna.email)
  })
})
