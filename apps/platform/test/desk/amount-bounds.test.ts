import type { TestOperator } from '@baize/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deposit, depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { richPlayer, withdraw, withdrawalBody } from '../payouts/withdrawing.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let payments: TestOperator
beforeAll(async () => {
  site = await startWithCashier()
  payments = await site.platform.operator({ roles: ['payments'] })
})
afterEach(() => site.platform.pool.query('DELETE FROM payment_bound'))
afterAll(() => site.platform[Symbol.asyncDispose]())

const reason = 'the licence asks for it'
const inEuros = { direction: 'in' as const, currency: 'EUR' }
const outOfEuros = { direction: 'out' as const, currency: 'EUR' }
const set = (params: typeof inEuros | typeof outOfEuros, bound: object) =>
  payments.call('setAmountBound', { params, body: { ...bound, reason } })
const query = { currency: 'EUR' }

it('narrow what players may pay in, which the list and the order both say', async () => {
  const anna = await site.platform.player()
  const cardOf = async () => (await anna.call('listDepositMethods', { query })).find(({ method }) => method === 'card')
  expect(await cardOf()).toMatchObject({ amountMin: 10, amountMax: 5000 })
  expect(await set(inEuros, { amountMin: 30, presets: [40, 400] })).toEqual({
    ...inEuros,
    method: null,
    amountMin: 30,
    amountMax: null,
    presets: [40, 400],
  })
  await set(inEuros, { method: 'card', amountMax: 300 })
  expect(await cardOf()).toMatchObject({ amountMin: 30, amountMax: 300, presets: [{ amount: 40, default: true }] })
  const tooLittle = await anna.refusal('createDeposit', { body: await depositBody(anna, { amount: 2999 }) })
  expect(tooLittle).toMatchObject({
    code: 13_102,
    issues: { amount: [{ code: 'amountRange', values: { min: 30, max: 300, currency: 'EUR' } }] },
  })
  const tooMuch = await anna.refusal('createDeposit', { body: await depositBody(anna, { amount: 30_001 }) })
  expect(tooMuch).toMatchObject({ code: 13_102 })
  await deposit(anna, { amount: 3000 })
  await set(inEuros, { method: 'card', amountMin: 301 })
  expect((await cardOf())!.amountMin).toBe(301)
})

it('take a method away of which the company and the house have nothing in common', async () => {
  const anna = await site.platform.player()
  await set(inEuros, { method: 'card', amountMin: 5001 })
  expect((await anna.call('listDepositMethods', { query })).map(({ method }) => method)).not.toContain('card')
  expect(await anna.refusal('createDeposit', { body: await depositBody(anna) })).toMatchObject({ code: 13_101 })
  await set(inEuros, { method: 'card' })
  expect(await payments.call('listAmountBounds', {})).toEqual([])
  await deposit(anna)
})

it('never widen what a company takes', async () => {
  const anna = await site.platform.player()
  await set(inEuros, { amountMin: 0.01, amountMax: 1_000_000 })
  await set(inEuros, { method: 'card', amountMin: 1, amountMax: 900_000 })
  const [card] = await anna.call('listDepositMethods', { query })
  expect(card).toMatchObject({ method: 'card', amountMin: 10, amountMax: 5000 })
  const over = await depositBody(anna, { amount: 500_001 })
  expect(await anna.refusal('createDeposit', { body: over })).toMatchObject({ code: 13_102 })
})

it('hold for what leaves', async () => {
  const anna = await richPlayer(site.platform)
  await set(outOfEuros, { method: 'bank_transfer', amountMin: 30, amountMax: 40 })
  const body = await withdrawalBody(anna)
  expect(await anna.refusal('createWithdrawal', { body })).toMatchObject({
    code: 13_102,
    issues: { amount: [{ code: 'amountRange', values: { min: 30, max: 40, currency: 'EUR' } }] },
  })
  await withdraw(anna, { amount: 30 })
})

it('are refused where they fit nothing, and stand in the log', async () => {
  const refused = (params: object, bound: object) =>
    payments.refusal('setAmountBound', { params: params as typeof inEuros, body: { ...bound, reason } })
  expect(await refused({ ...inEuros, currency: 'XXX' }, { amountMin: 5 })).toMatchObject({ status: 404 })
  const fields = async (bound: object) => Object.keys((await refused(inEuros, bound)).fields)
  expect(await fields({ amountMin: 5.001 })).toEqual(['amountMin'])
  expect(await fields({ amountMin: 50, amountMax: 40 })).toEqual(['amountMax'])
  expect(await fields({ presets: [10, 0.001] })).toEqual(['presets'])
  expect(await fields({ method: 'nothing', amountMin: 5 })).toEqual(['method'])
  const support = await site.platform.operator({ roles: ['support'] })
  const body = { amountMin: 5, reason }
  expect(await support.refusal('setAmountBound', { params: inEuros, body })).toMatchObject({ status: 403 })
  await set(inEuros, { amountMin: 25 })
  await set(inEuros, { amountMin: 35 })
  const owner = await site.platform.operator()
  const [line] = await owner.call('listAuditLines', { query: { subjectKind: 'amountBound' } })
  expect(line).toMatchObject({
    subject: { id: 'in EUR *' },
    reason,
    before: { amountMin: 25 },
    after: { amountMin: 35 },
  })
})
