import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { type TestOperator, type TestPlatform, type TestPlayer, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recorded } from '../facts/log.ts'
import { factsOf, pay } from '../support/money.ts'

let platform: TestPlatform
let owner: TestOperator
let anna: TestOperator
let berta: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  owner = await platform.operator()
  anna = await platform.operator({ roles: ['payments'] })
  berta = await platform.operator({ roles: ['payments'] })
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const reason = 'double charge of the cashier'

async function accountOf(player: TestPlayer): Promise<{ id: string; realBalance: number }> {
  const [account] = await player.call('listAccounts', {})
  return account!
}

async function correction(player: TestPlayer, amount: number, direction: 'credit' | 'debit' = 'credit') {
  const { id: accountId } = await accountOf(player)
  return { params: { playerId: player.id }, body: { accountId, direction, amount, reason } }
}

const ceiling = (aloneMax: number, currency = 'EUR') =>
  owner.call('setCorrectionCeiling', { params: { currency }, body: { aloneMax, reason } })

it('leaves every correction to a second operator while no ceiling is set, who must be another person', async () => {
  const player = await platform.player()
  const waiting = await anna.call('correctBalance', await correction(player, 5))
  expect(waiting).toMatchObject({ state: 'waiting', amount: 5, askedBy: anna.id, decidedBy: null, entryId: null })
  expect((await accountOf(player)).realBalance).toBe(0)
  const decide = { params: { correctionId: waiting.id }, body: { reason: 'seen the receipt' } }
  expect(await anna.refusal('approveCorrection', decide)).toMatchObject({ code: 16003 })
  const posted = await berta.call('approveCorrection', decide)
  expect(posted).toMatchObject({ state: 'posted', decidedBy: berta.id, decisionReason: 'seen the receipt' })
  expect((await accountOf(player)).realBalance).toBe(5)
  expect(await berta.refusal('approveCorrection', decide)).toMatchObject({ code: 16004 })
  expect(await berta.refusal('refuseCorrection', decide)).toMatchObject({ code: 16004 })
})

it('posts what one may do alone at once: entry, pushed balance, fact and audit line', async () => {
  await ceiling(10)
  const player = await platform.player()
  const dora = await platform.operator({ roles: ['payments'] })
  const posted = await dora.call('correctBalance', await correction(player, 7.5))
  expect(posted).toMatchObject({ state: 'posted', decidedBy: null, entryId: expect.any(String) })
  const params = { playerId: player.id, accountId: posted.accountId }
  expect(await owner.call('listStatement', { params, query: {} })).toEqual([
    expect.objectContaining({
      entryId: posted.entryId,
      kind: 'correction',
      key: `correction:${posted.id}`,
      amount: 7.5,
    }),
  ])
  expect((await factsOf(platform.pool, 'wallet:accounts', player.id)).at(-1)).toMatchObject({
    event: 'account.balance.updated',
    account: { realBalance: 7.5 },
  })
  const facts = await recorded(platform.pool, player.id)
  expect(facts.at(-1)).toMatchObject({ kind: 'balance_corrected', data: { amount: '750', direction: 'credit' } })
  expect(JSON.stringify(facts)).not.toContain(reason)
  const lines = await owner.call('listAuditLines', { query: { subjectId: player.id, operation: 'correctBalance' } })
  expect(lines).toEqual([
    expect.objectContaining({ operatorId: dora.id, before: null, after: posted, reason, action: 'write' }),
  ])
})

it('counts what one corrected alone within a day, so that small sums are no way around the ceiling', async () => {
  await ceiling(10)
  const [player, other] = [await platform.player(), await platform.player()]
  const clara = await platform.operator({ roles: ['payments'] })
  expect(await clara.call('correctBalance', await correction(player, 6))).toMatchObject({ state: 'posted' })
  expect(await clara.call('correctBalance', await correction(other, 4.01))).toMatchObject({ state: 'waiting' })
  const both = await Promise.all(
    [player, other].map(async (whose) => clara.call('correctBalance', await correction(whose, 4))),
  )
  expect(both.map(({ state }) => state).toSorted()).toEqual(['posted', 'waiting'])
})

it('never takes more than there is, at once or later', async () => {
  await ceiling(10)
  const player = await platform.player()
  await pay(platform.pool, player, 300n)
  const emma = await platform.operator({ roles: ['payments'] })
  expect(await emma.refusal('correctBalance', await correction(player, 3.01, 'debit'))).toMatchObject({ code: 13201 })
  await emma.call('correctBalance', await correction(player, 1, 'debit'))
  expect((await accountOf(player)).realBalance).toBe(2)
  const waiting = await emma.call('correctBalance', await correction(player, 50, 'debit'))
  const decide = { params: { correctionId: waiting.id }, body: { reason } }
  expect(await berta.refusal('approveCorrection', decide)).toMatchObject({ code: 13201 })
  expect(await emma.call('refuseCorrection', decide)).toMatchObject({ state: 'refused', entryId: null })
  expect((await accountOf(player)).realBalance).toBe(2)
})

it('corrects once however often the call comes, and once of two who approve at one moment', async () => {
  await ceiling(10)
  const player = await platform.player()
  const input = await correction(player, 2)
  const calls = [1, 2, 3].map(() => owner.call('correctBalance', input, { requestKey: 'correct-once' }))
  expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1)
  expect((await accountOf(player)).realBalance).toBe(2)
  const waiting = await owner.call('correctBalance', await correction(player, 100))
  const decide = { params: { correctionId: waiting.id }, body: { reason } }
  const decisions = await Promise.allSettled([anna, berta].map((who) => who.call('approveCorrection', decide)))
  expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await accountOf(player)).realBalance).toBe(102)
})

it('refuses an account of somebody else and an amount finer than the currency', async () => {
  const [player, other] = [await platform.player(), await platform.player()]
  const { body } = await correction(other, 1)
  const playerId = player.id
  expect(await anna.refusal('correctBalance', { params: { playerId }, body })).toMatchObject({ status: 404 })
  expect(await anna.refusal('correctBalance', await correction(player, 0.001))).toMatchObject({
    status: 422,
    fields: { amount: expect.anything() },
  })
  expect(
    await owner.refusal('setCorrectionCeiling', { params: { currency: 'NONE' }, body: { aloneMax: 1, reason } }),
  ).toMatchObject({ status: 404 })
})

it('lists what waits, and of one player', async () => {
  const player = await platform.player()
  // Corrections of one moment stand in any order.
  platform.clock.advance(1000)
  const waiting = await anna.call('correctBalance', await correction(player, 1000))
  const listed = await berta.call('listCorrections', { query: { state: 'waiting', perPage: 1 } })
  expect(listed).toEqual([waiting])
  expect(await berta.call('listCorrections', { query: { forPlayer: player.id } })).toEqual([waiting])
  expect(await berta.call('listCorrections', { query: { forPlayer: 'nobody' } })).toEqual([])
  expect(await berta.call('listCorrectionCeilings', {})).toContainEqual({ currency: 'EUR', aloneMax: 10 })
})

it('lets not even a hand in the database make one person enough', async () => {
  const player = await platform.player()
  const { id } = await anna.call('correctBalance', await correction(player, 1000))
  await expect(
    platform.pool.query(
      `UPDATE correction SET state = 'posted', decided_by = asked_by, decided_at = now(), entry_id = id WHERE id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'correction_takes_two' })
})
