import { randomUUID } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placePlayers } from '../../src/flows/offers/segments/place-players.ts'
import { listFacts, type NewFact, rebuildConsumer, recordFact } from '../../src/modules/ground/facts/index.ts'
import type { Segment } from '../../src/modules/offers/bonuses/index.ts'
import { segmentFigures } from '../../src/modules/offers/segments/index.ts'
import { letConsume } from '../support/let-consume.ts'

/** Two thousand in the full run: `SEGMENT_STEPS=2000 npx vitest run segments.property`. */
const STEPS = Number(process.env['SEGMENT_STEPS'] ?? 200)
const LENGTH = 40
const DAY_MS = 86_400_000

let platform: TestPlatform
let players: TestPlayer[]
beforeAll(async () => {
  platform = await startTestPlatform()
  players = [await platform.player(), await platform.player()]
})
afterAll(() => platform[Symbol.asyncDispose]())

type Rules = Segment['rules']
const range = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most), fc.constantFrom('min', 'max', 'both')).map(([one, other, ends]) => ({
    ...(ends !== 'max' && { min: Math.min(one, other) }),
    ...(ends !== 'min' && { max: Math.max(one, other) }),
  }))
const rules: fc.Arbitrary<Rules> = fc
  .record(
    {
      deposits: range(4),
      stakes: range(12),
      daysSinceDeposit: range(6),
      daysSincePlay: range(6),
      daysAway: range(6),
      daysRegistered: range(30),
    },
    { requiredKeys: [] },
  )
  .filter((some) => Object.keys(some).length > 0)
const book = fc.array(rules, { minLength: 1, maxLength: 5 })

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constantFrom('stake', 'deposit', 'visit', 'back'), who: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('look', 'look', 'rebuild') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rules'), book }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const factOf: Record<string, (playerId: string, occurredAt: Date) => NewFact> = {
  stake: (playerId, occurredAt) => ({ kind: 'stake_taken', playerId, occurredAt, data: movement() }),
  back: (playerId, occurredAt) => ({ kind: 'stake_given_back', playerId, occurredAt, data: movement() }),
  visit: (playerId, occurredAt) => ({ kind: 'signed_in', playerId, occurredAt, data: { sessionId: randomUUID() } }),
  deposit: (playerId, occurredAt) => ({
    kind: 'deposit_settled',
    playerId,
    occurredAt,
    data: {
      invoiceId: randomUUID(),
      accountId: randomUUID(),
      method: 'card',
      currency: 'EUR',
      amount: '1000',
      number: 1,
    },
  }),
}

function movement() {
  const ids = { gameId: randomUUID(), accountId: randomUUID(), entryId: randomUUID() }
  return { source: 'room', round: 'r', currency: 'EUR', amount: '1', ...ids }
}

/** What the whole log says of a player, by the words of the rules. */
async function expectedOf(playerId: string, segments: readonly Segment[]): Promise<string[]> {
  const now = platform.clock.now().getTime()
  const facts = await listFacts(platform.pool, playerId, 10_000)
  const { rows } = await platform.pool.query('SELECT created_at AS at FROM player WHERE id = $1', [playerId])
  const days = (...kinds: string[]) => {
    const times = facts.filter(({ kind }) => kinds.includes(kind)).map(({ occurredAt }) => occurredAt.getTime())
    return times.length > 0 ? Math.floor((now - Math.max(...times)) / DAY_MS) : null
  }
  const count = (wanted: string) => facts.filter(({ kind }) => kind === wanted).length
  const registered = Math.floor((now - rows[0].at.getTime()) / DAY_MS)
  const values: Partial<Record<keyof Rules, number | null>> = {
    deposits: count('deposit_settled'),
    stakes: count('stake_taken') - count('stake_given_back'),
    daysSinceDeposit: days('deposit_settled'),
    daysSincePlay: days('stake_taken'),
    daysAway: days('stake_taken', 'signed_in') ?? registered,
    daysRegistered: registered,
  }
  return segments
    .filter(({ rules: own }) =>
      (Object.entries(own) as [keyof Rules, { min?: number; max?: number }][]).every(([name, { min, max }]) => {
        const value = values[name] ?? null
        return value !== null && value >= (min ?? 0) && value <= (max ?? Infinity)
      }),
    )
    .map(({ id }) => id)
}

async function live(first: Rules[], steps: readonly Step[]): Promise<void> {
  const { pool, clock, services } = platform
  let segments: Segment[] = []
  const offer = (all: readonly Rules[]) => {
    segments = all.map((own, place) => ({ id: `s${place}`, names: { en: 'Some' }, rules: own }))
    const offers = services.offers.current()
    services.offers = { current: () => ({ ...offers, segments: new Map(segments.map((one) => [one.id, one])) }) }
  }
  const look = async () => {
    await letConsume(platform, segmentFigures)
    await Promise.all([placePlayers(services), placePlayers(services)])
    await placePlayers(services)
    for (const { id } of players) {
      const expected = await expectedOf(id, segments)
      const { rows } = await pool.query('SELECT segment_ids AS ids FROM player WHERE id = $1', [id])
      const members = await pool.query('SELECT segment_id AS id FROM segment_member WHERE player_id = $1 ORDER BY 1', [
        id,
      ])
      expect(rows[0].ids).toEqual(expected)
      expect(members.rows.map((row) => row.id)).toEqual(expected)
    }
  }
  offer(first)
  await look()
  for (const one of steps) {
    if ('hours' in one) clock.advance(one.hours * 3_600_000)
    else if ('book' in one) offer(one.book)
    else if ('who' in one)
      await withTransaction(pool, (tx) => recordFact(tx, factOf[one.kind]!(players[one.who]!.id, clock.now())))
    else if (one.kind === 'look') await look()
    else {
      await pool.query('SELECT fact_number(100000)')
      await rebuildConsumer({ pool, clock, logger: services.logger }, segmentFigures)
      await look()
    }
  }
  await look()
}

it('players are in the segments that the whole log says, whatever happened and however time goes', async () => {
  const property = fc.asyncProperty(book, fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true })
}, 600_000)
