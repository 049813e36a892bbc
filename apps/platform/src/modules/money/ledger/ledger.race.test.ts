import { randomUUID } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  balances,
  checkLedger,
  ensureAccount,
  entriesByKeyPrefix,
  hold,
  InsufficientFunds,
  post,
  postHold,
  voidHold,
} from './index.ts'
import { openFixture } from './fixture.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ max: 40 })
})
afterAll(async () => {
  expect(await checkLedger(database.pool)).toEqual([])
  await database[Symbol.asyncDispose]()
})

const times = <T>(count: number, make: (place: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, place) => make(place)))
const values = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
const cashOf = async (account: string) => (await balances(database.pool, [account])).get(account)

it('never overdraws an account on which many bet at once', async () => {
  const { cash, gaming } = await openFixture(database.pool, 100n)
  const results = await times(60, (place) =>
    post(database.pool, {
      key: `bet:${cash}:${place}`,
      kind: 'bet',
      postings: [{ from: cash, to: gaming, amount: 7n }],
    }),
  )
  expect(values(results)).toHaveLength(14)
  expect(reasons(results).every((reason) => reason instanceof InsufficientFunds)).toBe(true)
  expect(await cashOf(cash)).toBe(2n)
  const held = values(results).map((entry) => entry.balances.get(cash)!)
  expect(held.toSorted((left, right) => Number(right - left))).toEqual(
    Array.from({ length: 14 }, (_, place) => 100n - 7n * BigInt(place + 1)),
  )
})

it('lands a key once when many bring it at the same moment, although the money is there only once', async () => {
  const { cash, gaming } = await openFixture(database.pool, 100n)
  const draft = { key: `bet:${cash}`, kind: 'bet', postings: [{ from: cash, to: gaming, amount: 100n }] }
  const answers = values(await times(60, () => post(database.pool, draft)))
  expect(answers).toHaveLength(60)
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1)
  for (const answer of answers) expect(answer.balances).toEqual(new Map([[cash, 0n]]))
  expect(await entriesByKeyPrefix(database.pool, draft.key)).toHaveLength(1)
})

it('gives a key to one body when two bodies race for it', async () => {
  const { cash, gaming } = await openFixture(database.pool, 1000n)
  const results = await times(20, (place) =>
    post(database.pool, {
      key: `bet:${cash}`,
      kind: 'bet',
      postings: [{ from: cash, to: gaming, amount: place % 2 ? 10n : 20n }],
    }),
  )
  expect(values(results)).toHaveLength(10)
  expect(reasons(results)).toHaveLength(10)
  for (const reason of reasons(results)) expect(reason).toMatchObject({ name: 'LedgerKeyConflict' })
  expect([980n, 990n]).toContain(await cashOf(cash))
})

it('ends a hold one way when posting and voiding race', async () => {
  for (let round = 0; round < 10; round++) {
    const { cash, cashier } = await openFixture(database.pool, 500n)
    const { holdId } = await hold(database.pool, { key: `withdrawal:${cash}`, accountId: cash, amount: 300n })
    const results = await times(12, (place) =>
      place % 2
        ? postHold(database.pool, { key: `paid:${cash}:${place}`, holdId, to: cashier })
        : voidHold(database.pool, { key: `cancelled:${cash}:${place}`, holdId }),
    )
    expect(values(results)).toHaveLength(1)
    for (const reason of reasons(results)) expect(reason).toMatchObject({ name: 'HoldEnded' })
    const isPaid = (await entriesByKeyPrefix(database.pool, `paid:${cash}`)).length === 1
    expect(await cashOf(cash)).toBe(isPaid ? 200n : 500n)
  }
})

it('lets a bet or a withdrawal have the last money, never both', async () => {
  const { cash, gaming } = await openFixture(database.pool, 100n)
  const results = await times(20, (place) =>
    place % 2
      ? hold(database.pool, { key: `withdrawal:${cash}:${place}`, accountId: cash, amount: 60n })
      : post(database.pool, {
          key: `bet:${cash}:${place}`,
          kind: 'bet',
          postings: [{ from: cash, to: gaming, amount: 60n }],
        }),
  )
  expect(values(results)).toHaveLength(1)
  expect(await cashOf(cash)).toBe(40n)
})

it('needs no retry where entries take the same accounts in opposite directions', async () => {
  const { pool } = database
  const [anna, ben] = [await openFixture(pool, 10_000n), await openFixture(pool, 10_000n)]
  const extra = await ensureAccount(pool, {
    owner: `house_${anna.player.slice(0, 8)}`,
    kind: 'promotions',
    currency: 'EUR',
  })
  // More connections than a house account has rows, so that some share one.
  const results = await times(400, (place) => {
    const [one, other] = place % 2 ? [anna.cash, ben.cash] : [ben.cash, anna.cash]
    const [house, promotions] = place % 3 ? [anna.gaming, extra] : [extra, anna.gaming]
    const postings = [
      { from: one, to: house, amount: 3n },
      { from: promotions, to: other, amount: 2n },
      { from: house, to: promotions, amount: 1n },
    ]
    return post(pool, { key: `swap:${anna.player}:${place}`, kind: 'swap', postings })
  })
  expect(reasons(results)).toEqual([])
  expect((await cashOf(anna.cash))! + (await cashOf(ben.cash))!).toBe(20_000n - 400n)
})

it('survives transactions that wait for each other, because they are tried again', async () => {
  const { pool } = database
  const [anna, ben] = [await openFixture(pool, 10_000n), await openFixture(pool, 10_000n)]
  let attempts = 0
  const inTurn = (first: string, second: string) =>
    withTransaction(pool, async (tx) => {
      attempts++
      for (const account of [first, second]) {
        const postings = [{ from: account, to: anna.gaming, amount: 5n }]
        await post(tx, { key: `pair:${randomUUID()}`, kind: 'pair', postings })
      }
    })
  const results = await times(4, (place) => (place % 2 ? inTurn(anna.cash, ben.cash) : inTurn(ben.cash, anna.cash)))
  expect(reasons(results)).toEqual([])
  expect(attempts).toBeGreaterThanOrEqual(4)
  expect(await cashOf(anna.cash)).toBe(9_980n)
  expect(await cashOf(ben.cash)).toBe(9_980n)
})
