import { many, withTransaction } from '@baize/database'
import { type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addVitals } from '../../src/modules/ground/vitals/index.ts'

let platform: TestPlatform

beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

it('counts what pages say of themselves, and shows it to operators by kind of page', async () => {
  const owner = await platform.operator({ roles: ['content'] })
  for (const lcp of [900, 1000, 1100, 4000])
    await platform.visitor().call('reportVitals', { body: { page: 'home', lcp, cls: 0 } })
  await platform.visitor().call('reportVitals', { body: { page: 'game', lcp: 500 } })
  await platform.visitor().call('reportVitals', { body: { page: 'text' } })
  const figures = await owner.call('listVitals', {})
  expect(figures).toEqual([
    { page: 'game', vital: 'lcp', count: 1, p50: expect.any(Number), p75: expect.any(Number), p95: expect.any(Number) },
    { page: 'home', vital: 'cls', count: 4, p50: 0, p75: 0, p95: 0 },
    { page: 'home', vital: 'lcp', count: 4, p50: expect.any(Number), p75: expect.any(Number), p95: expect.any(Number) },
  ])
  const { p50, p75, p95 } = figures[2]!
  expect([p50 / 1000, p75 / 1100, p95 / 4000].every((share) => share >= 1 && share <= 1.1)).toBe(true)
})

it('takes nothing that no page can have measured', async () => {
  for (const body of [{ page: 'elsewhere' }, { page: 'home', lcp: -1 }, { page: 'home', lcp: 1e9 }])
    expect(await platform.refusal('reportVitals', { body })).toMatchObject({ status: 422 })
})

it('counts each of many that tell at once of one kind of page', async () => {
  const tell = () => platform.visitor().call('reportVitals', { body: { page: 'category', lcp: 900, inp: 40, cls: 10 } })
  await Promise.all(Array.from({ length: 40 }, tell))
  const owner = await platform.operator({ roles: ['content'] })
  const figures = (await owner.call('listVitals', {})).filter(({ page }) => page === 'category')
  expect(figures.map(({ count }) => count)).toEqual([40, 40, 40])
})

it('holds the rows of a kind of page without waiting for the disk', async () => {
  const [setting] = await withTransaction(platform.pool, async (tx) => {
    await addVitals(tx, { page: 'wheel', lcp: 900 }, new Date())
    return many(tx, `SELECT current_setting('synchronous_commit') AS commit`)
  })
  expect(setting).toEqual({ commit: 'off' })
})
