import { randomUUID } from 'node:crypto'
import { many, one, type Pool } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { startTestPlatform, testDatabase, type TestDatabase, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openVolumes } from '../../src/modules/ground/volumes/index.ts'
import { checkLedger, ensureAccount, listStatement, post } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { listRounds } from '../../src/modules/play/rounds/index.ts'
import { makeFeed } from '../support/feed.ts'

const DAY_MS = 86_400_000
const PARENTS = ['game_round', 'ledger_posting']

let platform: TestPlatform
let pool: Pool
beforeAll(async () => {
  platform = await startTestPlatform()
  pool = platform.pool
  await syncFeed(pool, 'studio', new Date(), makeFeed(1))
})
afterAll(() => platform[Symbol.asyncDispose]())

/** `2026_11` of the moment. */
const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7).replace('-', '_')

/** What each part of a table holds, by the part's name. */
async function heldBy(db: Pool, parent: string): Promise<Record<string, number>> {
  const rows = await many<{ part: string; count: number }>(
    db,
    `SELECT tableoid::regclass::text AS part, count(*)::integer AS count FROM ${parent} GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]))
}

async function volumesOf(db: Pool, parent: string) {
  return many<{ name: string; isAttached: boolean }>(
    db,
    `SELECT name, inhrelid IS NOT NULL AS "isAttached" FROM volume
     LEFT JOIN pg_inherits ON inhparent = parent::regclass AND inhrelid = to_regclass(name)
     WHERE parent = $1 ORDER BY ends_at`,
    [parent],
  )
}

/** Posts a unit at a moment, as an entry whose id was made then. */
async function postAt(db: Pool, cash: string, ms: number): Promise<string> {
  const cashier = await ensureAccount(db, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  const entryId = uuidv7(ms)
  await post(db, {
    key: `test:${entryId}`,
    kind: 'deposit',
    entryId,
    postings: [{ from: cashier, to: cash, amount: 1n }],
  })
  return entryId
}

describe('volumes by month', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database[Symbol.asyncDispose]())

  it('hold what there was, and what comes before its month has been opened', async () => {
    const db = database.pool
    const cash = await ensureAccount(db, { owner: randomUUID(), kind: 'cash', currency: 'EUR' })
    const now = Date.now()
    await postAt(db, cash, now - 4000 * DAY_MS)
    await postAt(db, cash, now)
    await postAt(db, cash, now + 100 * DAY_MS)
    await postAt(db, cash, now + 400 * DAY_MS)
    expect(await heldBy(db, 'ledger_posting')).toEqual({ ledger_posting_first: 2, ledger_posting_rest: 2 })

    // Twice at once, because two processes may be at it.
    const far = new Date(now + 100 * DAY_MS)
    const [one, other] = await Promise.all([openVolumes(db, far), openVolumes(db, far)])
    expect(one + other).toBeGreaterThanOrEqual(2 * PARENTS.length)
    expect(await openVolumes(db, far)).toBe(0)
    for (const parent of PARENTS) {
      const volumes = await volumesOf(db, parent)
      expect(volumes.map(({ name }) => name)).toContain(`${parent}_${monthOf(now + 100 * DAY_MS)}`)
      expect(volumes.filter(({ isAttached }) => !isAttached)).toEqual([])
    }
    expect(await heldBy(db, 'ledger_posting')).toEqual({
      ledger_posting_first: 2,
      [`ledger_posting_${monthOf(now + 100 * DAY_MS)}`]: 1,
      ledger_posting_rest: 1,
    })
    expect(await checkLedger(db)).toEqual([])
    const { rows, totalRows } = await listStatement(db, cash, { limit: 10, offset: 0 })
    expect([totalRows, rows.map(({ balance }) => balance)]).toEqual([4, [4n, 3n, 2n, 1n]])
  })

  it('are guarded each by itself, and made as the first was', async () => {
    const db = database.pool
    await openVolumes(db, new Date())
    const postings = [
      ...(await volumesOf(db, 'ledger_posting')).map(({ name }) => name),
      'ledger_posting_early',
      'ledger_posting_rest',
    ]
    expect(postings.length).toBeGreaterThan(2)
    for (const name of postings)
      for (const change of [`UPDATE ${name} SET amount = 5`, `DELETE FROM ${name}`, `TRUNCATE ${name}`])
        await expect(db.query(change), change).rejects.toMatchObject({ code: 'LG009' })
    const parts = await many<{ indexes: number; options: string | null }>(
      db,
      `SELECT count(indexrelid)::integer AS indexes, array_to_string(reloptions, ',') AS options
       FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid JOIN pg_index ON indrelid = inhrelid
       WHERE inhparent = 'game_round'::regclass GROUP BY inhrelid, reloptions`,
    )
    expect(parts.length).toBeGreaterThan(2)
    expect(new Set(parts.map((part) => JSON.stringify(part)))).toEqual(
      new Set([JSON.stringify({ indexes: 2, options: 'fillfactor=80' })]),
    )
  })

  it('are opened while players pay, and no payment fails', async () => {
    const db = database.pool
    const players = await Promise.all(
      [1, 2, 3, 4].map(() => ensureAccount(db, { owner: randomUUID(), kind: 'cash', currency: 'EUR' })),
    )
    let isOver = false
    const paying = Promise.all(
      players.map(async (cash) => {
        // Of today and of a month that is being opened, which lies in the rest until then.
        for (let paid = 0; !isOver; paid++) await postAt(db, cash, Date.now() + (paid % 2) * 600 * DAY_MS)
      }),
    )
    for (let days = 120; days < 620; days += 60)
      await vi.waitFor(() => openVolumes(db, new Date(Date.now() + days * DAY_MS)), { timeout: 20_000 })
    isOver = true
    await paying
    expect(await checkLedger(db)).toEqual([])
    expect(Object.keys(await heldBy(db, 'ledger_posting'))).toContain(
      `ledger_posting_${monthOf(Date.now() + 600 * DAY_MS)}`,
    )
  })

  it('are not opened behind a busy table, and nobody waits for them', async () => {
    const db = database.pool
    const client = await db.connect()
    try {
      await client.query('BEGIN; LOCK TABLE ledger_posting IN ACCESS EXCLUSIVE MODE')
      const far = new Date(Date.now() + 900 * DAY_MS)
      await expect(openVolumes(db, far)).rejects.toMatchObject({ code: '55P03' })
      await client.query('ROLLBACK')
      expect(await openVolumes(db, far)).toBeGreaterThan(0)
    } finally {
      client.release()
    }
  })
})

it('a job opens the months that come', async () => {
  const at = platform.clock.now().getTime()
  platform.clock.advance(70 * DAY_MS)
  await openVolumes(pool, platform.clock.now())
  for (const parent of PARENTS)
    expect((await volumesOf(pool, parent)).map(({ name }) => name)).toContain(`${parent}_${monthOf(at + 100 * DAY_MS)}`)
})

it('a history goes over months in one order, and a round is found by its name wherever it lies', async () => {
  const playerId = randomUUID()
  await openVolumes(pool, new Date(Date.now() + 200 * DAY_MS))
  const gameId = await anyGame()
  const ids = Array.from({ length: 60 }, (_, place) => uuidv7(Date.now() + place * 5 * DAY_MS))
  await pool.query(
    `WITH named AS (INSERT INTO round_key (source, reference, round_id) SELECT 'studio', id::text, id FROM unnest($3::uuid[]) AS id)
     INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
     SELECT id, 'studio', id::text, $1, $1, $2, 'EUR', 10, now() FROM unnest($3::uuid[]) AS id`,
    [playerId, gameId, ids],
  )
  expect(Object.keys(await heldBy(pool, 'game_round')).length).toBeGreaterThan(6)
  const seen: string[] = []
  for (let offset = 0; offset < 60; offset += 7) {
    const { rows, totalRows } = await listRounds(pool, playerId, { limit: 7, offset })
    expect(totalRows).toBe(60)
    seen.push(...rows.map(({ id }) => id))
  }
  expect(seen).toEqual(ids.toReversed())
  for (const id of ids)
    expect(await one(pool, `SELECT id FROM round_of('studio', $1)`, [id]), 'found by its name').toEqual({ id })
})

it('a round is looked for in its own month alone', async () => {
  const id = uuidv7()
  const rows = await many<Record<string, string>>(pool, `EXPLAIN SELECT * FROM game_round WHERE id = '${id}'`)
  const plan = rows.map((row) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('game_round_first')
  expect(plan).not.toContain('Append')
})

async function anyGame(): Promise<string> {
  const { id } = await one<{ id: string }>(pool, 'SELECT id FROM game LIMIT 1')
  return id
}
