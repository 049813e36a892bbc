import { randomUUID } from 'node:crypto'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  balances,
  checkLedger,
  hold,
  HoldEnded,
  HoldExceeded,
  InsufficientFunds,
  InvalidPosting,
  LedgerKeyConflict,
  postHold,
  reverse,
  UnknownAccount,
  UnknownHold,
  voidHold,
} from './index.ts'
import { openFixture } from './fixture.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await checkLedger(database.pool)).toEqual([])
  await database[Symbol.asyncDispose]()
})

const key = (name: string) => `${name}:${randomUUID()}`
const cashOf = async (account: string) => (await balances(database.pool, [account])).get(account)

it('sets money aside where no bet reaches it', async () => {
  const { pool } = database
  const { cash } = await openFixture(pool, 1000n)
  const draft = { key: key('withdrawal'), accountId: cash, amount: 800n }
  const held = await hold(pool, draft)
  expect(new Set(held.balances.values())).toEqual(new Set([200n, 800n]))
  expect(await hold(pool, draft)).toEqual({ ...held, isRepeat: true })
  expect(await cashOf(cash)).toBe(200n)
  await expect(hold(pool, { ...draft, amount: 1n })).rejects.toThrow(LedgerKeyConflict)
  await expect(hold(pool, { ...draft, key: key('withdrawal'), amount: 201n })).rejects.toThrow(InsufficientFunds)
})

it('sends all of it when posted without an amount, and answers the repeat the same', async () => {
  const { pool } = database
  const { cash, cashier } = await openFixture(pool, 1000n)
  const { holdId } = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 800n })
  const draft = { key: key('paid'), holdId, to: cashier }
  const paid = await postHold(pool, draft)
  expect([...paid.balances.values()]).toEqual([0n])
  expect(await postHold(pool, draft)).toEqual({ ...paid, isRepeat: true })
  expect(await cashOf(cash)).toBe(200n)
})

it('gives the rest back when a part is posted', async () => {
  const { pool } = database
  const { cash, cashier } = await openFixture(pool, 1000n)
  const { holdId } = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 800n })
  await expect(postHold(pool, { key: key('paid'), holdId, to: cashier, amount: 801n })).rejects.toThrow(HoldExceeded)
  await expect(postHold(pool, { key: key('paid'), holdId, to: cashier, amount: 0n })).rejects.toThrow(InvalidPosting)
  const { balances: after } = await postHold(pool, { key: key('paid'), holdId, to: cashier, amount: 300n })
  expect(after.get(cash)).toBe(700n)
})

it('gives everything back when voided', async () => {
  const { pool } = database
  const { cash } = await openFixture(pool, 1000n)
  const { holdId } = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 800n })
  const draft = { key: key('cancelled'), holdId }
  const voided = await voidHold(pool, draft)
  expect(voided.balances.get(cash)).toBe(1000n)
  expect(await voidHold(pool, draft)).toEqual({ ...voided, isRepeat: true })
})

it('ends once: afterwards neither posts nor voids', async () => {
  const { pool } = database
  const { cash, cashier } = await openFixture(pool, 1000n)
  const { holdId } = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 800n })
  await voidHold(pool, { key: key('cancelled'), holdId })
  const late = postHold(pool, { key: key('paid'), holdId, to: cashier })
  await expect(late).rejects.toMatchObject({ name: 'HoldEnded', state: 'voided' })
  await expect(voidHold(pool, { key: key('again'), holdId })).rejects.toThrow(HoldEnded)
})

it('does not take the key of another hold for a repeat', async () => {
  const { pool } = database
  const { cash, cashier } = await openFixture(pool, 1000n)
  const first = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 100n })
  const second = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 100n })
  const paid = key('paid')
  await postHold(pool, { key: paid, holdId: first.holdId, to: cashier })
  await expect(postHold(pool, { key: paid, holdId: second.holdId, to: cashier })).rejects.toThrow(LedgerKeyConflict)
  await voidHold(pool, { key: key('cancelled'), holdId: second.holdId })
  expect(await cashOf(cash)).toBe(900n)
})

it('is neither made on a house account nor undone by a reversal', async () => {
  const { pool } = database
  const { cash, gaming } = await openFixture(pool, 1000n)
  await expect(hold(pool, { key: key('odd'), accountId: gaming, amount: 1n })).rejects.toThrow(UnknownAccount)
  const { holdId } = await hold(pool, { key: key('withdrawal'), accountId: cash, amount: 100n })
  await expect(reverse(pool, holdId)).rejects.toMatchObject({ reason: 'held_account' })
  await expect(voidHold(pool, { key: key('odd'), holdId: randomUUID() })).rejects.toThrow(UnknownHold)
})
