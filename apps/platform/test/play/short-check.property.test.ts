import { randomInt, randomUUID } from 'node:crypto'
import { silentLogger } from '@baize/kit'
import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changesOfPlay } from '../../src/flows/play/count-changes.ts'
import { lookAtPlay } from '../../src/flows/play/look-at-play.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { count, startAtPlay } from './at-play.ts'

/**
 * The rules of `docs/short-check.md` a second time, written from the page alone: over whole histories, with days by
 * `Intl` and fractions, where the platform keeps running sums and multiplies out.
 */

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
// Two weeks after Berlin and three after New York moved their clocks, so that usual weeks have a short night in them.
const NOW = Date.parse('2100-04-11T16:20:00Z')
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']
const HISTORIES = 150

interface Event {
  kind: 'deposit' | 'stake' | 'win' | 'back' | 'raise'
  at: number
  amount: number
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startAtPlay()
  platform.clock.advance(NOW - platform.clock.now().getTime())
})
afterAll(() => platform[Symbol.asyncDispose]())

it(`finds over ${HISTORIES} random histories what the page of rules says`, async () => {
  const model = await platform.player()
  const players = Array.from({ length: HISTORIES }, (_, index) => ({
    id: randomUUID() as string,
    zone: ZONES[index % ZONES.length]!,
    history: randomHistory(),
  }))
  const { rows: columns } = await platform.pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_name = 'player' AND is_generated = 'NEVER' AND is_identity = 'NO'`,
  )
  const names = columns[0]!.names
  await platform.pool.query(
    `INSERT INTO player (${names}) SELECT ${names} FROM (
       SELECT copy.* FROM player, json_to_recordset($2) AS made (id uuid, zone text),
         jsonb_populate_record(player, jsonb_build_object('id', made.id, 'time_zone', made.zone,
           'email', made.id || '@example.com', 'referral_code', left(made.id::text, 12))) AS copy
       WHERE player.id = $1) AS copies`,
    [model.id, JSON.stringify(players.map(({ id, zone }) => ({ id, zone })))],
  )
  for (const { id, history } of players)
    await platform.pool.query(
      `SELECT fact_record(kind, $1, data, at) FROM json_to_recordset($2) AS fact (kind text, data jsonb, at timestamptz)`,
      [id, JSON.stringify(history.map(factOf))],
    )
  await platform.pool.query('SELECT fact_number(1000000)')
  await count(platform)
  await rebuildConsumer({ pool: platform.pool, clock: platform.clock, logger: silentLogger }, changesOfPlay)
  await lookAtPlay(platform.services)
  const { rows } = await platform.pool.query<{ id: string; figures: { marks: string[] }; asked: boolean }>(
    `SELECT player_id AS id, figures, EXISTS (SELECT FROM short_check WHERE player_id = found.player_id) AS asked
     FROM short_check_player found`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const seen = new Map<string, number>()
  for (const { id, zone, history } of players) {
    const { marks, ...figures } = expected(history, zone)
    expect({ id, zone, ...found.get(id)?.figures }).toMatchObject({ id, zone, ...figures, marks })
    expect(found.get(id)!.asked).toBe(marks.length > 0)
    for (const mark of marks.length > 0 ? marks : ['none']) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  }
  // Histories that show nothing prove nothing.
  for (const mark of ['none', 'deposits', 'losses', 'nights', 'chasing', 'raises'])
    expect([mark, seen.get(mark) ?? 0]).toEqual([mark, expect.toSatisfy((times: number) => times >= 3)])
})

/** Two months of somebody with habits, and with a last week that may be unlike them. */
function randomHistory(): Event[] {
  const habits = { days: randomInt(2, 12), nights: randomInt(0, 3) === 0, amount: randomInt(100, 3000) }
  const week = { days: randomInt(0, 14), nights: randomInt(0, 2) === 0, amount: habits.amount * randomInt(1, 5) }
  const events = [...sessions(habits, 50, 8), ...sessions(week, 8, 0)]
  for (let raises = randomInt(0, 4); raises > 0; raises--)
    events.push({ kind: 'raise', at: NOW - randomInt(1, 40 * 1440) * MINUTE_MS, amount: 0 })
  return events.filter(({ at }) => at <= NOW - 10 * MINUTE_MS).toSorted((one, other) => one.at - other.at)
}

function sessions(
  { days, nights, amount }: { days: number; nights: boolean; amount: number },
  from: number,
  to: number,
) {
  const events: Event[] = []
  for (let session = 0; session < days; session++) {
    const day = NOW - randomInt(to * 24, from * 24) * 60 * MINUTE_MS
    let at = nights ? day - (day % DAY_MS) + randomInt(-60, 500) * MINUTE_MS : day
    for (let turn = randomInt(1, 8); turn > 0; turn--) {
      at += randomInt(1, 50) * MINUTE_MS
      if (randomInt(0, 2) === 0) events.push({ kind: 'deposit', at, amount: randomInt(1, amount) })
      events.push({ kind: 'stake', at: at + 1000, amount: randomInt(1, amount) })
      const end = randomInt(0, 6)
      if (end < 2) events.push({ kind: 'win', at: at + 5000, amount: randomInt(1, amount * 2) })
      if (end === 2) events.push({ kind: 'back', at: at + 5000, amount: events.at(-1)!.amount })
    }
  }
  return events
}

const KINDS = {
  deposit: 'deposit_settled',
  stake: 'stake_taken',
  win: 'win_paid',
  back: 'stake_given_back',
  raise: 'limit_changed',
}

function factOf({ kind, at, amount }: Event) {
  const [id, common] = [randomUUID(), { accountId: randomUUID(), currency: 'EUR', amount: String(amount) }]
  const data =
    kind === 'raise'
      ? { limitId: id, definition: 3, period: 'daily', change: at % 2 === 0 ? 'raised' : 'removed' }
      : kind === 'deposit'
        ? { ...common, invoiceId: id, method: 'card', number: 1 }
        : { ...common, source: 'studio', round: id, gameId: id, entryId: id }
  return { kind: KINDS[kind], data, at: new Date(at) }
}

function expected(history: readonly Event[], zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const dayOf = (at: number) => format.format(at)
  const isNight = (at: number) => {
    // Back to the first quarter of the day: it is night for five hours from there, however clocks move.
    let start = at - (at % (15 * MINUTE_MS))
    while (dayOf(start - 15 * MINUTE_MS) === dayOf(at)) start -= 15 * MINUTE_MS
    return at - start < 5 * 60 * MINUTE_MS
  }
  const daysAgo = (at: number) => (Date.parse(dayOf(NOW)) - Date.parse(dayOf(at))) / DAY_MS
  const inWeek = ({ at }: Event) => daysAgo(at) < 7
  const inUsual = ({ at }: Event) => daysAgo(at) >= 7 && daysAgo(at) < 35
  const sum = (kind: Event['kind'], is: (event: Event) => boolean) =>
    history.filter((event) => event.kind === kind && is(event)).reduce((total, { amount }) => total + amount, 0)
  const totals = (is: (event: Event) => boolean) => ({
    deposited: sum('deposit', is),
    staked: sum('stake', is) - sum('back', is),
    won: sum('win', is),
  })
  const [week, usual] = [totals(inWeek), totals(inUsual)]
  const nights = (is: (event: Event) => boolean) => {
    const playOf = new Map<string, number>()
    for (const event of history.filter(is))
      if ((event.kind === 'stake' || event.kind === 'back') && isNight(event.at)) {
        const turn = event.kind === 'stake' ? 1 : -1
        playOf.set(dayOf(event.at), (playOf.get(dayOf(event.at)) ?? 0) + turn)
      }
    return [...playOf.values()].filter((turns) => turns > 0).length
  }
  const deposits = history.filter(({ kind }) => kind === 'deposit')
  const chases = deposits.filter((deposit, index) => {
    const before = deposits[index - 1]
    const place = history.indexOf(deposit)
    const lastStake = history.slice(0, place).findLast(({ kind }) => kind === 'stake')
    if (!before || !lastStake || deposit.at - lastStake.at > 60 * MINUTE_MS || !inWeek(deposit)) return false
    const since = history.slice(history.indexOf(before) + 1, place)
    const lost = since.reduce((total, { kind, amount }) => {
      if (kind === 'stake') return total + amount
      return kind === 'win' || kind === 'back' ? total - amount : total
    }, 0)
    return lost / before.amount >= 0.5
  }).length
  const raises = history.filter(({ kind, at }) => kind === 'raise' && daysAgo(at) < 28).length
  const [nightsOfWeek, nightsUsual] = [nights(inWeek), nights(inUsual)]
  const [lost, usuallyLost] = [week.staked - week.won, (usual.staked - usual.won) / 4]
  const stands = {
    deposits:
      deposits.filter(inWeek).length >= 3 &&
      usual.deposited > 0 &&
      week.deposited > 0 &&
      week.deposited / (usual.deposited / 4) >= 2,
    losses: lost > 0 && usual.staked > 0 && lost >= 2 * Math.max(usuallyLost, usual.staked / 4 / 10),
    nights: nightsOfWeek >= 3 && nightsOfWeek >= (2 * nightsUsual) / 4,
    chasing: chases >= 3,
    raises: raises >= 2,
  }
  const moved = history.some(({ kind }) => kind !== 'raise')
  const text = (name: 'deposited' | 'staked' | 'won') => ({ week: String(week[name]), fourWeeks: String(usual[name]) })
  return {
    money: moved
      ? [
          {
            currency: 'EUR',
            deposited: text('deposited'),
            staked: text('staked'),
            won: text('won'),
            marks: [...(stands.deposits ? ['deposits'] : []), ...(stands.losses ? ['losses'] : [])],
          },
        ]
      : [],
    deposits: deposits.filter(inWeek).length,
    nights: { week: nightsOfWeek, fourWeeks: nightsUsual },
    chases,
    raises,
    marks: Object.entries(stands).flatMap(([mark, isMarked]) => (isMarked ? [mark] : [])),
  }
}
