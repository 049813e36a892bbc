import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { many, one, type Pool } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeOutVolume, VolumeStays } from '../../src/flows/ground/take-out-volume.ts'
import { listVolumes, openVolumes } from '../../src/modules/ground/volumes/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import {
  checkLedger,
  ensureAccount,
  keptSince,
  LedgerKeyConflict,
  listStatement,
  post,
  recountBalance,
} from '../../src/modules/money/ledger/index.ts'
import { listRounds } from '../../src/modules/play/rounds/index.ts'
import { makeFeed } from '../support/feed.ts'

const DAY_MS = 86_400_000
/** Long enough after every month that is looked at here. */
const LATER = new Date(Date.now() + 900 * DAY_MS)

let folder: string
let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-volumes-'))
  database = await testDatabase({ max: 12 })
  pool = database.pool
  await openVolumes(pool, new Date(Date.now() + 200 * DAY_MS))
})
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const accountOf = (kind: 'cash' | 'bonus', owner: string) => ensureAccount(pool, { owner, kind, currency: 'EUR' })

async function move(from: string, to: string, amount: bigint, ms: number): Promise<string> {
  const entryId = uuidv7(ms)
  await post(pool, { key: `test:${entryId}`, kind: 'deposit', entryId, postings: [{ from, to, amount }] })
  return entryId
}

async function nextOf(parent: string) {
  return (await listVolumes(pool)).find((volume) => volume.parent === parent)!
}

it('takes postings out month by month, and whatever is asked of the rest has the same answer', async () => {
  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ player: fc.nat(2), day: fc.integer({ min: 0, max: 190 }), amount: fc.bigInt(1n, 500n) }), {
        minLength: 1,
        maxLength: 25,
      }),
      async (moves) => {
        const players = await Promise.all([1, 2, 3].map(() => accountOf('cash', randomUUID())))
        // Days ascend, as ids do; what has left cannot be added to.
        const begin = (await keptSince(pool))?.getTime() ?? Date.now() - 5 * DAY_MS
        const inOrder = moves.toSorted((a, b) => a.day - b.day)
        for (const [place, { player, day, amount }] of inOrder.entries())
          await move(cashier, players[player]!, amount, begin + day * DAY_MS + place)
        const before = await Promise.all(
          players.map((account) => listStatement(pool, account, { limit: 50, offset: 0 })),
        )
        expect(await checkLedger(pool)).toEqual([])
        const end = new Date(begin + 400 * DAY_MS)
        const held = await Promise.all(players.map((account) => recountBalance(pool, [account], end)))

        const volume = await nextOf('ledger_posting')
        const written = await takeOutVolume(pool, volume.name, folder, LATER)
        expect(
          gunzipSync(await readFile(written.file))
            .toString()
            .split('\n'),
        ).toHaveLength(written.rows + 1)
        await rm(written.file)
        // For the next one.
        await openVolumes(pool, new Date(volume.endsAt.getTime() + 250 * DAY_MS))

        expect(await checkLedger(pool)).toEqual([])
        expect(await keptSince(pool)).toEqual(volume.endsAt)
        expect(await Promise.all(players.map((account) => recountBalance(pool, [account], end)))).toEqual(held)
        for (const [place, account] of players.entries()) {
          const kept = before[place]!.rows.filter(({ entryId }) => entryId >= firstId(volume.endsAt))
          expect(await listStatement(pool, account, { limit: 50, offset: 0 })).toEqual({
            rows: kept,
            totalRows: kept.length,
          })
          const [last] = (await listStatement(pool, account, { limit: 1, offset: kept.length - 1 })).rows
          if (kept.length > 0) expect(last).toEqual(kept.at(-1))
        }
      },
    ),
    { numRuns: 6 },
  )
})

const firstId = (at: Date) =>
  `${at
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-0000-0000-000000000000`

it('keeps an entry that came to its account after one of the next month', async () => {
  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  const cash = await accountOf('cash', randomUUID())
  const volume = await nextOf('ledger_posting')
  const end = volume.endsAt.getTime()
  await move(cashier, cash, 5n, end - 60_000)
  await move(cashier, cash, 7n, end + 3)
  const late = await move(cashier, cash, 11n, end - 2)
  await move(cashier, cash, 13n, end + 60_000)
  const { rows } = await takeOutVolume(pool, volume.name, folder, LATER)
  expect(rows).toBeGreaterThanOrEqual(2)
  expect(await checkLedger(pool)).toEqual([])
  const { rows: lines, totalRows } = await listStatement(pool, cash, { limit: 10, offset: 0 })
  expect(totalRows).toBe(3)
  expect(lines.map(({ balance }) => balance)).toEqual([36n, 23n, 12n])
  expect(lines.map(({ entryId }) => entryId)).toContain(late)
})

it('a repeat of what has left moves nothing', async () => {
  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  const cash = await accountOf('cash', randomUUID())
  const volume = await nextOf('ledger_posting')
  const draft = {
    key: `test:${randomUUID()}`,
    kind: 'deposit',
    entryId: uuidv7(volume.endsAt.getTime() - DAY_MS),
    postings: [{ from: cashier, to: cash, amount: 5n }],
  }
  await post(pool, draft)
  await takeOutVolume(pool, volume.name, folder, LATER)
  await expect(post(pool, draft)).rejects.toThrow(LedgerKeyConflict)
  expect(await recountBalance(pool, [cash], LATER)).toBe(5n)
  expect(await checkLedger(pool)).toEqual([])
})

it('is taken out whole while players pay, or not at all', async () => {
  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  const players = await Promise.all([1, 2, 3, 4].map(() => accountOf('cash', randomUUID())))
  const volume = await nextOf('ledger_posting')
  for (const cash of players) await move(cashier, cash, 3n, volume.endsAt.getTime() - DAY_MS)
  let isOver = false
  const paying = players.map(async (cash) => {
    let paid = 3n
    while (!isOver) {
      await move(cashier, cash, 1n, volume.endsAt.getTime() + DAY_MS)
      paid += 1n
    }
    return paid
  })
  await takeOutVolume(pool, volume.name, folder, LATER)
  isOver = true
  const paid = await Promise.all(paying)
  expect(await Promise.all(players.map((cash) => recountBalance(pool, [cash], LATER)))).toEqual(paid)
  expect(await checkLedger(pool)).toEqual([])
})

it('stays while it is young, while an older one is there, and while money of it waits', async () => {
  const [oldest, younger] = (await listVolumes(pool)).filter(({ parent }) => parent === 'ledger_posting')
  const takeOut = (name: string, now = LATER) => takeOutVolume(pool, name, folder, now)
  await expect(takeOut('player')).rejects.toThrow(VolumeStays)
  const taken = join(folder, `${oldest!.name}.gz`)
  await writeFile(taken, 'of another')
  await expect(takeOut(oldest!.name)).rejects.toThrow(/is there already/)
  expect(await readFile(taken, 'utf8')).toBe('of another')
  await rm(taken)
  await expect(takeOut(younger!.name)).rejects.toThrow(/stays as long as/)
  await expect(takeOut(oldest!.name, new Date(oldest!.endsAt.getTime() + 380 * DAY_MS))).rejects.toThrow(/stays until/)

  const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  const cash = await accountOf('cash', randomUUID())
  await move(cashier, cash, 9n, oldest!.endsAt.getTime() - DAY_MS)
  const holdId = uuidv7(oldest!.endsAt.getTime() - DAY_MS / 2)
  await pool.query(`SELECT ledger_hold($1, $2, 4, '{}', $3)`, [`test:${holdId}`, cash, holdId])
  await expect(takeOut(oldest!.name)).rejects.toThrow(/still held/)
  await pool.query(`SELECT ledger_void_hold($1, $2, '{}', $3)`, [
    `test:void:${holdId}`,
    holdId,
    uuidv7(oldest!.endsAt.getTime() + 1),
  ])
  await takeOut(oldest!.name)
  expect(await checkLedger(pool)).toEqual([])
})

it('takes rounds out: histories begin later, and no round begins under a name of theirs', async () => {
  await syncFeed(pool, 'studio', new Date(), makeFeed(1))
  const { id: gameId } = await one<{ id: string }>(pool, 'SELECT id FROM game LIMIT 1')
  const volume = await nextOf('game_round')
  const end = volume.endsAt.getTime()
  const playerId = randomUUID()
  const gone = Array.from({ length: 1500 }, (_, place) => uuidv7(end - 5 * DAY_MS + place))
  const kept = Array.from({ length: 1200 }, (_, place) => uuidv7(end + place))
  for (const ids of [gone, kept])
    for (let place = 0; place < ids.length; place += 300)
      await pool.query(
        `WITH named AS (INSERT INTO round_key (source, reference, round_id)
           SELECT 'studio', id::text, id FROM unnest($3::uuid[]) AS id)
         INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
         SELECT id, 'studio', id::text, $1, $1, $2, 'EUR', 10, now() FROM unnest($3::uuid[]) AS id`,
        [playerId, gameId, ids.slice(place, place + 300)],
      )
  const staked = async (reference: string, roundId: string) => {
    const entryId = await move(await accountOf('cash', playerId), house, 10n, end + DAY_MS)
    await pool.query(
      `INSERT INTO round_part (source, reference, purse, kind, round_id, amount, entry_id)
       VALUES ('studio', $1, 'cash', 'stake', $2, 10, $3)`,
      [reference, roundId, entryId],
    )
  }
  const house = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency: 'EUR' })
  await move(house, await accountOf('cash', playerId), 10n, end + DAY_MS)
  await staked('of-gone', gone[0]!)
  const taken = await takeOutVolume(pool, volume.name, folder, LATER)
  expect(taken.rows).toBe(gone.length)
  // Its posting is still here, and is not undone.
  expect(
    await one(
      pool,
      `SELECT outcome, is_moved AS "isMoved" FROM round_give_back('studio', 'of-gone', 'bet', $1, $2, now(), $3)`,
      [gone[0], playerId, uuidv7()],
    ),
  ).toEqual({ outcome: 'refused', isMoved: false })
  expect(
    await one(
      pool,
      `SELECT outcome FROM round_pay('studio', 'w', 'studio:studio', $1, $2, $3, 'g', 5, true, now(), $4)`,
      [gone[0], playerId, gameId, uuidv7()],
    ),
  ).toEqual({ outcome: 'unknown' })
  const seen: string[] = []
  for (let offset = 0; offset < kept.length; offset += 400) {
    const { rows, totalRows } = await listRounds(pool, playerId, { limit: 400, offset })
    expect(totalRows).toBe(kept.length)
    seen.push(...rows.map(({ id }) => id))
  }
  expect(seen).toEqual(kept.toReversed())
  expect(await one(pool, `SELECT round_claim_name('studio', $1, $2) AS "isNew"`, [gone[0], uuidv7()])).toEqual({
    isNew: false,
  })
  // The first stretch was left empty and stays, the second was cut.
  const stretches = await many<{ shown: number }>(
    pool,
    'SELECT shown FROM round_tally WHERE player_id = $1 ORDER BY first_id',
    [playerId],
  )
  expect(stretches.reduce((sum, { shown }) => sum + shown, 0)).toBe(kept.length)
})
