import type { TestCompany, TestOperator } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refreshRates } from '../../src/modules/money/rates/index.ts'
import { startWithCashier } from '../payments/fake-cashier.ts'

const FEED: TestCompany = {
  id: 'feed',
  kind: 'rates',
  url: 'http://feed.test',
  secret: 'a secret shared with the one feed of rates',
}
let rates: Record<string, string> = {}
const feedFetch = async () =>
  Response.json({ status: 'ok', base: 'EUR', at: site.platform.clock.now().toISOString(), rates })

let site: Awaited<ReturnType<typeof startWithCashier>>
let anna: TestOperator
let berta: TestOperator
beforeAll(async () => {
  site = await startWithCashier([], { companies: [FEED], fetch: feedFetch })
})
beforeEach(async () => {
  rates = {}
  site.platform.clock.advance(20 * 60_000)
  anna = await site.platform.operator({ roles: ['payments'] })
  berta = await site.platform.operator({ roles: ['payments'] })
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const reason = 'the central bank said so'
const asSet = (currency: string, perBase: string) => ({ params: { currency }, body: { perBase, reason } })
const asApproved = (currency: string, askedPerBase: string) => ({
  params: { currency },
  body: { askedPerBase, reason },
})
const asLifted = (currency: string) => ({ params: { currency }, body: { reason } })
const rateOf = async (currency: string) =>
  (await anna.call('listRates', {})).find((rate) => rate.currency === currency)!
const hear = (said: Record<string, string>) => {
  site.platform.clock.advance(60_000)
  rates = said
  return refreshRates(site.platform.services)
}

it('holds until it is lifted, whatever a feed says, and everybody sees it', async () => {
  const at = site.platform.clock.now().toISOString()
  expect(await anna.call('setRate', asSet('GBP', '0.90'))).toMatchObject({
    currency: 'GBP',
    perBase: '0.9',
    at,
    source: 'operator',
    isByHand: true,
    freePerBase: '0.86',
    askedPerBase: null,
  })
  const currencies = await site.platform.visitor().call('listCurrencies', {})
  expect(currencies.find(({ code }) => code === 'GBP')!.rate).toEqual({ rate: 90, rateTime: at })
  expect(await hear({ GBP: '0.87', CHF: '0.95' })).toBe(1)
  expect(await rateOf('GBP')).toMatchObject({ perBase: '0.9', source: 'operator', freePerBase: '0.87', refused: null })
  await hear({ GBP: '8.7' })
  expect(await rateOf('GBP')).toMatchObject({ perBase: '0.9', freePerBase: '0.87', refused: { problem: 'jump' } })
  expect(await berta.call('liftRate', asLifted('GBP'))).toMatchObject({
    perBase: '0.87',
    source: 'feed',
    isByHand: false,
  })
  expect(await hear({ GBP: '0.88' })).toBe(1)
  expect(await rateOf('GBP')).toMatchObject({ perBase: '0.88', source: 'feed', isByHand: false, freePerBase: null })
  expect(await berta.refusal('liftRate', asLifted('GBP'))).toMatchObject({ status: 404 })
})

it('that is far off waits for a second operator, who names it', async () => {
  const waiting = await anna.call('setRate', asSet('TRY', '60'))
  expect(waiting).toMatchObject({ perBase: '47.5', isByHand: false, askedPerBase: '60', askedBy: anna.id })
  expect(await anna.refusal('approveRate', asApproved('TRY', '60'))).toMatchObject({ code: 16_011 })
  expect(await berta.refusal('approveRate', asApproved('TRY', '47'))).toMatchObject({ status: 409 })
  expect(await rateOf('TRY')).toMatchObject({ perBase: '47.5', source: 'house' })
  expect(await berta.call('approveRate', asApproved('TRY', '60'))).toMatchObject({
    perBase: '60',
    source: 'operator',
    isByHand: true,
    askedPerBase: null,
  })
  expect(await berta.refusal('approveRate', asApproved('TRY', '60'))).toMatchObject({ status: 404 })
  expect(await hear({ TRY: '61' })).toBe(0)
  expect(await anna.call('liftRate', asLifted('TRY'))).toMatchObject({ perBase: '61', source: 'feed' })
})

it('is moved by one operator no further than by a feed in a day, however often they try', async () => {
  for (const perBase of ['1.15', '1.20', '1.21']) await anna.call('setRate', asSet('USD', perBase))
  expect(await rateOf('USD')).toMatchObject({ perBase: '1.21', askedPerBase: null })
  for (const perBase of ['1.22', '0.9', '12.1']) {
    expect(await anna.call('setRate', asSet('USD', perBase))).toMatchObject({ perBase: '1.21', askedPerBase: perBase })
  }
  expect(await anna.call('setRate', asSet('USD', '1.05'))).toMatchObject({ perBase: '1.05', askedPerBase: null })
  await anna.call('setRate', asSet('USD', '1.3'))
  await berta.call('approveRate', asApproved('USD', '1.3'))
  expect(await anna.call('setRate', asSet('USD', '1.4'))).toMatchObject({ perBase: '1.4', freePerBase: '1.3' })
  expect(await anna.call('liftRate', asLifted('USD'))).toMatchObject({ perBase: '1.3', source: 'operator' })
})

it('comes back where a process that knows nothing of it wrote over it', async () => {
  await anna.call('setRate', asSet('SEK', '11.5'))
  await site.platform.pool.query(`UPDATE currency_setting SET per_base = 11.1, rate_source = 'feed' WHERE code = 'SEK'`)
  await hear({})
  expect(await rateOf('SEK')).toMatchObject({ perBase: '11.5', source: 'operator', isByHand: true })
})

it('is none of the base currency, of nothing, or of what is not ours, and stands in the log', async () => {
  expect(await anna.refusal('setRate', asSet('EUR', '1'))).toMatchObject({ status: 409 })
  expect(await anna.refusal('setRate', asSet('XXX', '1'))).toMatchObject({ status: 404 })
  expect(await anna.refusal('setRate', asSet('NOK', '0.0'))).toMatchObject({ status: 422 })
  for (const perBase of ['-1', '1e3', '1,1', ''])
    expect(await anna.refusal('setRate', asSet('NOK', perBase))).toMatchObject({ status: 422 })
  const risk = await site.platform.operator({ roles: ['risk'] })
  expect(await risk.refusal('setRate', asSet('NOK', '11.6'))).toMatchObject({ status: 403 })
  await anna.call('setRate', asSet('NOK', '11.7'))
  const owner = await site.platform.operator()
  const [line] = await owner.call('listAuditLines', { query: { subjectKind: 'rate', subjectId: 'NOK' } })
  expect(line).toMatchObject({ operation: 'setRate', reason, before: { perBase: '11.6' }, after: { perBase: '11.7' } })
})
