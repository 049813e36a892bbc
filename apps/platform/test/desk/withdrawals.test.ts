import type { TestOperator } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { recorded } from '../facts/log.ts'
import { startWithCashier } from '../payments/fake-cashier.ts'
import { lifeOf, moneyOf, richPlayer, runPayouts, withdraw } from '../payouts/withdrawing.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let anna: TestOperator
let berta: TestOperator

beforeAll(async () => {
  site = await startWithCashier()
  anna = await site.platform.operator({ roles: ['payments'] })
  berta = await site.platform.operator({ roles: ['risk'] })
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const reason = 'looked at the account'
const call = (id: string) => ({ params: { withdrawalId: id }, body: { reason } })

/** A player with a withdrawal that the rules of the house leave to a person. */
async function waiting(amount: number) {
  const player = await richPlayer(site.platform, 2_000_000n)
  return { player, id: await withdraw(player, { amount }) }
}

it('shows what waits and why, the longest waiting first, and leaves a line for whom it looked at', async () => {
  const { player, id } = await waiting(1500)
  const listed = await anna.call('listWithdrawals', { query: { isWaiting: true } })
  expect(listed.find((row) => row.id === id)).toMatchObject({
    playerId: player.id,
    state: 'checking',
    checks: ['amount', 'new_destination'],
    destination: '···· 3000',
    isDestinationNew: true,
  })
  expect(JSON.stringify(listed)).not.toContain('3704')
  const owner = await site.platform.operator()
  const lines = await owner.call('listAuditLines', { query: { subjectId: player.id, operation: 'listWithdrawals' } })
  expect(lines).toEqual([expect.objectContaining({ operatorId: anna.id, action: 'look' })])
})

it('lets one operator approve up to a sum, after which it is paid', async () => {
  const { player, id } = await waiting(1500)
  expect(await anna.call('approveWithdrawal', call(id))).toMatchObject({ state: 'approved', approvedBy: anna.id })
  expect(await berta.refusal('approveWithdrawal', call(id))).toMatchObject({ code: 13104 })
  await runPayouts(site.platform)
  expect(await lifeOf(player)).toMatchObject({ withdrawal: { state: 'paid' } })
  expect((await recorded(site.platform.pool, player.id)).at(-2)).toMatchObject({
    kind: 'withdrawal_approved',
    data: { operatorId: anna.id },
  })
})

it('takes two operators above a sum, who are two people', async () => {
  const { player, id } = await waiting(6000)
  expect(await anna.call('approveWithdrawal', call(id))).toMatchObject({ state: 'checking', firstApprovedBy: anna.id })
  expect(await anna.refusal('approveWithdrawal', call(id))).toMatchObject({ code: 16011 })
  await runPayouts(site.platform)
  expect(await lifeOf(player)).toMatchObject({ withdrawal: { state: 'checking' } })
  expect(await berta.call('approveWithdrawal', call(id))).toMatchObject({ state: 'approved', approvedBy: berta.id })
})

it('gives the money back when it is refused, and tells the player why in their language', async () => {
  const { player, id } = await waiting(1500)
  const body = { why: 'name_differs' as const, note: 'The account is that of B. Berg.', reason }
  const refused = await berta.call('refuseWithdrawal', { params: { withdrawalId: id }, body })
  expect(refused).toMatchObject({ state: 'refused', why: 'name_differs' })
  expect(await moneyOf(player)).toMatchObject({ realBalance: 20_000, lockedBalance: 0 })
  expect((await lifeOf(player)).withdrawal).toMatchObject({
    state: 'refused',
    refusal: 'The account is not in your name. Choose one that is. The account is that of B. Berg.',
  })
  const { rows } = await site.platform.pool.query(`SELECT kind FROM letter WHERE recipient = $1 ORDER BY id`, [
    player.email,
  ])
  expect(rows.map(({ kind }) => kind)).toContain('withdrawalRefused')
  expect(await berta.refusal('refuseWithdrawal', { params: { withdrawalId: id }, body })).toMatchObject({ code: 13104 })
  await runPayouts(site.platform)
  expect(site.cashier.payouts.has(id)).toBe(false)
})
