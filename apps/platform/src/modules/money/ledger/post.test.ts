import { randomUUID } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  balances,
  checkLedger,
  ensureAccount,
  entriesByKeyPrefix,
  InsufficientFunds,
  InvalidPosting,
  LedgerKeyConflict,
  post,
  reverse,
  UnknownAccount,
  UnknownEntry,
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

describe('an account', () => {
  it('is opened once, however many ask for it at the same moment', async () => {
    const owner = randomUUID()
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => ensureAccount(database.pool, { owner, kind: 'cash', currency: 'EUR' })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await balances(database.pool, ids)).toEqual(new Map([[ids[0], 0n]]))
  })

  it('of a player needs a player, and of the house a word', async () => {
    const { pool } = database
    await expect(ensureAccount(pool, { owner: 'house', kind: 'cash', currency: 'EUR' })).rejects.toThrow(/check/)
    await expect(ensureAccount(pool, { owner: randomUUID(), kind: 'gaming', currency: 'EUR' })).rejects.toThrow(/check/)
  })
})

describe('an entry', () => {
  it('moves money and tells what players hold afterwards', async () => {
    const { cash, gaming } = await openFixture(database.pool, 1000n)
    const postings = [{ from: cash, to: gaming, amount: 250n }]
    const entry = await post(database.pool, { key: key('bet'), kind: 'bet', postings })
    expect(entry).toMatchObject({ isRepeat: false, balances: new Map([[cash, 750n]]) })
    expect(await balances(database.pool, [cash])).toEqual(new Map([[cash, 750n]]))
  })

  it('takes several postings, all or none', async () => {
    const { cash, bonus, cashier, gaming } = await openFixture(database.pool, 100n)
    const postings = [
      { from: cashier, to: bonus, amount: 40n },
      { from: cash, to: gaming, amount: 100n },
      { from: bonus, to: gaming, amount: 30n },
    ]
    const { balances: after } = await post(database.pool, { key: key('mixed'), kind: 'mixed', postings })
    expect(after).toEqual(
      new Map([
        [cash, 0n],
        [bonus, 10n],
      ]),
    )
    const tooMuch = [...postings, { from: bonus, to: gaming, amount: 21n }, { from: cashier, to: cash, amount: 100n }]
    await expect(post(database.pool, { key: key('mixed'), kind: 'mixed', postings: tooMuch })).rejects.toThrow(
      InsufficientFunds,
    )
    expect(await balances(database.pool, [cash, bonus])).toEqual(after)
  })

  it('answers a repeat as the first time, although the balance has moved on', async () => {
    const { cash, gaming } = await openFixture(database.pool, 1000n)
    const draft = { key: key('bet'), kind: 'bet', postings: [{ from: cash, to: gaming, amount: 300n }] }
    const first = await post(database.pool, { ...draft, meta: { round: 1 } })
    await post(database.pool, { ...draft, key: key('bet') })
    expect(await post(database.pool, { ...draft, meta: { round: 2 } })).toEqual({ ...first, isRepeat: true })
    expect(await balances(database.pool, [cash])).toEqual(new Map([[cash, 400n]]))
  })

  it('refuses a key that belongs to another body', async () => {
    const { cash, bonus, gaming } = await openFixture(database.pool, 1000n)
    const draft = { key: key('bet'), kind: 'bet', postings: [{ from: cash, to: gaming, amount: 300n }] }
    const { entryId } = await post(database.pool, draft)
    const others = [
      { ...draft, kind: 'fee' },
      { ...draft, postings: [{ from: cash, to: gaming, amount: 301n }] },
      { ...draft, postings: [{ from: cash, to: bonus, amount: 300n }] },
      { ...draft, postings: [{ from: gaming, to: cash, amount: 300n }] },
      { ...draft, postings: [...draft.postings, { from: cash, to: gaming, amount: 1n }] },
    ]
    for (const other of others) {
      const failure: unknown = await post(database.pool, other).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(LedgerKeyConflict)
      expect(failure).toMatchObject({ key: draft.key, entryId })
    }
    expect(await balances(database.pool, [cash])).toEqual(new Map([[cash, 700n]]))
  })

  it('tells how much there is when it is too little', async () => {
    const { cash, gaming } = await openFixture(database.pool, 123n)
    const postings = [{ from: cash, to: gaming, amount: 124n }]
    const draft = { key: key('bet'), kind: 'bet', postings }
    const failure: unknown = await post(database.pool, draft).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(InsufficientFunds)
    expect(failure).toMatchObject({ accountId: cash, balance: 123n })
    expect(await entriesByKeyPrefix(database.pool, draft.key)).toEqual([])
  })

  it('lets the house go below zero', async () => {
    const { cash, cashier } = await openFixture(database.pool, 10n ** 30n, 'ETH')
    const found = await balances(database.pool, [cash, cashier])
    expect(found).toEqual(
      new Map([
        [cash, 10n ** 30n],
        [cashier, -(10n ** 30n)],
      ]),
    )
  })

  it.each([
    ['zero', '0'],
    ['negative', '-5'],
    ['finer than the smallest unit', '1.5'],
    ['not a number', 'NaN'],
    ['endless', 'Infinity'],
    ['beyond 38 digits', '1e38'],
  ])('refuses an amount that is %s', async (_name, amount) => {
    const { cash, gaming } = await openFixture(database.pool, 1000n)
    const postings = JSON.stringify([{ from: cash, to: gaming, amount }])
    const attempt = database.pool.query('SELECT * FROM ledger_post($1, $2, $3)', [key('bad'), 'bet', postings])
    await expect(attempt).rejects.toMatchObject({ code: 'LG004' })
  })

  it('refuses postings that no state of the ledger could accept', async () => {
    const { pool } = database
    const { player, cash, gaming } = await openFixture(pool, 1000n)
    const dollars = await ensureAccount(pool, { owner: player, kind: 'cash', currency: 'USD' })
    const held = await ensureAccount(pool, { owner: player, kind: 'held', currency: 'EUR' })
    const unknown = randomUUID()
    const attempt = (from: string, to: string) =>
      post(pool, { key: key('bad'), kind: 'bad', postings: [{ from, to, amount: 1n }] })
    await expect(attempt(cash, cash)).rejects.toMatchObject({ name: 'InvalidPosting', reason: 'same_account' })
    await expect(attempt(cash, dollars)).rejects.toMatchObject({ reason: 'mixed_currencies' })
    await expect(attempt(cash, held)).rejects.toMatchObject({ reason: 'held_account' })
    await expect(attempt(cash, unknown)).rejects.toMatchObject({ name: 'UnknownAccount', accountIds: [unknown] })
    await expect(attempt(unknown, gaming)).rejects.toThrow(UnknownAccount)
    await expect(post(pool, { key: key('bad'), kind: 'bad', postings: [] })).rejects.toThrow(InvalidPosting)
  })

  it('leaves nothing when its transaction rolls back', async () => {
    const { cash, gaming } = await openFixture(database.pool, 1000n)
    const draft = { key: key('bet'), kind: 'bet', postings: [{ from: cash, to: gaming, amount: 1n }] }
    const attempt = withTransaction(database.pool, async (tx) => {
      await post(tx, draft)
      throw new Error('changed our mind')
    })
    await expect(attempt).rejects.toThrow('changed our mind')
    expect(await entriesByKeyPrefix(database.pool, draft.key)).toEqual([])
    expect(await balances(database.pool, [cash])).toEqual(new Map([[cash, 1000n]]))
  })

  it('takes the id its caller made', async () => {
    const { cash, gaming } = await openFixture(database.pool, 1000n)
    const entryId = '01900000-0000-7000-8000-0000000000aa'
    const draft = { key: key('bet'), kind: 'bet', entryId, postings: [{ from: cash, to: gaming, amount: 1n }] }
    expect(await post(database.pool, draft)).toMatchObject({ entryId })
    const made = await post(database.pool, { ...draft, key: key('bet'), entryId: undefined })
    expect(made.entryId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/)
  })
})

describe('what stands in the ledger', () => {
  it('is found by the beginning of its key', async () => {
    const { player, cash, cashier } = await openFixture(database.pool, 77n)
    const found = await entriesByKeyPrefix(database.pool, `deposit:${player}`)
    expect(found).toMatchObject([
      { key: `deposit:${player}`, kind: 'deposit', reverses: null, meta: {}, postedAt: expect.any(Date) },
    ])
    expect(found[0]!.postings).toEqual([{ from: cashier, to: cash, amount: 77n, currency: 'EUR' }])
  })

  it('is never changed or removed', async () => {
    await openFixture(database.pool, 1000n)
    const statements = [
      `UPDATE ledger_entry SET meta = '{"edited": true}'`,
      'DELETE FROM ledger_entry',
      'TRUNCATE ledger_entry CASCADE',
      'UPDATE ledger_posting SET amount = amount + 1',
      'DELETE FROM ledger_posting',
      'TRUNCATE ledger_posting',
      `UPDATE ledger_account SET currency = 'USD'`,
      'DELETE FROM ledger_account',
      'DELETE FROM ledger_balance',
      'DELETE FROM ledger_hold',
    ]
    for (const statement of statements) {
      await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: 'LG009' })
    }
  })

  it('cannot be made wrong by inserting', async () => {
    const { cash, gaming, player } = await openFixture(database.pool, 1000n)
    const dollars = await ensureAccount(database.pool, { owner: player, kind: 'cash', currency: 'USD' })
    const { entryId } = await post(database.pool, {
      key: key('bet'),
      kind: 'bet',
      postings: [{ from: cash, to: gaming, amount: 1n }],
    })
    const insert = (entry: string, from: string, to: string, amount: string, currency: string) =>
      database.pool.query(
        `INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency)
         VALUES ($1, 2, $2, $3, $4, $5)`,
        [entry, from, to, amount, currency],
      )
    await expect(insert(entryId, cash, dollars, '1', 'EUR')).rejects.toThrow(/foreign key/)
    await expect(insert(entryId, cash, gaming, '1', 'USD')).rejects.toThrow(/foreign key/)
    await expect(insert(entryId, cash, gaming, '0', 'EUR')).rejects.toThrow(/check/)
    await expect(insert(entryId, cash, cash, '1', 'EUR')).rejects.toThrow(/check/)
    await expect(insert(randomUUID(), cash, gaming, '1', 'EUR')).rejects.toThrow(/foreign key/)
    await expect(
      database.pool.query('UPDATE ledger_balance SET balance = -1 WHERE account_id = $1', [cash]),
    ).rejects.toThrow(/check/)
  })

  it('is undone by a reversing entry, once', async () => {
    const { cash, bonus, cashier } = await openFixture(database.pool, 1000n)
    const postings = [
      { from: cashier, to: bonus, amount: 500n },
      { from: cash, to: cashier, amount: 100n },
    ]
    const { entryId } = await post(database.pool, { key: key('grant'), kind: 'grant', postings })
    const undone = await reverse(database.pool, entryId, { reason: 'wrong player' })
    expect(undone.balances).toEqual(
      new Map([
        [cash, 1000n],
        [bonus, 0n],
      ]),
    )
    expect(await reverse(database.pool, entryId)).toEqual({ ...undone, isRepeat: true })
    const [entry] = await entriesByKeyPrefix(database.pool, `reverse:${entryId}`)
    expect(entry).toMatchObject({ reverses: entryId, kind: 'reversal', meta: { reason: 'wrong player' } })
    await expect(reverse(database.pool, randomUUID())).rejects.toThrow(UnknownEntry)
  })

  it('is not undone with money the player has spent', async () => {
    const { player, cash, gaming } = await openFixture(database.pool, 1000n)
    const [deposit] = await entriesByKeyPrefix(database.pool, `deposit:${player}`)
    await post(database.pool, { key: key('bet'), kind: 'bet', postings: [{ from: cash, to: gaming, amount: 1n }] })
    await expect(reverse(database.pool, deposit!.id)).rejects.toMatchObject({ accountId: cash, balance: 999n })
  })
})
