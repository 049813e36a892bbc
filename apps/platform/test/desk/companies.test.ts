import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
let owner: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  owner = await platform.operator()
})
afterAll(() => platform[Symbol.asyncDispose]())

const reason = 'contract signed'
const studio = { companyId: 'lucky-studio', kind: 'studio', url: 'https://studio.example', reason }

it('registers a company and tells its secret once, and not to the audit log', async () => {
  const { company, secret } = await owner.call('registerCompany', { body: { ...studio, currencies: ['EUR'] } })
  expect(company).toMatchObject({ id: 'lucky-studio', kind: 'studio', currencies: ['EUR'], countries: null })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(await owner.call('listCompanies', {})).toContainEqual(company)
  const moved = await owner.call('registerCompany', { body: { ...studio, url: 'https://other.example' } })
  expect(moved).toMatchObject({ secret: null, company: { url: 'https://other.example' } })
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'company', subjectId: 'lucky-studio' } })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ before: { url: 'https://studio.example' }, after: { url: 'https://other.example' } })
  expect(JSON.stringify(lines)).not.toContain(secret)
})

it('registers a betting company with what it calls the house and the digest of its script, which stay until they change', async () => {
  const scriptIntegrity = `sha384-${'A'.repeat(64)}`
  const betting = { companyId: 'bookmaker', kind: 'betting', url: 'https://bets.example', reason }
  const named = { ...betting, clientId: 'house-7', scriptIntegrity }
  expect((await owner.call('registerCompany', { body: named })).company).toMatchObject({
    clientId: 'house-7',
    scriptIntegrity,
  })
  const moved = { ...betting, url: 'https://bets.other.example', scriptIntegrity: `sha384-${'B'.repeat(64)}` }
  expect((await owner.call('registerCompany', { body: moved })).company).toMatchObject({
    url: moved.url,
    clientId: 'house-7',
    scriptIntegrity: moved.scriptIntegrity,
  })
  expect(await platform.services.companies.find('betting', 'bookmaker')).toMatchObject({
    clientId: 'house-7',
    url: moved.url,
  })
  for (const body of [
    { ...betting, scriptIntegrity: 'md5-1' },
    { ...studio, scriptIntegrity },
  ])
    expect(await owner.refusal('registerCompany', { body })).toMatchObject({ code: 16005 })
})

it('gives a new secret, and switches off and on, of which this process knows at once', async () => {
  const { secret } = await owner.call('registerCompany', { body: { ...studio, companyId: 'switched' } })
  const params = { companyId: 'switched' }
  const renewed = await owner.call('rotateCompanySecret', { params, body: { overlapHours: 1, reason } })
  expect(renewed.secret).not.toBe(secret)
  const serving = async () => (await platform.services.companies.serving('studio')).map(({ id }) => id)
  expect(await serving()).toContain('switched')
  expect(await owner.call('switchCompany', { params, body: { isEnabled: false, reason } })).toMatchObject({
    isEnabled: false,
  })
  expect(await serving()).not.toContain('switched')
  await owner.call('switchCompany', { params, body: { isEnabled: true, reason } })
  expect(await serving()).toContain('switched')
})

it('says in one sentence what cannot be made of a company', async () => {
  expect(await owner.refusal('registerCompany', { body: { ...studio, companyId: 'cashier' } })).toMatchObject({
    code: 16005,
    message: 'cashier is a cashier and stays one.',
  })
  expect(await owner.refusal('registerCompany', { body: { ...studio, url: 'nowhere' } })).toMatchObject({ code: 16005 })
  expect(await owner.refusal('registerCompany', { body: { ...studio, kind: 'bank' } })).toMatchObject({
    issues: { kind: [{ code: 'notOffered' }] },
  })
  const params = { companyId: 'nobody' }
  expect(await owner.refusal('switchCompany', { params, body: { isEnabled: true, reason } })).toMatchObject({
    status: 404,
  })
  expect(await owner.refusal('rotateCompanySecret', { params, body: { reason } })).toMatchObject({ status: 404 })
})

it('shows jobs, lets them begin anew and drops them, each with its line', async () => {
  const player = await platform.player()
  const [letter] = await owner.call('listJobs', { query: { countMax: 200 } })
  expect(letter).toMatchObject({ state: expect.stringMatching(/due|waiting/), attempts: 0, lastError: null })
  expect(JSON.stringify(letter)).not.toContain(player.email)
  const body = { ids: [letter!.id, 999_999_999], reason: 'the company is back' }
  expect(await owner.call('retryJobs', { body })).toEqual({ count: 1 })
  expect(await owner.call('cancelJobs', { body })).toEqual({ count: 1 })
  const left = await owner.call('listJobs', { query: { countMax: 200 } })
  expect(left.map(({ id }) => id)).not.toContain(letter!.id)
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'job', subjectId: String(letter!.id) } })
  expect(lines.map(({ operation }) => operation)).toEqual(['cancelJobs', 'retryJobs'])
})
