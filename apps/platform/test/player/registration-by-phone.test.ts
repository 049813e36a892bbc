import { registrationForm, startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, newPhone, otherThan } from '../support/phones.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
let phone: string
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (phone = newPhone()))

async function sendCode(): Promise<string> {
  await platform.client('sendOneTimeCode', { body: { phone, reason: 'registration' } })
  return codeSentTo(post, platform, phone)
}

/** The form of the phone tab, as the site sends it. */
const form = (code: string, changes: Record<string, unknown> = {}) => {
  const { receiveEmailPromo: _dropped, ...rest } = registrationForm({
    email: '',
    nickname: '',
    receiveSmsPromo: '1',
    ...changes,
  })
  return { body: { ...rest, phone, code } }
}

const register = (code: string, changes: Record<string, unknown> = {}) =>
  platform.client('registerByPhone', form(code, changes))
const refuse = (code: string, changes: Record<string, unknown> = {}) =>
  platform.refusal('registerByPhone', form(code, changes))
const wrong = { status: 400, code: 11003 }

it('registers a player whose phone is proven, signs them in and opens an account', async () => {
  const { accessToken, profile } = await register(await sendCode())
  expect(profile).toMatchObject({
    phone,
    phoneConfirmed: true,
    email: null,
    nickname: null,
    receiveSmsPromo: true,
    receiveEmailPromo: false,
    confirmedAt: null,
  })
  expect(await platform.client('listAccounts', {}, accessToken)).toHaveLength(1)
  expect(await platform.client('listMessages', {}, accessToken)).toHaveLength(1)
  const body = { login: `+${phone}`, password: 'correct horse' }
  expect((await platform.client('createSession', { body })).profile.id).toBe(profile.id)
})

it('binds the player to the codes they came with', async () => {
  const anna = await platform.player()
  const codes = { referralCode: anna.profile.referralCode, bonusCode: 'QUIETWORD', affiliateTag: 'partner-7' }
  const { accessToken, profile } = await register(await sendCode(), codes)
  expect(await anna.call('listReferrals', {})).toHaveLength(1)
  expect(await platform.client('listPlayerBonuses', { query: {} }, accessToken)).toMatchObject([{ amount: 5 }])
  const { rows } = await platform.pool.query('SELECT affiliate_tag FROM player WHERE id = $1', [profile.id])
  expect(rows).toEqual([{ affiliate_tag: 'partner-7' }])
})

it('keeps an e-mail that is given as well, and asks to confirm it', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { profile } = await register(await sendCode(), { email, locale: 'es' })
  expect(profile).toMatchObject({ email, phoneConfirmed: true, confirmedAt: null })
  expect((await post.lettersTo(platform, email)).map(({ kind, locale }) => [kind, locale])).toEqual([
    ['emailConfirmation', 'es'],
  ])
})

describe('is refused', () => {
  it('with a wrong code, and goes through with the right one', async () => {
    const code = await sendCode()
    expect(await refuse(otherThan(code))).toMatchObject(wrong)
    expect((await register(code)).profile.phone).toBe(phone)
  })

  it('without a code having been sent', async () => {
    expect(await refuse('123456')).toMatchObject(wrong)
  })

  it('with a code that was used', async () => {
    const code = await sendCode()
    await register(code)
    expect(await refuse(code)).toMatchObject(wrong)
  })

  it('with the code of another phone', async () => {
    const code = await sendCode()
    phone = newPhone()
    expect(await refuse(code)).toMatchObject(wrong)
  })

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['no terms accepted', { agreements: '' }, { agreements: ['This must be accepted'] }],
    ['another confirmation', { password_confirmation: 'x' }, { password_confirmation: ['The values do not match'] }],
    ['an e-mail that is none', { email: 'anna' }, { email: ['Value is not a valid email address'] }],
    ['a field of no form', { firstName: 'Anna' }, { firstName: ['Unknown field'] }],
  ])('with %s, which costs no try and no new message', async (_title, changes, fields) => {
    const code = await sendCode()
    for (let attempt = 0; attempt < 6; attempt++)
      expect(await refuse(code, changes)).toMatchObject({ status: 422, fields })
    expect(await sendCode()).toBe(code)
    expect((await register(code)).profile.phone).toBe(phone)
  })

  it('with an e-mail that is registered, and the code stays good', async () => {
    const anna = await platform.player()
    const code = await sendCode()
    expect(await refuse(code, { email: anna.email })).toMatchObject({ fields: { email: ['Already registered'] } })
    await register(code)
  })

  it('with a phone that is registered, which only who reads its messages learns', async () => {
    await register(await sendCode())
    platform.clock.advance(60_000)
    const code = await sendCode()
    expect(await refuse(otherThan(code))).toMatchObject(wrong)
    expect(await refuse(code)).toMatchObject({ status: 422, fields: { phone: ['Already registered'] } })
  })

  it('in a country where sign-up is blocked', async () => {
    await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    await own.pool.query(`INSERT INTO country_restriction (country, restrict_type) VALUES ('AU', 2)`)
    const failure = await own.refusal('registerByPhone', form('123456', { country: 'AU' }))
    expect(failure).toMatchObject({ fields: { country: ['This is not open in this country'] } })
  })
})

it('lets a phone through that somebody else named without proving it', async () => {
  const eve = await platform.player()
  await eve.call('updateProfile', { body: { phone } })
  expect((await register(await sendCode())).profile.phoneConfirmed).toBe(true)
})

it('goes through once when it is sent several times at the same moment', async () => {
  const code = await sendCode()
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => register(code)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await platform.pool.query('SELECT count(*) AS n FROM player WHERE phone = $1', [phone])
  expect(rows[0].n).toBe(1)
})

it('slows down one address that registers without end', async () => {
  const visitor = platform.visitor()
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await visitor.refusal('registerByPhone', form('123456', { agreements: '' }))).status).toBe(422)
  expect(await visitor.refusal('registerByPhone', form('123456'))).toMatchObject({ status: 429, code: 7 })
})

describe('a network that was told of twenty registered addresses in a day, on either tab', () => {
  const letterSent = { status: 422, issues: { email: [{ code: 'letterSent' }] } }
  let own: TestPlatform
  let prober: ReturnType<TestPlatform['visitor']>
  let taken: string
  beforeAll(async () => {
    own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    prober = own.visitor()
    const known: string[] = []
    for (let count = 0; count < 21; count++) known.push((await own.player()).email)
    for (const [turn, email] of known.slice(0, 20).entries()) {
      // A form that is wrong is not counted.
      const body = registrationForm({ agreements: '' })
      expect(await prober.refusal('registerByEmail', { body })).toMatchObject({ status: 422 })
      expect(await ask(email, turn)).toMatchObject({ status: 422, fields: { email: ['Already registered'] } })
      own.clock.advance(600_000)
    }
    taken = known[20]!
  })
  afterAll(() => own[Symbol.asyncDispose]())
  const ask = (email: string, turn: number) =>
    turn % 2
      ? prober.refusal('registerByEmail', { body: registrationForm({ email }) })
      : prober.refusal('registerByPhone', form('000000', { email }))
  const freeEmail = () => `${crypto.randomUUID()}@example.com`
  const proofTo = async (email: string) =>
    new URL(/http\S+/.exec((await post.lettersTo(own, email)).at(-1)!.text)![0]).searchParams.get('emailProof')!

  it('is told of no more, but asked to prove each address by the same letter, free or not', async () => {
    const free = freeEmail()
    for (const email of [taken, free])
      for (const turn of [0, 1]) expect(await ask(email, turn)).toMatchObject(letterSent)
    const [letter, other] = [(await post.lettersTo(own, taken)).at(-1)!, (await post.lettersTo(own, free)).at(-1)!]
    const withoutProof = (text: string) => text.replace(/emailProof=\S+/, '')
    expect(withoutProof(letter.text)).toBe(withoutProof(other.text))
    expect(letter.subject).toBe(other.subject)
  })

  it('lets in whoever comes back by the link of the letter, and them alone', async () => {
    const email = freeEmail()
    await ask(email, 1)
    const emailProof = await proofTo(email)
    const other = registrationForm({ email: freeEmail(), emailProof })
    expect(await prober.refusal('registerByEmail', { body: other })).toMatchObject(letterSent)
    const body = registrationForm({ email: email.toUpperCase(), emailProof })
    expect((await prober.call('registerByEmail', { body })).profile.email).toBe(email)
    expect(await prober.refusal('registerByEmail', { body })).toMatchObject({
      fields: { email: ['Already registered'] },
    })
  })

  it('takes no proof that is older than a day', async () => {
    const email = freeEmail()
    await ask(email, 1)
    const emailProof = await proofTo(email)
    own.clock.advance(86_400_000)
    // The day of the twenty is over by then as well, so others have to be told again.
    const stranger = own.visitor()
    for (let count = 0; count < 20; count++) {
      await stranger.refusal('registerByEmail', { body: registrationForm({ email: taken }) })
      own.clock.advance(30_000)
    }
    const body = registrationForm({ email, emailProof })
    expect(await stranger.refusal('registerByEmail', { body })).toMatchObject(letterSent)
  })

  it('is asked nothing where the phone tab names no e-mail', async () => {
    const stranger = own.visitor()
    await stranger.call('sendOneTimeCode', { body: { phone, reason: 'registration' } })
    const code = await codeSentTo(post, own, phone)
    expect((await stranger.call('registerByPhone', form(code))).profile.phone).toBe(phone)
  })

  it('sends one address five such letters an hour', async () => {
    const stranger = own.visitor()
    for (let count = 0; count < 20; count++) {
      await stranger.refusal('registerByEmail', { body: registrationForm({ email: taken }) })
      own.clock.advance(30_000)
    }
    const email = freeEmail()
    const body = registrationForm({ email })
    for (let count = 0; count < 5; count++) {
      expect(await stranger.refusal('registerByEmail', { body })).toMatchObject(letterSent)
      own.clock.advance(60_000)
    }
    expect(await stranger.refusal('registerByEmail', { body })).toMatchObject({ status: 429, code: 7 })
  })
})
