import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
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
