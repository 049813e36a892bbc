import { randomUUID } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDifferences } from './check.ts'
import { checkLedger, ensureAccount, hold, post, postHold, reverse, voidHold, type LedgerDifference } from './index.ts'
import { openFixture, type Fixture } from './fixture.ts'

let database: TestDatabase
let fixture: Fixture
let bet: string
let openHold: string
let paidHold: string
let voidedHold: string
let reversal: string

beforeAll(async () => {
  database = await testDatabase()
  const { pool } = database
  fixture = await openFixture(pool, 1000n)
  const { cash, gaming, cashier } = fixture
  const postings = [{ from: cash, to: gaming, amount: 100n }]
  bet = (await post(pool, { key: 'bet:1', kind: 'bet', postings })).entryId
  await post(pool, { key: 'bet:2', kind: 'bet', postings })
  reversal = (await reverse(pool, bet)).entryId
  openHold = (await hold(pool, { key: 'hold:1', accountId: cash, amount: 50n })).holdId
  paidHold = (await hold(pool, { key: 'hold:2', accountId: cash, amount: 60n })).holdId
  await postHold(pool, { key: 'paid:2', holdId: paidHold, to: cashier, amount: 20n })
  voidedHold = (await hold(pool, { key: 'hold:3', accountId: cash, amount: 70n })).holdId
  await voidHold(pool, { key: 'voided:3', holdId: voidedHold })
})
afterAll(() => database[Symbol.asyncDispose]())

/**
 * Writes past every guard of the database, as a broken program or a hand in it could, and returns what the
 * check finds then. Nothing of it stays.
 */
async function tamper(statement: string, values: unknown[] = []): Promise<LedgerDifference[]> {
  const done = new Error('the damage was looked at')
  let differences: LedgerDifference[] = []
  const attempt = withTransaction(database.pool, async (tx) => {
    await tx.query(`DO $$ DECLARE guard record; BEGIN
      FOR guard IN SELECT conrelid::regclass AS place, conname FROM pg_constraint
        WHERE conrelid::regclass::text LIKE 'ledger_%' AND contype IN ('f', 'c')
          AND coninhcount = 0 AND conparentid = 0
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', guard.place, guard.conname); END LOOP;
      ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_key; END $$`)
    for (const table of ['account', 'balance', 'entry', 'posting', 'hold']) {
      await tx.query(`ALTER TABLE ledger_${table} DISABLE TRIGGER USER`)
    }
    const { rowCount } = await tx.query(statement, values)
    expect(rowCount, 'the damage is done').toBeGreaterThan(0)
    differences = await findDifferences(tx)
    throw done
  })
  await expect(attempt).rejects.toBe(done)
  return differences
}

it('finds nothing in an honest ledger, nor in an empty one', async () => {
  expect(await checkLedger(database.pool)).toEqual([])
  await using empty = await testDatabase()
  expect(await checkLedger(empty.pool)).toEqual([])
})

const balanceProblem = 'a balance differs from the sum of its postings'
const lifeProblem = 'the life of an account has a gap or a balance in it is wrong'

const damages: [damage: string, statement: string, values: () => unknown[], problem: string][] = [
  [
    'a player’s cached balance that was raised',
    'UPDATE ledger_balance SET balance = balance + 1 WHERE account_id = $1',
    () => [fixture.cash],
    balanceProblem,
  ],
  [
    'one row of a house balance that was changed',
    'UPDATE ledger_balance SET balance = balance - 1 WHERE account_id = $1 AND shard = 17',
    () => [fixture.gaming],
    balanceProblem,
  ],
  [
    'a house balance that lost its rows',
    'DELETE FROM ledger_balance WHERE account_id = $1',
    () => [fixture.gaming],
    balanceProblem,
  ],
  [
    'money that was made from nothing in a balance',
    'UPDATE ledger_balance SET balance = balance + 1 WHERE account_id = $1',
    () => [fixture.cash],
    'the balances of a currency do not cancel out',
  ],
  [
    'an amount that was changed',
    'UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = $1',
    () => [bet],
    balanceProblem,
  ],
  ['an entry’s postings that were removed', 'DELETE FROM ledger_posting WHERE entry_id = $1', () => [bet], lifeProblem],
  [
    'an entry that lost its postings',
    'DELETE FROM ledger_posting WHERE entry_id = $1',
    () => [bet],
    'an entry has no postings, or postings have no entry',
  ],
  [
    'postings that lost their entry',
    'DELETE FROM ledger_entry WHERE id = $1',
    () => [bet],
    'an entry has no postings, or postings have no entry',
  ],
  [
    'a balance that was noted wrongly with an entry',
    'UPDATE ledger_posting SET from_balance = from_balance + 1 WHERE entry_id = $1',
    () => [bet],
    lifeProblem,
  ],
  [
    'a balance that was not noted with an entry',
    'UPDATE ledger_posting SET from_balance = NULL, from_sequence = NULL WHERE entry_id = $1',
    () => [bet],
    lifeProblem,
  ],
  [
    'a count of entries that runs ahead',
    'UPDATE ledger_balance SET sequence = sequence + 1 WHERE account_id = $1',
    () => [fixture.cash],
    lifeProblem,
  ],
  [
    'a posting in a currency its accounts do not have',
    `UPDATE ledger_posting SET currency = 'USD' WHERE entry_id = $1`,
    () => [bet],
    'a posting is not between two accounts of its currency',
  ],
  [
    'a player below zero',
    'UPDATE ledger_balance SET balance = -1 WHERE account_id = $1',
    () => [fixture.bonus],
    'an account that must not is below zero, or its kind of balance is wrong',
  ],
  [
    'a second balance row of a player',
    'INSERT INTO ledger_balance (account_id, shard, is_floored) VALUES ($1, 1, true)',
    () => [fixture.cash],
    'an account that must not is below zero, or its kind of balance is wrong',
  ],
  [
    'a hold that was raised',
    'UPDATE ledger_hold SET amount = amount + 1 WHERE id = $1',
    () => [openHold],
    'a held account differs from its open holds',
  ],
  [
    'a hold that was closed without an entry',
    `UPDATE ledger_hold SET state = 'voided' WHERE id = $1`,
    () => [openHold],
    'a hold differs from the entries that made and ended it',
  ],
  [
    'a hold that claims to have paid more',
    'UPDATE ledger_hold SET posted_amount = 21 WHERE id = $1',
    () => [paidHold],
    'a hold differs from the entries that made and ended it',
  ],
  [
    'a voided hold that claims to be posted',
    `UPDATE ledger_hold SET state = 'posted', posted_amount = 70 WHERE id = $1`,
    () => [voidedHold],
    'a hold differs from the entries that made and ended it',
  ],
  [
    'a hold that disappeared',
    'DELETE FROM ledger_hold WHERE id = $1',
    () => [openHold],
    'an entry touches a held account and belongs to no hold',
  ],
  [
    'a reversal of something else',
    'UPDATE ledger_posting SET amount = 99 WHERE entry_id = $1',
    () => [reversal],
    'a reversal is not its entry the other way round',
  ],
]

it.each(damages)('finds %s', async (_damage, statement, values, problem) => {
  const differences = await tamper(statement, values())
  expect(differences.map((difference) => difference.problem)).toContain(problem)
  for (const { subject, expected, found } of differences) expect(found, subject).not.toBe(expected)
})

it('finds a key that is used twice', async () => {
  expect(await tamper(`UPDATE ledger_entry SET key = 'bet:1' WHERE key = 'bet:2'`)).toEqual([
    { problem: 'a key is used twice or empty', subject: 'bet:1', expected: '1', found: '2' },
  ])
})

it('tells which account, what was expected and what was found', async () => {
  const differences = await tamper('UPDATE ledger_balance SET balance = balance + 5 WHERE account_id = $1', [
    fixture.bonus,
  ])
  expect(differences).toContainEqual({
    problem: balanceProblem,
    subject: fixture.bonus,
    expected: '0',
    found: '5',
  })
})

it('reads one moment while others post', async () => {
  const { pool } = database
  const { cash, gaming } = fixture
  let isDone = false
  const posting = (async () => {
    for (let place = 0; !isDone; place++) {
      await post(pool, { key: `live:${place}`, kind: 'bet', postings: [{ from: gaming, to: cash, amount: 1n }] })
      if (place % 10 === 0) await ensureAccount(pool, { owner: randomUUID(), kind: 'cash', currency: 'EUR' })
    }
  })()
  for (let round = 0; round < 5; round++) expect(await checkLedger(pool)).toEqual([])
  isDone = true
  await posting
})
