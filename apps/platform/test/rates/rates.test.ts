import { createPool } from '@baize/database'
import { isSignatureValid } from '@baize/kit'
import type { TestCompany, TestOperator } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refreshRates } from '../../src/modules/money/rates/index.ts'
import { inBase } from '../../src/modules/ground/settings/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'

const companyOf = (id: string): TestCompany => ({
  id,
  kind: 'rates',
  url: `http://${id}.test`,
  secret: `a secret shared with the feed of rates ${id}`,
})
const FEEDS = ['first-feed', 'second-feed'].map(companyOf)

type Answer = { at?: string; base?: string; rates: Record<string, string> } | 'silent' | 'nonsense'
/** What each feed says next, by name; silent where nothing is said. */
const says = new Map<string, Answer | (() => Promise<Answer>)>()

/** Stands in for the network: checks the signature as a feed must, then answers. */
async function feedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { hostname, pathname, search } = new URL(url as string)
  const feed = FEEDS.find(({ id }) => hostname === `${id}.test`)!
  const headers = new Headers(init.headers)
  const [timestamp, nonce, signature] = ['x-timestamp', 'x-nonce', 'x-signature'].map((name) => headers.get(name)!)
  const signed = { timestamp: timestamp!, nonce: nonce!, method: 'GET', path: pathname + search, body: '' }
  if (!isSignatureValid(feed.secret, signed, signature!)) return new Response(null, { status: 401 })
  const said = says.get(feed.id) ?? 'silent'
  const answer = typeof said === 'function' ? await said() : said
  if (answer === 'silent') throw new TypeError('fetch failed')
  if (answer === 'nonsense') return Response.json({ status: 'ok', rates: 'up' })
  return Response.json({ status: 'ok', base: 'EUR', at: new Date().toISOString(), ...answer })
}

let site: Awaited<ReturnType<typeof startWithCashier>>
let operator: TestOperator
beforeAll(async () => {
  site = await startWithCashier([], { companies: FEEDS, fetch: feedFetch })
})
beforeEach(async () => {
  says.clear()
  site.platform.clock.advance(20 * 60_000)
  operator = await site.platform.operator({ roles: ['payments'] })
})
afterAll(() => site.platform[Symbol.asyncDispose]())

/** A feed says this now. */
const say = (rates: Record<string, string>, over: object = {}) =>
  says.set('first-feed', { at: site.platform.clock.now().toISOString(), rates, ...over })
const refresh = () => refreshRates(site.platform.services)
const rateOf = async (currency: string) =>
  (await operator.call('listRates', {})).find((rate) => rate.currency === currency)!

it('holds with its source and its moment, and everybody sees it', async () => {
  expect(await rateOf('USD')).toMatchObject({ perBase: '1.1', source: 'house', refused: null })
  say({ USD: '1.12', EUR: '3', XXX: '1' })
  expect(await refresh()).toBe(1)
  const at = site.platform.clock.now().toISOString()
  const byHand = { isBase: false, isByHand: false, freePerBase: null, askedPerBase: null, askedBy: null, askedAt: null }
  const told = { currency: 'USD', perBase: '1.12', at, source: 'first-feed', refused: null }
  expect(await rateOf('USD')).toEqual({ ...told, ...byHand })
  expect(await rateOf('EUR')).toMatchObject({ isBase: true, perBase: '1', source: 'house' })
  site.platform.clock.advance(5_000)
  const currencies = await site.platform.visitor().call('listCurrencies', {})
  expect(currencies.find(({ code }) => code === 'USD')!.rate).toEqual({ rate: 112, rateTime: at })
})

it('stays when the feed is silent or speaks nonsense, and comes from the next feed then', async () => {
  const before = await rateOf('GBP')
  expect(await refresh()).toBe(0)
  says.set('first-feed', 'nonsense')
  expect(await refresh()).toBe(0)
  say({ GBP: '0.87' }, { base: 'USD' })
  expect(await refresh()).toBe(0)
  expect(await rateOf('GBP')).toEqual(before)
  says.set('second-feed', { at: site.platform.clock.now().toISOString(), rates: { GBP: '0.87' } })
  expect(await refresh()).toBe(1)
  expect(await rateOf('GBP')).toMatchObject({ perBase: '0.87', source: 'second-feed' })
})

it('stays where the feed is wrong of it, and the operator sees what was said', async () => {
  const before = await rateOf('CHF')
  for (const said of ['0', '-0.94', '94', 'NaN']) {
    site.platform.clock.advance(60_000)
    say({ CHF: said, SEK: '11.11' })
    await refresh()
    const problem = said === '94' ? 'jump' : 'malformed'
    expect(await rateOf('CHF')).toMatchObject({
      perBase: before.perBase,
      at: before.at,
      refused: { said, source: 'first-feed', problem },
    })
    expect(await rateOf('SEK')).toMatchObject({ perBase: '11.11', refused: null })
  }
  site.platform.clock.advance(60_000)
  say({ CHF: '0.95' })
  await refresh()
  expect(await rateOf('CHF')).toMatchObject({ perBase: '0.95', refused: null })
})

it('is the younger one of two that several processes hear, whichever comes first', async () => {
  const pool = createPool(site.platform.services.pool.options.connectionString!, { max: 2 })
  const other = { ...site.platform.services, pool }
  const older = site.platform.clock.now().toISOString()
  site.platform.clock.advance(60_000)
  const younger = site.platform.clock.now().toISOString()
  let answer: (said: Answer) => void = () => undefined
  let slow = Promise.resolve(0)
  await new Promise<void>((asked) => {
    says.set('first-feed', () => {
      asked()
      return new Promise((resolve) => (answer = resolve))
    })
    slow = refreshRates(other)
  })
  says.set('first-feed', { at: younger, rates: { PLN: '4.30' } })
  expect(await refresh()).toBe(1)
  answer({ at: older, rates: { PLN: '4.29' } })
  expect(await slow).toBe(0)
  expect(await rateOf('PLN')).toMatchObject({ perBase: '4.3', at: younger })
  site.platform.clock.advance(60_000)
  say({ PLN: '4.31' })
  const both = await Promise.all([refresh(), refreshRates(other)])
  expect(both.toSorted((left, right) => left - right)).toEqual([0, 1])
  await pool.end()
})

it('loses no digit of eighteen', async () => {
  say({ ETH: '0.000300000000000001' })
  expect(await refresh()).toBe(1)
  expect(await rateOf('ETH')).toMatchObject({ perBase: '0.000300000000000001' })
  const one = { currency: 'ETH', amount: 10n ** 18n }
  expect(await inBase(site.platform.pool, one)).toBe(333_333n)
  expect(await inBase(site.platform.pool, { ...one, amount: 300_000_000_000_001n * 10n ** 12n })).toBe(
    100_000_000_000_000n,
  )
})

it('counts for a deposit at the moment the deposit succeeds, whatever comes later', async () => {
  const anna = await site.platform.player({ currency: 'USD' })
  const worth = async () => (await anna.call('getInvoiceStatistics', {}))[0]
  say({ USD: '1.20' })
  await refresh()
  const first = await deposit(anna, { currency: 'USD', amount: 2400 })
  await site.report({ paymentId: first, status: 'paid', amount: '2400', currency: 'USD' })
  expect(await worth()).toMatchObject({ depositsSum: 24, depositsSumBaseCurrency: 20 })
  site.platform.clock.advance(60_000)
  say({ USD: '1.25' })
  await refresh()
  expect(await worth()).toMatchObject({ depositsSumBaseCurrency: 20, lastDepositAmountBaseCurrency: 20 })
  const second = await deposit(anna, { currency: 'USD', amount: 2500 })
  await site.report({ paymentId: second, status: 'paid', amount: '2500', currency: 'USD' })
  expect(await worth()).toMatchObject({
    depositsSum: 49,
    depositsSumBaseCurrency: 40,
    lastDepositAmountBaseCurrency: 20,
  })
})
