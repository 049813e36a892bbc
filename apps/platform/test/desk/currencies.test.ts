import { registrationForm, type TestOperator } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LimitDefinition } from '@baize/contract'
import { turnoverListener } from '../../src/flows/money/turnover.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { deposit, depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { lifeOf, runPayouts, withdraw } from '../payouts/withdrawing.ts'
import { pay } from '../support/money.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let owner: TestOperator
beforeAll(async () => {
  site = await startWithCashier([turnoverListener])
  owner = await site.platform.operator()
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const reason = 'the bank gives it up'
const set = (currency: string, change: object) =>
  owner.call('setCurrency', { params: { currency }, body: { ...change, reason } })
const offered = async () =>
  (await site.platform.visitor().call('listCurrencies', { query: { visible: true } })).map(({ code }) => code)

it('stand as shipped, with the base first and more to stake of coins', async () => {
  const all = await owner.call('listHouseCurrencies', {})
  expect(all).toHaveLength(25)
  expect(all[0]).toEqual({
    currency: 'EUR',
    name: 'Euro',
    type: 'fiat',
    isBase: true,
    isEnabled: true,
    position: 1,
    turnoverPercent: 100,
  })
  expect(all.filter(({ turnoverPercent }) => turnoverPercent === 150).map(({ currency }) => currency)).toEqual([
    'BTC',
    'ETH',
    'USDT',
  ])
})

it('that are off take no new account and no deposit, and let go what somebody has', async () => {
  const anna = await site.platform.player({ currency: 'USD' })
  await pay(site.platform.pool, anna, 10_000n, 'USD')
  const body = await depositBody(anna, { currency: 'USD' })
  expect(await set('USD', { isEnabled: false })).toMatchObject({ currency: 'USD', isEnabled: false, position: 2 })
  try {
    expect(await offered()).not.toContain('USD')
    const form = registrationForm({ currency: 'USD' })
    expect(await site.platform.refusal('registerByEmail', { body: form })).toMatchObject({ status: 422 })
    const ben = await site.platform.player()
    expect(await ben.refusal('createAccount', { body: { currency: 'USD' } })).toMatchObject({ code: 13_202 })
    expect(await anna.call('listDepositMethods', { query: { currency: 'USD' } })).toEqual([])
    expect(await anna.refusal('createDeposit', { body })).toMatchObject({ code: 13_101 })

    expect(await anna.call('listAccounts', {})).toMatchObject([{ currency: 'USD', balance: 100 }])
    const ways = await anna.call('listWithdrawalMethods', { query: { currency: 'USD' } })
    expect(ways.map(({ method }) => method)).toContain('bank_transfer')
    await withdraw(anna, { currency: 'USD' })
    await runPayouts(site.platform)
    expect(await lifeOf(anna)).toMatchObject({ amount: 25.5, withdrawal: { state: 'paid' } })
    const limit = { definition: LimitDefinition.bet, period: 'daily' as const, currency: 'USD', amount: 20 }
    expect(await anna.call('createLimit', { body: limit })).toMatchObject({ currency: 'USD' })
    expect(await ben.refusal('createLimit', { body: limit })).toMatchObject({ status: 422 })
  } finally {
    await set('USD', { isEnabled: true })
  }
  expect(await offered()).toContain('USD')
})

it('take in what was ordered before they were switched off', async () => {
  const anna = await site.platform.player({ currency: 'GBP' })
  const paymentId = await deposit(anna, { currency: 'GBP' })
  await set('GBP', { isEnabled: false })
  await site.report({ paymentId, status: 'paid', amount: '2550', currency: 'GBP' })
  expect(await anna.call('listAccounts', {})).toMatchObject([{ currency: 'GBP', balance: 25.5 }])
  await set('GBP', { isEnabled: true })
})

it('are listed in the order that operators say', async () => {
  await set('NOK', { position: 1 })
  expect((await offered()).slice(0, 3)).toEqual(['EUR', 'NOK', 'USD'])
  await set('EUR', { position: 3 })
  expect((await offered()).slice(0, 3)).toEqual(['NOK', 'USD', 'EUR'])
  await set('EUR', { position: 1 })
  await set('NOK', { position: 7 })
})

it('ask for as much to be staked of a deposit as operators say when it comes', async () => {
  const anna = await site.platform.player()
  const turnover = () => anna.call('getTurnoverWager', { query: { currency: 'EUR' } })
  await set('EUR', { turnoverPercent: 250 })
  await site.report({ paymentId: await deposit(anna), status: 'paid', amount: '2550', currency: 'EUR' })
  expect(await turnover()).toMatchObject({ total: 63.75, turnOverWager: 2.5, turnOverWagerAmount: 63.75 })
  await set('EUR', { turnoverPercent: 0 })
  await site.report({ paymentId: await deposit(anna), status: 'paid', amount: '2550', currency: 'EUR' })
  expect(await turnover()).toMatchObject({ total: 63.75, turnOverWager: 0 })
  await set('EUR', { turnoverPercent: 100 })
})

it('are changed by an owner, with a line, and never to none', async () => {
  await set('CHF', { position: 9, turnoverPercent: 120 })
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'currency', subjectId: 'CHF' } })
  expect(lines[0]).toMatchObject({
    operation: 'setCurrency',
    reason,
    before: { position: 4, turnoverPercent: 100 },
    after: { position: 9, turnoverPercent: 120 },
  })
  const unknown = { params: { currency: 'XXX' }, body: { isEnabled: false, reason } }
  expect(await owner.refusal('setCurrency', unknown)).toMatchObject({ status: 404 })
  const payments = await site.platform.operator({ roles: ['payments'] })
  expect(await payments.refusal('setCurrency', unknown)).toMatchObject({ status: 403 })
  await site.platform.pool.query(`UPDATE currency_setting SET is_enabled = code = 'EUR'`)
  const last = { params: { currency: 'EUR' }, body: { isEnabled: false, reason } }
  expect(await owner.refusal('setCurrency', last)).toMatchObject({ status: 409 })
  await set('EUR', { isEnabled: true, position: 1 })
  await site.platform.pool.query('UPDATE currency_setting SET is_enabled = true')
})
