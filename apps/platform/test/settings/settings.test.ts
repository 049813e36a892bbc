import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

it('offers currencies with one base, and rates in smallest units for one main unit of the base', async () => {
  const currencies = await platform.client('listCurrencies', {})
  expect(currencies.filter(({ isBase }) => isBase).map(({ code }) => code)).toEqual(['EUR'])
  const rates = Object.fromEntries(currencies.map(({ code, rate }) => [code, rate.rate]))
  expect(rates).toMatchObject({ EUR: 100, USD: 110, JPY: 168, KWD: 337, BTC: 1000, ETH: 3e14, USDT: 1_100_000 })
})

it('gives every currency of the code a row and no row without a currency', async () => {
  const currencies = await platform.client('listCurrencies', {})
  const { rows } = await platform.pool.query<{ code: string }>('SELECT code FROM currency_setting')
  expect(rows.map(({ code }) => code).toSorted()).toEqual(currencies.map(({ code }) => code).toSorted())
  expect(currencies).toHaveLength(25)
})

it('names the milli-units of the coins that screens show in thousandths', async () => {
  const currencies = await platform.client('listCurrencies', {})
  const subs = Object.fromEntries(currencies.map(({ code, subCurrencies }) => [code, subCurrencies]))
  expect(subs.BTC).toEqual([{ code: 'mBTC', subunitToUnit: 1000 }])
  expect(subs.ETH).toEqual([{ code: 'mETH', subunitToUnit: 1000 }])
  expect(subs.EUR).toBeUndefined()
})

it('leaves currencies that are switched off out of the visible ones, half a minute later at most', async () => {
  await using own = await startTestPlatform()
  expect((await own.client('listCurrencies', { query: { visible: true } })).map(({ code }) => code)).toContain('TRY')
  await own.pool.query(`UPDATE currency_setting SET is_enabled = false WHERE code = 'TRY'`)
  own.clock.advance(30_000)
  expect((await own.client('listCurrencies', { query: { visible: true } })).map(({ code }) => code)).not.toContain(
    'TRY',
  )
  const all = await own.client('listCurrencies', {})
  expect(all.find(({ code }) => code === 'TRY')).toMatchObject({ isEnabled: false })
})

it('lists the languages with English as the default', async () => {
  const locales = await platform.client('listLocales', {})
  expect(locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['en', true],
    ['de', false],
    ['fa', false],
    ['pt-br', false],
    ['es', false],
    ['tr', false],
    ['hi', false],
  ])
})

it('speaks to a country in its language where that is one of ours', async () => {
  const countries = await platform.client('listCountries', {})
  const localeOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.locale
  expect(['BR', 'PT', 'MX', 'TR', 'IN', 'SE'].map(localeOf)).toEqual(['pt-br', 'pt-br', 'es', 'tr', 'hi', 'en'])
})

it('lists every country but the excluded ones, with currency and language of ours', async () => {
  const countries = await platform.client('listCountries', {})
  const currencies = new Set((await platform.client('listCurrencies', {})).map(({ code }) => code))
  expect(countries).toHaveLength(241)
  expect(countries.filter(({ code }) => ['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF'].includes(code))).toEqual([])
  expect(countries.filter(({ currency }) => !currencies.has(currency))).toEqual([])
  expect(countries.filter(({ name, code }) => name === code)).toEqual([])
  expect(countries.find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    name: 'Germany',
    nativeName: 'Deutschland',
    phonePrefix: '49',
    currency: 'EUR',
    locale: 'de',
    additionalCurrency: [],
    restrict: false,
    restrictType: null,
  })
  expect(countries.find(({ code }) => code === 'IR')).toMatchObject({ nativeName: 'ایران', locale: 'fa' })
})

it('marks a country that an operator restricted', async () => {
  await using own = await startTestPlatform()
  await own.pool.query(`INSERT INTO country_restriction (country, restrict_type) VALUES ('AU', 2)`)
  const countries = await own.client('listCountries', {})
  expect(countries.find(({ code }) => code === 'AU')).toMatchObject({ restrict: true, restrictType: 2 })
})

it('tells the constants in the shape of the contract', async () => {
  const constants = await platform.client('getConstants', {})
  expect(constants.player.registration).toEqual({ email: true, phone: true })
  expect(constants.player.otp.enabled).toBe(true)
  expect(constants.player.document.status.map(({ name }) => name.toLowerCase())).toEqual([
    'approve',
    'pending',
    'canceled',
  ])
  expect(constants.player.timeZone.map(({ id }) => id)).toContain('Europe/Berlin')
})

it('refuses a query that the settings do not know', async () => {
  const failure = await platform.refusal('listLocales', { query: { country: 'DE' } })
  expect(failure).toMatchObject({ status: 422, code: 1, fields: { country: ['Unknown field'] } })
})

it.each([
  ['at', 'AT'],
  ['XX', null],
  [null, null],
])('tells a visitor from %s that they come from %s', async (country, told) => {
  expect(await platform.visitor({ country }).call('getVisitorCountry', {})).toEqual({ country: told })
})
