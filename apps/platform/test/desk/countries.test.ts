import { registrationForm, type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
let risk: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  risk = await platform.operator({ roles: ['risk'] })
})
afterAll(() => platform[Symbol.asyncDispose]())

const signInFrom = async (country: string) => {
  const body = { login: 'nobody@example.com', password: 'not the password' }
  return (await platform.visitor({ country }).refusal('createSession', { body })).status
}

it('closes the sign-in of a country, and opens it again, for every process at once', async () => {
  const params = { country: 'NZ' }
  const reason = 'the licence ended'
  expect(await signInFrom('NZ')).toBe(401)
  const closed = { country: 'NZ', restriction: 'no-sign-in' } as const
  expect(await risk.call('restrictCountry', { params, body: { restriction: 'no-sign-in', reason } })).toEqual(closed)
  expect(await signInFrom('NZ')).toBe(422)
  expect(await risk.call('listRestrictedCountries', {})).toContainEqual(closed)
  await risk.call('restrictCountry', { params, body: { restriction: 'open', reason: 'the licence is there' } })
  expect(await signInFrom('NZ')).toBe(401)
  expect(await risk.call('listRestrictedCountries', {})).not.toContainEqual(closed)

  const owner = await platform.operator()
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'country', subjectId: 'NZ' } })
  expect(lines.map(({ operation, before, after }) => ({ operation, before, after }))).toEqual([
    { operation: 'restrictCountry', before: closed, after: { country: 'NZ', restriction: 'open' } },
    { operation: 'restrictCountry', before: { country: 'NZ', restriction: 'open' }, after: closed },
  ])
})

it('does not know a country that is none', async () => {
  const call = { params: { country: 'ZZ' }, body: { restriction: 'closed', reason: 'a test' } }
  expect(await risk.refusal('restrictCountry', call)).toMatchObject({ status: 404 })
})

const reason = 'the licence takes nobody new'
const setCountry = (country: string, change: object) =>
  risk.call('setCountry', { params: { country }, body: { ...change, reason } })
const countryOf = async (code: string) =>
  (await platform.visitor().call('listCountries', {})).find((country) => country.code === code)!

it('takes nobody new from a country, and lets who is there go on', async () => {
  const anna = await platform.player({ country: 'SE' })
  expect((await risk.call('listHouseCountries', {})).find(({ country }) => country === 'SE')).toEqual({
    country: 'SE',
    name: 'Sweden',
    takesNewcomers: true,
    currency: 'SEK',
    locale: 'en',
  })
  expect(await setCountry('SE', { takesNewcomers: false })).toMatchObject({ country: 'SE', takesNewcomers: false })
  expect(await countryOf('SE')).toMatchObject({ isClosedToNewcomers: true, restrict: false })
  const refused = { status: 422, issues: { country: [{ code: 'countryClosed' }] } }
  const resident = registrationForm({ country: 'SE', currency: 'SEK' })
  expect(await platform.refusal('registerByEmail', { body: resident })).toMatchObject(refused)
  for (const country of ['SE', 'SE,DE', 'Nowhere']) {
    const visitor = platform.visitor({ country })
    expect(await visitor.refusal('registerByEmail', { body: registrationForm() })).toMatchObject(refused)
  }
  const body = { login: anna.email, password: anna.password }
  expect(await platform.visitor({ country: 'SE' }).call('createSession', { body })).toMatchObject({
    accessToken: expect.any(String),
  })
  await setCountry('SE', { takesNewcomers: true })
  expect((await countryOf('SE')).isClosedToNewcomers).toBeUndefined()
  await platform.client('registerByEmail', { body: resident })
})

it('offers who is new another currency and language first, of those that are ours', async () => {
  expect(await setCountry('CH', { currency: 'EUR', locale: 'en' })).toMatchObject({ currency: 'EUR', locale: 'en' })
  expect(await countryOf('CH')).toMatchObject({ currency: 'EUR', locale: 'en' })
  expect(await setCountry('CH', { locale: 'de' })).toMatchObject({ currency: 'EUR', locale: 'de' })
  const wrong = { params: { country: 'CH' }, body: { currency: 'XXX', locale: 'xx', reason } }
  const failure = await risk.refusal('setCountry', wrong)
  expect([failure.status, Object.keys(failure.fields)]).toEqual([422, ['currency', 'locale']])
  // Not ours while no pack of rules holds there.
  expect(await risk.refusal('setCountry', { params: { country: 'US' }, body: { reason } })).toMatchObject({
    status: 404,
  })
  const support = await platform.operator({ roles: ['support'] })
  expect(await support.refusal('setCountry', wrong)).toMatchObject({ status: 403 })
  const owner = await platform.operator()
  const [line] = await owner.call('listAuditLines', { query: { subjectKind: 'country', subjectId: 'CH' } })
  expect(line).toMatchObject({ reason, before: { locale: 'en' }, after: { locale: 'de' } })
})
