import { withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { testDatabase } from '@baize/testkit'
import { expect, it } from 'vitest'
import { openFixture } from './fixture.ts'
import { listStatement } from './index.ts'

const ENTRIES = 60
const PER_PAGE = 7
const HOUR_MS = 3_600_000

it('pages through the life of an account in its own order, whatever order the ids of entries are in', async () => {
  await using database = await testDatabase()
  const { pool } = database
  const { cash, bonus, gaming, cashier } = await openFixture(pool, 0n)
  const startMs = Date.now() - 400 * 24 * HOUR_MS
  const post = (made: number, atMs: number) => {
    const postings = [
      { from: cashier, to: cash, amount: '100' },
      { from: cash, to: gaming, amount: '10' },
      { from: cashier, to: bonus, amount: '5' },
    ].slice(0, 1 + (made % 3))
    return pool.query('SELECT ledger_post($1, $2, $3, $4, $5)', [
      `seed:${made}`,
      'bet',
      JSON.stringify(postings),
      '{}',
      uuidv7(atMs),
    ])
  }
  // Days apart, three in one millisecond, one that waited a second and one that waited for hours.
  for (let made = 0; made < ENTRIES; made += 1) {
    const dayMs = startMs + Math.floor(made / 3) * 24 * HOUR_MS
    await post(made, made % 10 === 5 ? dayMs - 1000 : made % 20 === 9 ? dayMs - 100 * HOUR_MS : dayMs)
  }

  const seen: { key: string; amount: bigint; balance: bigint }[] = []
  for (let offset = 0; ; offset += PER_PAGE) {
    const { rows, totalRows } = await withTransaction(pool, (tx) =>
      listStatement(tx, cash, { limit: PER_PAGE, offset }),
    )
    expect(totalRows).toBe(ENTRIES)
    if (rows.length === 0) break
    seen.push(...rows)
  }
  const amountOf = (made: number) => (made % 3 === 0 ? 100n : 90n)
  let balance = 0n
  const life = Array.from({ length: ENTRIES }, (_, made) => {
    balance += amountOf(made)
    return { key: `seed:${made}`, amount: amountOf(made), balance }
  })
  expect(seen.map(({ key, amount, balance: held }) => ({ key, amount, balance: held }))).toEqual(life.toReversed())
  expect((await listStatement(pool, bonus, { limit: 100, offset: 0 })).rows).toHaveLength(ENTRIES / 3)
  expect((await listStatement(pool, bonus, { limit: 1, offset: ENTRIES })).rows).toEqual([])
})
