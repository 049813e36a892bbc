import { registrationForm, startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const refuse = (changes: Record<string, unknown>) =>
  platform.refusal('registerByEmail', { body: registrationForm(changes) })

it('registers a player, signs them in and opens an active account in the chosen currency', async () => {
  const reply = await platform.client('registerByEmail', {
    body: registrationForm({ email: 'Anna.Muster@Example.com', currency: 'JPY', country: 'jp', locale: 'de' }),
  })
  expect(reply.profile).toMatchObject({
    email: 'anna.muster@example.com',
    nickname: 'anna.mus***',
    country: 'JP',
    currency: 'JPY',
    locale: 'de',
    status: 1,
    agreedTc: true,
    confirmedAt: null,
    receiveEmailPromo: false,
    receiveBonus: true,
    segmentIds: [],
    referralCode: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(reply.profile.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  expect(reply.profile.externalId).toBeGreaterThan(100_000)
  expect((await platform.client('getProfile', {}, reply.accessToken)).id).toBe(reply.profile.id)
  const { rows } = await platform.pool.query('SELECT currency, is_active FROM wallet_account WHERE player_id = $1', [
    reply.profile.id,
  ])
  expect(rows).toEqual([{ currency: 'JPY', is_active: true }])
})

it('keeps the marks a player came with, and never the password', async () => {
  const form = registrationForm({
    bonusCode: 'WELCOME',
    referralCode: 'FRIEND',
    affiliateTag: 'partner-7',
    fingerprint: 'f1',
    receiveEmailPromo: '1',
  })
  const { profile } = await platform.client('registerByEmail', { body: form })
  const { rows } = await platform.pool.query('SELECT * FROM player WHERE id = $1', [profile.id])
  expect(rows[0]).toMatchObject({
    registration_bonus_code: 'WELCOME',
    registration_referral_code: 'FRIEND',
    affiliate_tag: 'partner-7',
    fingerprint: 'f1',
    receive_email_promo: true,
  })
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(rows[0])).not.toContain('correct horse')
})

describe('a field that breaks a rule is named with a message', () => {
  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['no e-mail', { email: undefined }, { email: ['Value is required'] }],
    ['an e-mail that is none', { email: 'anna' }, { email: ['Value is not a valid email address'] }],
    ['a short password', { password: '12345' }, { password: ['This field should be at least 6 characters long'] }],
    ['no password', { password: undefined, password_confirmation: 'x' }, { password: ['Value is required'] }],
    [
      'another confirmation',
      { password_confirmation: 'other' },
      { password_confirmation: ['The values do not match'] },
    ],
    ['no country', { country: '' }, { country: ['Value is required'] }],
    ['an excluded country', { country: 'US' }, { country: ['This choice is not offered'] }],
    ['an unknown currency', { currency: 'XXX' }, { currency: ['This choice is not offered'] }],
    ['an unknown language', { locale: 'xx' }, { locale: ['This choice is not offered'] }],
    ['terms not accepted', { agreements: '' }, { agreements: ['This must be accepted'] }],
    ['a nickname of one letter', { nickname: 'A' }, { nickname: ['This field should be at least 2 characters long'] }],
    ['a field of no form', { isAdmin: true }, { isAdmin: ['Unknown field'] }],
    ['a field of another form', { firstName: 'Anna' }, { firstName: ['Unknown field'] }],
    ['a status', { status: 1 }, { status: ['Unknown field'] }],
    ['a phone', { phone: '4915112345678', code: '123456' }, { phone: ['Unknown field'], code: ['Unknown field'] }],
  ])('%s', async (_title, changes, fields) => {
    expect(await refuse(changes)).toMatchObject({ status: 422, code: 1, fields })
  })

  it('and all of them are named at once', async () => {
    const failure = await refuse({ country: '', currency: 'XXX', agreements: '', password_confirmation: 'other' })
    expect(Object.keys(failure.fields).toSorted()).toEqual([
      'agreements',
      'country',
      'currency',
      'password_confirmation',
    ])
  })
})

it('says what is wrong by code too, so that pages can say it in any language', async () => {
  const short = await refuse({ password: '12345' })
  expect(short.issues).toEqual({ password: [{ code: 'min', values: { min: 6 } }] })
  expect(short.fields).toEqual({ password: ['This field should be at least 6 characters long'] })
  const form = registrationForm({})
  await platform.client('registerByEmail', { body: form })
  const taken = await platform.refusal('registerByEmail', { body: form })
  expect(taken.issues).toEqual({ email: [{ code: 'taken' }] })
})

it('refuses a currency that is not offered now', async () => {
  await using own = await startTestPlatform()
  await own.pool.query(`UPDATE currency_setting SET is_enabled = false WHERE code = 'TRY'`)
  const failure = await own.refusal('registerByEmail', { body: registrationForm({ currency: 'TRY' }) })
  expect(failure.fields).toEqual({ currency: ['This choice is not offered'] })
})

it('refuses residents and visitors of a country where sign-up is blocked', async () => {
  await using own = await startTestPlatform()
  await own.pool.query(`INSERT INTO country_restriction (country, restrict_type) VALUES ('AU', 2)`)
  const fields = { country: ['This is not open in this country'] }
  const body = registrationForm({ country: 'AU' })
  expect(await own.refusal('registerByEmail', { body })).toMatchObject({ status: 422, fields })
  const visitor = own.visitor({ country: 'AU' })
  expect(await visitor.refusal('registerByEmail', { body: registrationForm() })).toMatchObject({ status: 422, fields })
})

it('refuses an e-mail that is registered, in whatever case it is written', async () => {
  const anna = await platform.player()
  const failure = await refuse({ email: anna.email.toUpperCase() })
  expect(failure).toMatchObject({ status: 422, code: 1, fields: { email: ['Already registered'] } })
})

it('lets exactly one of two registrations with one e-mail at the same moment through', async () => {
  const body = registrationForm()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => platform.client('registerByEmail', { body })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 422, fields: { email: ['Already registered'] } })
  const { rows } = await platform.pool.query(
    `SELECT count(*) AS accounts FROM wallet_account JOIN player ON player.id = player_id WHERE email = $1`,
    [body.email],
  )
  expect(rows[0].accounts).toBe(1)
})

it('leaves nothing of a refused registration behind', async () => {
  const count = async () =>
    (await platform.pool.query('SELECT (SELECT count(*) FROM player) + (SELECT count(*) FROM player_session) AS n'))
      .rows[0].n
  const before = await count()
  await refuse({ agreements: '' })
  expect(await count()).toBe(before)
})

it('slows down one address that registers without end', async () => {
  const visitor = platform.visitor()
  const body = registrationForm({ agreements: '' })
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await visitor.refusal('registerByEmail', { body })).status).toBe(422)
  expect(await visitor.refusal('registerByEmail', { body })).toMatchObject({ status: 429, code: 7 })
  expect((await platform.refusal('registerByEmail', { body })).status).toBe(422)
})

it('shows the fields of the registration form to guests, in order', async () => {
  const fields = await platform.client('listFieldValidations', { query: { scenario: 'registration' } })
  expect(fields.map(({ position }) => position)).toEqual(fields.map((_, index) => index + 1))
  expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'email',
    'password',
    'country',
    'currency',
    'agreements',
  ])
  expect(fields.filter(({ isVisible }) => !isVisible).map(({ name }) => name)).toEqual(['nickname', 'locale'])
})
