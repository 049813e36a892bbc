import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { giveBonus } from '../support/bonuses.ts'

let platform: TestPlatform
let payments: TestOperator
let support: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  payments = await platform.operator({ roles: ['payments'] })
  support = await platform.operator({ roles: ['support'] })
})
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const reason = 'for the trouble with the round'
const gift = { bonusId: 'goodwill', currency: 'EUR', reason }

it('gives a player an offer once for each key, under its terms, and says so in the audit log', async () => {
  const anna = await platform.player()
  const params = { playerId: anna.id }
  const requestKey = crypto.randomUUID()
  const given = await payments.call('giveBonus', { params, body: gift }, { requestKey })
  expect(given).toMatchObject({ name: 'From Baize', amount: 10, status: 2, requiredWagerCasinoAmount: 50 })
  expect(await payments.call('giveBonus', { params, body: gift }, { requestKey })).toEqual(given)
  expect(await anna.call('listPlayerBonuses', {})).toHaveLength(1)
  expect((await support.call('listHeldBonuses', { params })).map(({ id }) => id)).toEqual([given.id])
  const owner = await platform.operator({ roles: ['owner'] })
  const lines = await owner.call('listAuditLines', { query: { perPage: 10 } })
  expect(lines.find(({ operation }) => operation === 'giveBonus')).toMatchObject({ reason })
})

it('gives nothing to who is on a break, of an offer that needs a deposit, or in a currency without account', async () => {
  const [anna, ben] = [await platform.player(), await platform.player()]
  await ben.call('createLimit', { body: { definition: 4, period: '6_months' } })
  const refused = (playerId: string, change: object) =>
    payments.refusal('giveBonus', { params: { playerId }, body: { ...gift, ...change } })
  expect(await refused(ben.id, {})).toMatchObject({ code: 14301 })
  expect(await refused(anna.id, { bonusId: 'welcome-1' })).toMatchObject({ code: 14301 })
  expect(await refused(anna.id, { bonusId: 'none' })).toMatchObject({ code: 14301 })
  expect(await refused(anna.id, { currency: 'SEK' })).toMatchObject({ status: 422 })
  expect(await refused('nobody', {})).toMatchObject({ status: 404 })
})

it('ends a bonus before its time, a locked one too, but none that has ended or is another player’s', async () => {
  const [anna, ben] = [await platform.player(), await platform.player()]
  const [account] = await anna.call('listAccounts', {})
  const to = { playerId: anna.id, accountId: account!.id }
  const heldBonusId = await giveBonus(platform.pool, to, 700n, { isCancelLocked: true }, platform.clock.now())
  const body = { reason: 'asked for by letter' }
  const end = (playerId: string) => payments.refusal('cancelHeldBonus', { params: { playerId, heldBonusId }, body })
  expect(await end(ben.id)).toMatchObject({ status: 404 })
  const params = { playerId: anna.id, heldBonusId }
  expect(await payments.call('cancelHeldBonus', { params, body })).toMatchObject({ status: 3, result: 3 })
  expect((await anna.call('listAccounts', {}))[0]).toMatchObject({ bonusBalance: 0 })
  expect(await end(anna.id)).toMatchObject({ code: 14301 })
})
