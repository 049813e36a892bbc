import { many, one } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { endTournaments } from '../../src/flows/offers/tournaments/end-tournaments.ts'
import { keepTournaments } from '../../src/flows/offers/tournaments/keep-tournaments.ts'
import { placesAnnouncer } from '../../src/flows/offers/tournaments/announce-places.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { tournamentRounds } from '../../src/modules/offers/tournaments/index.ts'
import { HOUR_MS, startHouse } from '../cashback/playing.ts'

const MINUTE_MS = 60_000

/** Held at noon for an hour: a point for each 1.00, of rounds from 0.50 to 100.00. */
const noon = {
  names: { en: 'Noon', de: 'Mittag' },
  counts: 'stakes',
  stake: { from: { base: 0.5 }, to: { base: 100 } },
  held: { every: 'day', beginsAfterHours: 12, lastsHours: 1 },
  prizes: [
    { from: 1, to: 1, names: { en: '{amount} cash' }, gives: { kind: 'money', amount: { base: 20 } } },
    { from: 2, to: 3, names: { en: '5 points' }, gives: { kind: 'points', points: 5 } },
  ],
}
const best = { ...noon, names: { en: 'Best' }, counts: 'multiple', stake: {} }
const wins = { ...noon, names: { en: 'Wins' }, counts: 'wins', needsJoining: false, stake: {} }
const rounds = { ...noon, names: { en: 'Rounds' }, counts: 'rounds', stake: {} }
const elsewhere = { ...rounds, names: { en: 'Elsewhere' }, games: { collections: ['nowhere'] } }
/** Two points for each 1.00 of rounds of some size. */
const bounded = {
  ...noon,
  names: { en: 'Bounded' },
  pointsPerMain: 2,
  stake: {
    from: { base: 0.5, currencies: { SEK: 5, JPY: 80 } },
    to: { base: 2, currencies: { SEK: 20, JPY: 300 } },
  },
}
const OFF = ['long-table', 'month-of-wins', 'quick-round-cup', 'season-of-rounds']

let house: Awaited<ReturnType<typeof startHouse>>
let day = 0
beforeAll(async () => {
  house = await startHouse({})
  mkdirSync(join(house.folder, 'tournaments'))
  const write = (id: string, file: object) =>
    writeFileSync(join(house.folder, 'tournaments', `${id}.json`), JSON.stringify(file))
  for (const [id, file] of Object.entries({ noon, best, wins, rounds, elsewhere, bounded })) write(id, file)
  for (const id of OFF) write(id, { ...noon, isRunning: false })
  house.platform.clock.advance(10_000)
})
afterAll(async () => {
  expect(await checkLedger(house.platform.pool)).toEqual([])
  await house.platform[Symbol.asyncDispose]()
})

/** Noon of another day, when the tournaments of that day begin. */
async function begin(): Promise<void> {
  const { clock, services } = house.platform
  clock.advance(Date.parse('2100-03-04T12:00:00Z') + day++ * 24 * HOUR_MS - clock.now().getTime())
  await keepTournaments(services)
}

async function newPlayer(...joined: string[]): Promise<{ player: TestPlayer; account: string }> {
  return newPlayerIn('EUR', ...joined)
}

async function newPlayerIn(currency: string, ...joined: string[]): Promise<{ player: TestPlayer; account: string }> {
  const player = await house.platform.player({ currency })
  for (const id of joined) await player.call('joinTournament', { params: { id } })
  return { player, account: await house.account(player, 1_000_000n, currency) }
}

const count = () => house.readFacts(tournamentRounds)
const view = (visitor: Pick<TestPlayer, 'call'>, id: string) => visitor.call('getTournament', { params: { id } })
const entryOf = async (player: TestPlayer, id: string) => (await view(player, id)).playerEntry

it('counts stakes, wins, the best multiple and rounds of real money, for who takes part', async () => {
  await begin()
  const anna = await newPlayer('noon', 'best', 'rounds', 'elsewhere')
  const guest = await newPlayer()
  house.platform.clock.advance(1000)
  const first = await house.stake(anna.account, 200n)
  await house.win(anna.account, first.round, 500n)
  const second = await house.stake(anna.account, 1000n)
  await house.win(anna.account, second.round, 1500n)
  const small = await house.stake(anna.account, 40n)
  await house.win(anna.account, small.round, 0n)
  await house.stake(guest.account, 5000n)
  await count()
  expect(await entryOf(anna.player, 'noon')).toEqual({ points: 12, place: 1 })
  expect(await entryOf(anna.player, 'best')).toEqual({ points: 2.5, place: 1 })
  expect(await entryOf(anna.player, 'wins')).toEqual({ points: 20, place: 1 })
  expect(await entryOf(anna.player, 'rounds')).toEqual({ points: 3, place: 1 })
  expect(await entryOf(anna.player, 'elsewhere')).toEqual({ points: 0, place: 0 })
  expect(await entryOf(guest.player, 'noon')).toBeNull()
  expect('playerEntry' in (await view(house.platform.visitor(), 'noon'))).toBe(false)
})

it('counts no round that began before its player took part, and no sports bet', async () => {
  await begin()
  const { player, account } = await newPlayer()
  house.platform.clock.advance(1000)
  const early = await house.stake(account, 100n)
  house.platform.clock.advance(1000)
  for (const id of ['noon', 'best', 'rounds']) await player.call('joinTournament', { params: { id } })
  house.platform.clock.advance(1000)
  await house.stake(account, 100n, { round: early.round })
  await house.win(account, early.round, 10_000n)
  const { pool } = house.platform
  await pool.query(`UPDATE game SET type = 'sportsbook'`)
  await house.stake(account, 1000n)
  await count()
  await pool.query(`UPDATE game SET type = 'slot'`)
  for (const id of ['noon', 'best', 'rounds']) expect(await entryOf(player, id)).toEqual({ points: 0, place: 0 })
})

it('counts other currencies at the rate of the beginning, and no round outside of their own bounds', async () => {
  await begin()
  const [kronor, yen] = [await newPlayerIn('SEK', 'bounded'), await newPlayerIn('JPY', 'bounded')]
  house.platform.clock.advance(1000)
  const { pool, services } = house.platform
  const { SEK, JPY } = (
    await one<{ currencies: Record<string, { rate: number }> }>(
      pool,
      `SELECT currencies FROM tournament WHERE identity = 'bounded' AND starts_at <= $1 AND ends_at > $1`,
      [services.clock.now()],
    )
  ).currencies
  for (const amount of [499n, 500n, 2000n, 2001n]) await house.stake(kronor.account, amount, { currency: 'SEK' })
  for (const amount of [79n, 80n, 300n, 301n]) await house.stake(yen.account, amount, { currency: 'JPY' })
  // A round that grows above its bound brings nothing any more.
  const { round } = await house.stake(yen.account, 200n, { currency: 'JPY' })
  await house.stake(yen.account, 200n, { currency: 'JPY', round })
  await count()
  const pointsOf = (rate: number, ...amounts: number[]) =>
    amounts.reduce((sum, amount) => sum + Math.floor((amount * 200) / rate), 0) / 100
  expect((await entryOf(kronor.player, 'bounded'))!.points).toBe(pointsOf(SEK!.rate, 500, 2000))
  expect((await entryOf(yen.player, 'bounded'))!.points).toBe(pointsOf(JPY!.rate, 80, 300))
  const { conditions } = await view(yen.player, 'bounded')
  expect(conditions.currencies).toEqual(
    expect.arrayContaining([
      { isoCode: 'SEK', minAmount: 5, maxAmount: 20 },
      { isoCode: 'JPY', minAmount: 80, maxAmount: 300 },
    ]),
  )
})

it('takes back what a stake brought that is given back, and counts the log again to the same', async () => {
  await begin()
  const { player, account } = await newPlayer('noon', 'best')
  house.platform.clock.advance(1000)
  const { round, reference } = await house.stake(account, 700n)
  await house.stake(account, 300n)
  await count()
  expect(await entryOf(player, 'noon')).toEqual({ points: 10, place: 1 })
  await house.giveBack(account, round, reference)
  await count()
  await count()
  expect(await entryOf(player, 'noon')).toEqual({ points: 3, place: 1 })
})

it('ranks who was first higher, waits for open rounds, and gives every place its prize once', async () => {
  await begin()
  const { clock, pool, services } = house.platform
  const players = [await newPlayer('best'), await newPlayer('best'), await newPlayer('best')]
  const [late, early, last] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  clock.advance(1000)
  const lateRound = await house.stake(late.account, 100n)
  for (const { account } of [early, last]) {
    clock.advance(MINUTE_MS)
    const { round } = await house.stake(account, 100n)
    await house.win(account, round, 300n)
  }
  const { id } = await view(early.player, 'best')
  clock.advance(HOUR_MS)
  const afterEnd = await house.stake(last.account, 100n)
  await house.win(last.account, afterEnd.round, 9000n)
  await house.win(late.account, lateRound.round, 300n)
  await count()
  await endTournaments(services)
  const visitor = house.platform.visitor()
  expect(await view(visitor, id)).toMatchObject({
    state: 4,
    leaderboard: [{ playerId: early.player.id, points: 3 }, {}, {}],
  })
  clock.advance(15 * MINUTE_MS)
  await count()
  await Promise.all([endTournaments(services), endTournaments(services), endTournaments(services)])
  const told = await many<{ data: object }>(pool, `SELECT data FROM outbox WHERE channel = 'tournaments'`)
  expect(told.filter(({ data }) => JSON.stringify(data).includes(id))).toHaveLength(1)
  const ended = await view(visitor, id)
  expect(ended.state).toBe(5)
  expect(ended.prizes!.map(({ entry }) => entry?.playerId)).toEqual([early, last, late].map(({ player }) => player.id))
  const given = await many(pool, 'SELECT cause FROM player_bonus WHERE cause LIKE $1', [`tournament:${id}:%`])
  expect(given).toEqual([{ cause: `tournament:${id}:1` }])
  const { prizes, messages } = await one<{ prizes: number; messages: number }>(
    pool,
    `SELECT (SELECT count(*) FROM tournament_prize WHERE state = 'given')::integer AS prizes,
       (SELECT count(*) FROM player_message WHERE content->>'title' LIKE '%prize%')::integer AS messages`,
  )
  expect(prizes).toBeGreaterThan(2)
  expect(messages).toBe(prizes)
})

it('can be joined while it runs alone, and is listed with those to come and those that are over', async () => {
  await begin()
  const anna = await house.platform.player()
  const all = await anna.call('listTournaments', { query: { identity: ['noon'], state: [2, 3] } })
  expect(all.map(({ state, isAvailable }) => [state, isAvailable])).toEqual([
    [3, true],
    [2, false],
  ])
  expect(await anna.refusal('joinTournament', { params: { id: all[1]!.id } })).toMatchObject({ code: 10002 })
  const over = await anna.call('listTournaments', { query: { identity: ['noon'], state: [4, 5], perPage: 6 } })
  expect(over.length).toBeGreaterThan(0)
  expect(await anna.refusal('joinTournament', { params: { id: over[0]!.id } })).toMatchObject({ code: 10002 })
})

it('tells those who watch of places once they change', async () => {
  await begin()
  const { pool } = house.platform
  const { player, account } = await newPlayer('rounds')
  const { id } = await view(player, 'rounds')
  const told: { event: string }[] = []
  const channels = [`tournaments:${id}`, `tournaments:${id}#${player.id}`]
  const audience = {
    watched: async () => channels,
    broadcast: async (_channels: string[], data: object) => void told.push(data as { event: string }),
  }
  const announce = placesAnnouncer({ pool, audience })
  await announce()
  house.platform.clock.advance(1000)
  await house.stake(account, 100n)
  await count()
  told.length = 0
  await announce()
  await announce()
  expect(told).toMatchObject([
    { event: 'tournament.leaderboard.updated', leaderboard: [{ playerId: player.id, place: 1, points: 1 }] },
    { event: 'tournament.player-entry.updated', entry: { playerId: player.id, place: 1, points: 1 } },
  ])
})

it('lets operators see what one costs and who stands where, stop it, and correct points with a reason', async () => {
  await begin()
  const anna = await newPlayer('noon')
  const ben = await newPlayer('noon')
  house.platform.clock.advance(1000)
  await house.stake(anna.account, 1000n)
  await house.stake(ben.account, 500n)
  await count()
  const operator = await house.platform.operator({ roles: ['owner'] })
  const [noonToday] = (await operator.call('listTournamentFigures', { query: { perPage: 100 } })).filter(
    ({ identity, state }) => identity === 'noon' && state === 3,
  )
  expect(noonToday).toMatchObject({ title: 'Noon', prizeValue: 20, players: 2, given: 0, open: 0, isStopped: false })
  const params = { tournamentId: noonToday!.tournamentId }
  const correct = (points: number, playerId = ben.player.id) => ({
    params,
    body: { playerId, points, reason: 'A round was lost on the way.' },
  })
  const won = { prizeState: null, settledAt: null }
  expect(await operator.call('correctTournament', correct(7.5))).toMatchObject({
    playerId: ben.player.id,
    place: 1,
    points: 12.5,
    corrected: 7.5,
  })
  expect(await operator.call('listTournamentEntries', { params, query: {} })).toEqual([
    { playerId: ben.player.id, place: 1, points: 12.5, corrected: 7.5, prize: expect.stringMatching(/20/), ...won },
    { playerId: anna.player.id, place: 2, points: 10, corrected: 0, prize: '5 points', ...won },
  ])
  const stranger = await house.platform.player()
  expect(await operator.refusal('correctTournament', correct(1, stranger.id))).toMatchObject({ status: 404 })
  const turn = (isStopped: boolean) =>
    operator.call('switchTournament', { params, body: { isStopped, reason: 'We look into it.' } })
  expect(await turn(true)).toMatchObject({ isStopped: true })
  expect(await anna.player.refusal('getTournament', { params: { id: params.tournamentId } })).toMatchObject({
    status: 404,
  })
  await turn(false)
  expect(await entryOf(ben.player, 'noon')).toEqual({ points: 12.5, place: 1 })
})

it('tells operators beforehand what one costs by mathematics and by the last ones, and gives them its results', async () => {
  await begin()
  const { clock, pool, services } = house.platform
  const [anna, ben] = [await newPlayer('noon'), await newPlayer('noon')]
  clock.advance(1000)
  await house.stake(anna.account, 3000n)
  await house.stake(ben.account, 1000n)
  await house.stake(ben.account, 20n)
  await count()
  const { id } = await view(anna.player, 'noon')
  clock.advance(2 * HOUR_MS)
  await count()
  await endTournaments(services)
  await endTournaments(services)
  const operator = await house.platform.operator({ roles: ['owner'] })
  const listed = await operator.call('listTournamentFigures', { query: { perPage: 100 } })
  const coming = listed.find(({ identity, state }) => identity === 'noon' && state === 2)!
  expect(coming).toMatchObject({ prizeValue: 20, expectedCost: 20, players: 0 })
  expect(coming.formerHeld).toBeGreaterThan(0)
  const { placed, staked } = await one<{ placed: number; staked: string }>(
    pool,
    'SELECT placed, staked::text FROM tournament WHERE id = $1',
    [id],
  )
  // What lies below the bound did not count.
  expect({ placed, staked: Number(staked) }).toEqual({ placed: 2, staked: 40 })
  expect(coming.expectedMargin).toBeCloseTo(coming.expectedStake! * 0.04, 2)
  const never = listed.find(({ formerHeld }) => formerHeld === 0)
  if (never) expect(never).toMatchObject({ expectedPlayers: null, expectedStake: null, expectedMargin: null })

  const params = { tournamentId: id }
  const results = await operator.call('listTournamentEntries', { params, query: {} })
  expect(results).toMatchObject([
    { playerId: anna.player.id, place: 1, points: 30, prize: expect.stringMatching(/20/), prizeState: 'given' },
    { playerId: ben.player.id, place: 2, points: 10, prize: '5 points', prizeState: 'given' },
  ])
  expect(results[0]!.settledAt).not.toBeNull()
  const lines = await operator.call('listAuditLines', { query: { subjectKind: 'player', subjectId: ben.player.id } })
  expect(lines.map(({ operation }) => operation)).toContain('listTournamentEntries')
})

it('keeps results for ever and rounds for a month', async () => {
  const { clock, pool, services } = house.platform
  const rounds = async () =>
    (
      await one<{ count: number }>(
        pool,
        'SELECT count(*)::integer FROM tournament_round JOIN tournament ON id = tournament_id WHERE ranked_at IS NOT NULL',
        [],
      )
    ).count
  expect(await rounds()).toBeGreaterThan(0)
  clock.advance(29 * 24 * HOUR_MS)
  await cleanUp(services)
  expect(await rounds()).toBeGreaterThan(0)
  clock.advance(2 * 24 * HOUR_MS)
  await cleanUp(services)
  expect(await rounds()).toBe(0)
  const over = await house.platform.visitor().call('listTournaments', { query: { identity: ['noon'], state: [5] } })
  const { prizes } = await view(house.platform.visitor(), over[0]!.id)
  expect(prizes!.some(({ entry }) => entry)).toBe(true)
})
