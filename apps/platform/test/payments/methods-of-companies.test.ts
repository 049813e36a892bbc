import type { TestCompany } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForMethods } from '../../src/modules/money/payments/index.ts'
import { CASHIER, deposit, depositBody, startWithCashier, type TestPlayer } from './fake-cashier.ts'

const companyOf = (id: string): TestCompany => ({
  id,
  kind: 'cashier',
  url: `http://${id}.test`,
  secret: `a secret shared with the company ${id} alone`,
})
const GIRO = companyOf('giro')
const KIOSK = companyOf('kiosk')
/** What each says to the question for its methods; silent where nothing is said. */
const says = new Map<string, object | number>()
const orders: { company: string; body: { method: string; details: object } }[] = []

/** Stands in for the network of the companies beside the first. */
async function network(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { hostname, pathname } = new URL(input as string)
  const company = hostname.replace('.test', '')
  if (pathname === '/cashier/v1/methods') {
    const said = says.get(company)
    if (said === undefined) throw new TypeError('fetch failed')
    return typeof said === 'number' ? new Response(null, { status: said }) : Response.json(said)
  }
  orders.push({ company, body: JSON.parse(init.body as string) })
  return Response.json({ status: 'ok', action: `http://${company}.test/pay`, fields: {}, qr: 'a code' })
}

const bank = {
  method: 'bank',
  processingType: 'form',
  names: { en: 'Bank transfer', de: 'Überweisung' },
  currencies: { type: 'fiat', only: ['EUR'] },
  countries: ['DE'],
  amountMin: 20,
  amountMax: 1000,
  fields: ['account_holder'],
}
const none = { deposits: [], withdrawals: [] }

let site: Awaited<ReturnType<typeof startWithCashier>>
let anna: TestPlayer
beforeAll(async () => {
  site = await startWithCashier([], { companies: [GIRO, KIOSK], fetch: network })
  site.cashier.methods = { deposits: [{ method: 'card' }], withdrawals: [{ method: 'bank_transfer' }] }
  says.set('giro', { ...none, deposits: [bank, { method: 'card', amountMax: 50 }] })
  says.set('kiosk', {
    ...none,
    deposits: [
      { method: 'voucher', amountMax: 100 },
      { ...bank, currencies: { type: 'fiat', only: ['USD'] } },
    ],
    withdrawals: [{ method: '0x.withdrawal.cash_agent' }],
  })
  await askForMethods(site.platform.services)
  anna = await site.platform.player()
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const query = { currency: 'EUR', country: 'DE' }
const namesOf = async (country = 'DE') =>
  (await anna.call('listDepositMethods', { query: { ...query, country } }))
    .filter(({ type }) => type === 'form')
    .map(({ method }) => method)

it('are those of all companies together, each done by the first that has it, where it has it', async () => {
  const methods = await anna.call('listDepositMethods', { query })
  expect(methods).toMatchObject([
    { method: 'card', amountMax: 5000, names: { en: 'Bank card' } },
    { method: 'bank', processingType: 'form', amountMin: 20, names: { en: 'Bank transfer', de: 'Überweisung' } },
    { method: 'voucher', processingType: 'asyncRedirect', amountMax: 100 },
  ])
  expect(methods[1]!.fields).toMatchObject([{ key: 'account_holder', isRequired: true }])
  expect(await namesOf('AT')).toEqual(['card', 'voucher'])
  const dollars = await anna.call('listDepositMethods', { query: { ...query, currency: 'USD' } })
  expect(dollars.map(({ method }) => method)).toEqual(['card', 'voucher', 'bank'])
  const out = await anna.call('listWithdrawalMethods', { query })
  expect(out.map(({ method }) => method)).toEqual(['bank_transfer', '0x.withdrawal.cash_agent'])
})

it('send a deposit to the company of its method, and history keeps the name', async () => {
  const fields = { account_holder: 'Anna Berg' }
  const body = await depositBody(anna, { method: 'bank', country: 'DE', fields })
  const reply = await anna.call('createDeposit', { body })
  expect(reply).toMatchObject({ method: 'bank', action: 'http://giro.test/pay' })
  expect(orders.splice(0)).toMatchObject([{ company: 'giro', body: { method: 'bank', details: fields } }])
  await deposit(anna, { country: 'DE' })
  expect([orders.length, site.cashier.orders.length]).toEqual([0, 1])
  const missing = await anna.refusal('createDeposit', { body: { ...body, fields: {} } })
  expect(missing).toMatchObject({ status: 422, issues: { account_holder: [{ code: 'required' }] } })
  says.set('giro', none)
  await askForMethods(site.platform.services)
  expect((await anna.call('listInvoices', {})).map(({ paymentMethod }) => paymentMethod)).toEqual([
    'Bank card',
    'Bank transfer',
  ])
  const speaks = (locale: string) =>
    site.platform.pool.query('UPDATE player SET locale = $2 WHERE id = $1', [anna.id, locale])
  await speaks('de')
  expect((await anna.call('listInvoices', {})).map(({ paymentMethod }) => paymentMethod)).toEqual([
    'Bankkarte',
    'Überweisung',
  ])
  await speaks('en')
})

it('that disappear between the list and the deposit are refused, and nothing is ordered', async () => {
  const before = (await anna.call('listInvoices', {})).length
  const body = await depositBody(anna, { method: 'voucher', country: 'DE' })
  expect(await namesOf()).toContain('voucher')
  says.set('kiosk', none)
  await askForMethods(site.platform.services)
  expect(await anna.refusal('createDeposit', { body })).toMatchObject({ status: 400, code: 13101 })
  expect(await anna.call('listInvoices', {})).toHaveLength(before)
  expect(orders).toEqual([])
})

it('stay as they were told last when a company is silent, in trouble or talks nonsense', async () => {
  says.set('kiosk', { ...none, deposits: [{ method: 'voucher' }] })
  await askForMethods(site.platform.services)
  for (const said of [undefined, 500, { deposits: 'all' }, { ...none, deposits: [{ method: 'x', amountMin: -1 }] }]) {
    if (said === undefined) says.delete('kiosk')
    else says.set('kiosk', said)
    await askForMethods(site.platform.services)
    expect(await namesOf()).toEqual(['card', 'voucher'])
  }
  expect(site.platform.lines.filter(({ message }) => message === 'a cashier did not tell its methods')).toHaveLength(4)
})

it('leave out what is not told whole, and fields the house does not know are no answer', async () => {
  const { names, ...nameless } = bank
  says.set('giro', { ...none, deposits: [nameless, { ...bank, amountMin: 2000 }] })
  await askForMethods(site.platform.services)
  expect(names.en).toBe('Bank transfer')
  expect(await namesOf()).toEqual(['card', 'voucher'])
  says.set('giro', { ...none, deposits: [{ ...bank, fields: ['mother_maiden_name'] }] })
  await askForMethods(site.platform.services)
  expect(await namesOf()).toEqual(['card', 'voucher'])
})

it('can be switched off by operators, one by one, and are done by the next company that has them', async () => {
  const payments = await site.platform.operator({ roles: ['payments'] })
  const [known] = (await payments.call('listPaymentMethods', {})).filter(({ companyId }) => companyId === 'cashier')
  expect(known).toMatchObject({ direction: 'in', method: 'card', name: 'Bank card', amountMax: 5000, isEnabled: true })
  says.set('giro', { ...none, deposits: [{ method: 'card', amountMax: 50 }] })
  await askForMethods(site.platform.services)
  const body = { isEnabled: false, reason: 'too many are given back' }
  const params = { companyId: 'cashier', direction: 'in' as const, method: 'card' }
  expect(await payments.call('switchPaymentMethod', { params, body })).toEqual({ ...known, isEnabled: false })
  const cards = async () => (await anna.call('listDepositMethods', { query })).filter(({ method }) => method === 'card')
  expect(await cards()).toMatchObject([{ amountMax: 50 }])
  await payments.call('switchPaymentMethod', { params: { ...params, companyId: 'giro' }, body })
  expect(await cards()).toEqual([])
  expect(await anna.refusal('createDeposit', { body: await depositBody(anna) })).toMatchObject({ code: 13101 })
  await payments.call('switchPaymentMethod', { params, body: { ...body, isEnabled: true } })
  expect(await cards()).toMatchObject([{ amountMax: 5000 }])
  const out = { companyId: 'cashier', direction: 'out' as const, method: 'bank_transfer' }
  await payments.call('switchPaymentMethod', { params: out, body })
  expect((await anna.call('listWithdrawalMethods', { query })).map(({ method }) => method)).not.toContain(
    'bank_transfer',
  )
  await payments.call('switchPaymentMethod', { params: out, body: { ...body, isEnabled: true } })
  const nowhere = { ...params, method: 'nothing' }
  expect(await payments.refusal('switchPaymentMethod', { params: nowhere, body })).toMatchObject({ status: 404 })
  const owner = await site.platform.operator()
  const lines = await owner.call('listAuditLines', { query: { subjectKind: 'paymentMethod' } })
  expect(lines[0]).toMatchObject({ subject: { id: 'cashier out bank_transfer' }, after: { isEnabled: true } })
})

it('are those of the house where a company has never told any', async () => {
  await using plain = await startWithCashier().then(({ platform }) => platform)
  await askForMethods(plain.services)
  const ben = await plain.player()
  const methods = await ben.call('listDepositMethods', { query })
  expect(methods.map(({ method }) => method)).toEqual(['card', 'phone', 'qr', 'wallet', 'voucher'])
  expect(CASHIER.id).toBe('cashier')
})
