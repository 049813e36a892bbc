import { randomUUID } from 'node:crypto'
import { many } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { listRounds } from '../../src/modules/play/rounds/index.ts'
import { makeFeed } from '../support/feed.ts'

let database: TestDatabase
let gameId: string
beforeAll(async () => {
  database = await testDatabase({ max: 30 })
  await syncFeed(database.pool, 'studio', new Date(), makeFeed(1))
  const [game] = await many<{ id: string }>(database.pool, 'SELECT id FROM game')
  gameId = game!.id
})
afterAll(() => database[Symbol.asyncDispose]())

/** Begins rounds; each id is what the platform would make at its moment. */
async function begin(playerId: string, ids: string[]): Promise<void> {
  await database.pool.query(
    `INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
     SELECT id, 'studio', id::text, $1, $1, $2, 'EUR', 10, now() FROM unnest($3::uuid[]) AS id`,
    [playerId, gameId, ids],
  )
}

const stake = (id: string, amount: number) =>
  database.pool.query('UPDATE game_round SET bet_amount = $2 WHERE id = $1', [id, amount])

/** Ids of all pages, one after another, with the number of rows each of them told. */
async function walk(playerId: string, perPage: number): Promise<{ ids: string[]; totals: Set<number> }> {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let offset = 0; ; offset += perPage) {
    const { rows, totalRows } = await listRounds(database.pool, playerId, { limit: perPage, offset })
    totals.add(totalRows)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length === 0) return { ids, totals }
  }
}

const START_MS = Date.parse('2026-11-21T10:00:00Z')
const idsFrom = (count: number, startMs = START_MS) =>
  Array.from({ length: count }, (_, place) => uuidv7(startMs + place))

describe('the history of rounds', () => {
  it('is the same on pages as in one list, over many stretches', async () => {
    const playerId = randomUUID()
    const ids = idsFrom(3500)
    for (let place = 0; place < ids.length; place += 250) await begin(playerId, ids.slice(place, place + 250))
    const stretches = await many(database.pool, 'SELECT FROM round_tally WHERE player_id = $1', [playerId])
    expect(stretches.length).toBeGreaterThan(2)
    const { ids: seen, totals } = await walk(playerId, 97)
    expect(seen).toEqual(ids.toReversed())
    expect([...totals]).toEqual([3500])
  })

  it('knows pages beyond its end, and players without rounds', async () => {
    const playerId = randomUUID()
    expect(await listRounds(database.pool, playerId, { limit: 10, offset: 0 })).toEqual({ rows: [], totalRows: 0 })
    await begin(playerId, idsFrom(3))
    const far = { limit: 10, offset: 99_990 }
    expect(await listRounds(database.pool, playerId, far)).toEqual({ rows: [], totalRows: 3 })
  })

  it('holds through any order of rounds begun, given back, staked again and late', async () => {
    const step = fc.record({
      kind: fc.constantFrom('begin', 'begin', 'begin', 'late', 'back', 'again'),
      count: fc.integer({ min: 1, max: 700 }),
      place: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const playerId = randomUUID()
        const shown = new Map<string, boolean>()
        let ms = START_MS
        for (const { kind, count, place } of steps) {
          const known = [...shown.keys()]
          const some = known.length > 0 ? known[place % known.length]! : undefined
          if (kind === 'begin' || (kind === 'late' && known.length > 0)) {
            const fresh = idsFrom(kind === 'late' ? 3 : count, kind === 'late' ? START_MS + (place % 1000) : ms)
            if (kind === 'begin') ms += count
            await begin(playerId, fresh)
            for (const id of fresh) shown.set(id, true)
          } else if (some) {
            await stake(some, kind === 'back' ? 0 : 25)
            shown.set(some, kind !== 'back')
          }
        }
        const expected = [...shown].filter(([, isShown]) => isShown).map(([id]) => id)
        const { ids, totals } = await walk(playerId, 83)
        expect(ids).toEqual(expected.toSorted().toReversed())
        expect([...totals]).toEqual([expected.length])
      }),
      { numRuns: 12 },
    )
  })

  it('counts each round once when many begin at one moment where a stretch ends', async () => {
    const playerId = randomUUID()
    await begin(playerId, idsFrom(995))
    const late = idsFrom(30, START_MS + 10_000)
    await Promise.all(late.map((id) => begin(playerId, [id])))
    const { ids, totals } = await walk(playerId, 50)
    expect([...totals]).toEqual([1025])
    expect(new Set(ids).size).toBe(1025)
  })
})
