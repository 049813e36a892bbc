import type { TestOperator } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWithCashier } from '../payments/fake-cashier.ts'
import { lifeOf, richPlayer, runPayouts, withdraw } from '../payouts/withdrawing.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let owner: TestOperator
beforeAll(async () => {
  site = await startWithCashier()
  owner = await site.platform.operator()
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const usual = {
  withdrawalMax: 1000,
  daySumMax: 2000,
  dayCountMax: 3,
  newDestinationMax: 200,
  contactAgeHours: 48,
  aloneMax: 5000,
}
const reason = 'a new licence'
const set = (change: object) => owner.call('setWithdrawalRules', { body: { ...usual, ...change, reason } })
beforeEach(() => set({}))

const checksOf = async (id: string) =>
  (await owner.call('listWithdrawals', { query: { isWaiting: true } })).find((row) => row.id === id)?.checks

it('are those of the house as shipped until an owner says something else', async () => {
  await site.platform.pool.query('DELETE FROM withdrawal_rule')
  expect(await owner.call('getWithdrawalRules', {})).toEqual({ ...usual, currency: 'EUR' })
  expect(await set({ aloneMax: 750.5 })).toEqual({ ...usual, aloneMax: 750.5, currency: 'EUR' })
  const [line] = await owner.call('listAuditLines', { query: { subjectKind: 'withdrawal-rules' } })
  expect(line).toMatchObject({ reason, before: { aloneMax: 5000 }, after: { aloneMax: 750.5 } })
  const fine = { body: { ...usual, aloneMax: 0.001, reason } }
  expect(await owner.refusal('setWithdrawalRules', fine)).toMatchObject({
    status: 422,
    fields: { aloneMax: expect.anything() },
  })
  const risk = await site.platform.operator({ roles: ['risk'] })
  expect(await risk.refusal('setWithdrawalRules', { body: { ...usual, reason } })).toMatchObject({ status: 403 })
})

it('judge a withdrawal that is asked for after they changed, and leave what waits waiting', async () => {
  const anna = await richPlayer(site.platform)
  await set({ withdrawalMax: 25 })
  const id = await withdraw(anna)
  expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'checking' } })
  expect(await checksOf(id)).toEqual(['amount'])
  await set({ withdrawalMax: 25.5 })
  expect(await checksOf(id)).toEqual(['amount'])
  await withdraw(await richPlayer(site.platform), { amount: 25.5 })
  await set({ newDestinationMax: 10 })
  expect(await checksOf(await withdraw(await richPlayer(site.platform)))).toEqual(['new_destination'])
  await set({ dayCountMax: 0 })
  expect(await checksOf(await withdraw(await richPlayer(site.platform)))).toEqual(['day_count'])
})

it('say above which sum it takes two operators', async () => {
  await set({ withdrawalMax: 0, aloneMax: 25 })
  const anna = await richPlayer(site.platform)
  const withdrawalId = await withdraw(anna)
  const approve = { params: { withdrawalId }, body: { reason: 'looks right' } }
  expect(await owner.call('approveWithdrawal', approve)).toMatchObject({ state: 'checking', firstApprovedBy: owner.id })
  const risk = await site.platform.operator({ roles: ['risk'] })
  expect(await risk.call('approveWithdrawal', approve)).toMatchObject({ state: 'approved' })
  await runPayouts(site.platform)
  expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
})
