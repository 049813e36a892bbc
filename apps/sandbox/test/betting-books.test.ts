import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock, silentLogger } from '@baize/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, type Board } from '../src/betting/book/board.ts'
import { openBooks, type Books } from '../src/betting/book/books.ts'
import { partsOf } from '../src/betting/book/cash-out.ts'
import type { Session } from '../src/betting/book/sessions.ts'
import { SlipRefusal, type Slip, type SlipLeg } from '../src/betting/book/slip.ts'
import type { Ticket } from '../src/betting/book/ticket.ts'
import { courseOf } from '../src/betting/calendar/course.ts'
import { fixturesBetween, type Fixture } from '../src/betting/calendar/fixtures.ts'
import { leagues } from '../src/betting/calendar/leagues.ts'
import { topOf } from '../src/betting/calendar/top.ts'
import { fileJournal } from '../src/cashier/journal.ts'
import { fakeTickets } from './fake-tickets.ts'

const START = new Date('2026-11-23T12:00:00Z')
const HOUR = 3_600_000
const SECRET = 'a secret of the company alone'
const session: Session = {
  id: 's',
  sessionToken: 's',
  playerId: 'p',
  currency: 'EUR',
  subunitToUnit: '100',
  locale: 'en',
  createdAt: START.toISOString(),
}

let directory: string
let clock: ManualClock
let board: Board
let platform: ReturnType<typeof fakeTickets>
let books: Books
let closing: () => Promise<void>

/** Opens the books on what is on disk, as a process that starts does. */
async function open(): Promise<void> {
  const journal = fileJournal<Ticket>(join(directory, 'tickets.jsonl'), {
    now: () => clock.now(),
    idOf: ({ id }) => id,
  })
  board = createBoard(SECRET, clock)
  books = await openBooks({ board, call: platform.call, journal, clock, logger: silentLogger, liveDelayMs: 0 })
  closing = () => journal.close()
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'betting-'))
  clock = new ManualClock(START)
  platform = fakeTickets(10_000n)
  await open()
})
afterEach(async () => {
  await closing()
  rmSync(directory, { recursive: true, force: true })
})

const played = (fixture: Fixture) => {
  const { isPostponed, events, misreported } = courseOf(SECRET, fixture)
  return !isPostponed && events.at(-1)!.type !== 'abandoned' && misreported === undefined
}
const soon = (passes: (fixture: Fixture) => boolean, ahead = 3 * HOUR) =>
  fixturesBetween(START.getTime() + 1000, START.getTime() + ahead).filter(passes)
const football = () => soon((fixture) => fixture.sport === 'football' && played(fixture))

function leg(fixture: Fixture, outcome = '1', market = 'match.result'): SlipLeg {
  const price = board.price(fixture.id, market, outcome)
  if (typeof price !== 'number') throw new Error(`no price: ${fixture.id} ${market} ${outcome}`)
  return { eventId: fixture.id, market, outcome, price }
}

let keys = 0
const slip = (legs: readonly SlipLeg[], over: Partial<Slip> = {}): Slip => ({
  key: `slip-key-${keys++}`,
  type: legs.length === 1 ? 'single' : 'combination',
  size: legs.length,
  stake: '1000',
  accept: 'none',
  legs,
  ...over,
})

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof SlipRefusal ? error.code : String(error)),
  )

async function playAll(hours = 4): Promise<void> {
  clock.advance(hours * HOUR)
  for (let turn = 0; turn < 4; turn++) await books.work()
}

/** The company's own books against what the platform holds. */
function expectAgreement(): void {
  const tickets = books.all()
  for (const ticket of tickets) {
    const theirs = platform.tickets.get(ticket.id)
    if (ticket.state === 'refused') expect(theirs === undefined || theirs.state === 'void').toBe(true)
    else
      expect(`${ticket.id} ${ticket.state} ${ticket.paid}`).toBe(
        `${ticket.id} ${stateOf(theirs!.state)} ${theirs!.state === 'void' ? 0 : theirs!.paid}`,
      )
  }
  const worth = tickets.reduce((sum, { state, stake, paid }) => {
    if (state === 'refused' || state === 'void') return sum
    return sum + BigInt(paid) - BigInt(stake)
  }, 0n)
  expect(platform.balance()).toBe(10_000n + worth)
}

const stateOf = (state: string) => ({ open: 'open', closed: 'settled', void: 'void', cashed: 'cashed' })[state]

describe('a slip', () => {
  it('is taken once, however often it is sent', async () => {
    const one = slip([leg(football()[0]!)])
    const [first, second] = await Promise.all([books.place(session, one), books.place(session, one)])
    expect(second.ticket.id).toBe(first.ticket.id)
    expect((await books.place(session, one)).ticket.id).toBe(first.ticket.id)
    expect(platform.balance()).toBe(9000n)
  })

  it('is not taken at a price that is no more, unless the player said so', async () => {
    const real = leg(football()[0]!)
    const worse = { ...real, price: real.price + 20 }
    const better = { ...real, price: real.price - 20 }
    expect(await refusal(books.place(session, slip([worse])))).toBe('price_moved')
    expect(await refusal(books.place(session, slip([worse], { accept: 'better' })))).toBe('price_moved')
    expect(await refusal(books.place(session, slip([better])))).toBe('price_moved')
    const taken = await books.place(session, slip([better], { accept: 'better' }))
    expect(taken.ticket.legs[0]!.price).toBe(real.price)
    expect((await books.place(session, slip([worse], { accept: 'any' }))).ticket.legs[0]!.price).toBe(real.price)
  })

  it('gets a reason when it cannot be taken', async () => {
    const [first, second, third] = football()
    expect(await refusal(books.place(session, slip([leg(first!), leg(first!, 'X')])))).toBe('related')
    expect(await refusal(books.place(session, slip([leg(first!)], { stake: '1' })))).toBe('stake_too_low')
    expect(await refusal(books.place(session, slip([leg(first!)], { stake: '900000000000' })))).toBe('stake_too_high')
    expect(await refusal(books.place(session, slip([leg(first!)], { stake: '20000' })))).toBe('insufficient_funds')
    expect(
      await refusal(
        books.place(
          session,
          slip([leg(first!), leg(second!), leg(third!)], { type: 'system', size: 2, stake: '1000' }),
        ),
      ),
    ).toBe('stake_uneven')
    expect(await refusal(books.place(session, slip([{ ...leg(first!), market: 'match.total.9999' }])))).toBe('closed')
    clock.advance(5 * HOUR)
    expect(
      await refusal(books.place(session, slip([{ ...leg(soon(played, 9 * HOUR).at(-1)!), eventId: first!.id }]))),
    ).toBe('closed')
    expect(platform.balance()).toBe(10_000n)
  })

  it('is not taken while somebody is about to score', async () => {
    const fixture = football()[0]!
    const danger = courseOf(SECRET, fixture).events.find(({ type }) => type === 'danger')!
    const one = slip([leg(fixture)], { accept: 'any' })
    clock.advance(fixture.startMs + danger.atMs + 100 - clock.now().getTime())
    expect(await refusal(books.place(session, one))).toBe('suspended')
  })

  it('whose answer is lost is taken out of the world', async () => {
    platform.plan('answer-lost', 'unreachable')
    expect(await refusal(books.place(session, slip([leg(football()[0]!)])))).toBe('not_placed')
    expect(platform.balance()).toBe(9000n)
    await books.work()
    await books.work()
    expect(platform.balance()).toBe(10_000n)
    expectAgreement()
  })
})

describe('a ticket', () => {
  it('of every kind is settled, and both books agree', async () => {
    const games = soon(played, HOUR)
    const of = (sport: string, at = 0) => games.filter((fixture) => fixture.sport === sport)[at]!
    await books.place(session, slip([leg(of('football'), 'over', 'match.total.9')]))
    await books.place(
      session,
      slip([leg(of('football', 1), '1', 'match.handicap.-1'), leg(of('tennis'), '1', 'match.winner')]),
    )
    const system = [
      leg(of('football', 2)),
      leg(of('tennis', 1), '2', 'match.winner'),
      leg(of('basketball'), '1', 'final.winner'),
    ]
    await books.place(session, slip(system, { type: 'system', size: 2, stake: '900' }))
    await playAll()
    expect(books.all().map(({ state }) => state)).toEqual(['settled', 'settled', 'settled'])
    expectAgreement()
  })

  it('on a match that is put off is void', async () => {
    const fixture = soon((one) => courseOf(SECRET, one).isPostponed, 40 * HOUR)[0]!
    await books.place(
      session,
      slip([
        leg(
          fixture,
          '1',
          fixture.sport === 'football' ? 'match.result' : fixture.sport === 'tennis' ? 'match.winner' : 'final.winner',
        ),
      ]),
    )
    await playAll(41)
    expect(books.all()[0]).toMatchObject({ state: 'void' })
    expect(platform.balance()).toBe(10_000n)
  })

  it('that was settled by a wrong report is settled anew', async () => {
    const fixture = soon(
      (one) => courseOf(SECRET, one).misreported !== undefined && !courseOf(SECRET, one).isPostponed,
      12 * HOUR,
    )[0]!
    for (const outcome of ['odd', 'even']) await books.place(session, slip([leg(fixture, outcome, 'match.parity')]))
    const { endMs } = courseOf(SECRET, fixture)
    clock.advance(fixture.startMs + endMs + 1000 - clock.now().getTime())
    await books.work()
    const first = books.all().map(({ result }) => result)
    expect(new Set(first)).toEqual(new Set(['lost', 'won']))
    await playAll()
    expect(books.all().map(({ result }) => result)).toEqual(first.toReversed())
    expectAgreement()
  })

  it('on the most goals of a round shares the first place', async () => {
    const league = leagues[0]!
    const round = Math.floor(START.getTime() / league.roundMs) + 2
    const event = Array.from({ length: 60 }, (_, at) => topOf(league, round + at)).find(({ fixtures }) => {
      if (!fixtures.every(played)) return false
      const goals = fixtures.flatMap((fixture) =>
        [0, 1].map(
          (side) => courseOf(SECRET, fixture).events.filter((one) => one.type === 'goal' && one.side === side).length,
        ),
      )
      return goals.filter((count) => count === Math.max(...goals)).length > 1
    })!
    for (const { home, away } of event.fixtures) {
      for (const { id } of [home, away]) {
        const price = board.price(event.id, 'match.top', id) as number
        await books.place(
          session,
          slip([{ eventId: event.id, market: 'match.top', outcome: id, price }], { stake: '100' }),
        )
      }
    }
    await playAll(30)
    const shared = books.all().filter(({ result }) => result === 'dead_heat')
    expect(shared.length).toBeGreaterThan(1)
    for (const { paid, legs } of shared) expect(BigInt(paid)).toBe(BigInt(Math.floor(legs[0]!.price / shared.length)))
    expectAgreement()
  })

  it('is given back for what it is worth, once', async () => {
    const { ticket } = await books.place(session, slip([leg(football()[0]!)]))
    const value = books.cashOutOf(ticket) as bigint
    expect(value).toBeGreaterThan(800n)
    expect(value).toBeLessThan(1000n)
    expect(await refusal(books.cashOut(session, ticket.id, { payout: String(value + 50n) }))).toBe('cash_out_moved')
    expect(
      await refusal(books.cashOut({ ...session, playerId: 'another' }, ticket.id, { payout: String(value) })),
    ).toBe('ticket_unknown')
    await books.cashOut(session, ticket.id, { payout: String(value) })
    await books.cashOut(session, ticket.id, { payout: String(value) })
    expect(platform.balance()).toBe(9000n + value)
    await playAll()
    expectAgreement()
  })

  it('is given back in parts, and what goes on is settled by itself', async () => {
    const [first, second] = football()
    const { ticket } = await books.place(session, slip([leg(first!), leg(second!)]))
    const value = books.cashOutOf(ticket) as bigint
    const [quarter, half] = partsOf(ticket, value)
    expect([quarter!.stakeLeft, half!.stakeLeft]).toEqual(['750', '500'])
    expect(await refusal(books.cashOut(session, ticket.id, { ...half!, payout: String(value) }))).toBe('cash_out_moved')
    expect(await refusal(books.cashOut(session, ticket.id, { payout: '1', stakeLeft: '1000' }))).toBe('cash_out_part')
    platform.plan('answer-lost')
    expect(await refusal(books.cashOut(session, ticket.id, half!))).toBe('not_placed')
    await books.work()
    const rest = await books.cashOut(session, ticket.id, half!)
    expect(rest).toMatchObject({ state: 'open', stakeLeft: '500', lineStake: '500', cashedOut: half!.payout })
    expect(platform.balance()).toBe(9000n + BigInt(half!.payout))
    const [next] = partsOf(rest, books.cashOutOf(rest) as bigint)
    await books.cashOut(session, ticket.id, next!)
    await playAll()
    const [done] = books.all()
    expect(done).toMatchObject({ state: 'settled', stakeLeft: '375' })
    expect(BigInt(done!.cashedOut)).toBe(BigInt(half!.payout) + BigInt(next!.payout))
    expectAgreement()
  })

  it('outlives the process', async () => {
    const one = slip([leg(football()[0]!)])
    const { ticket } = await books.place(session, one)
    await closing()
    await open()
    expect((await books.place(session, one)).ticket.id).toBe(ticket.id)
    platform.plan('answer-lost')
    await playAll()
    await closing()
    await open()
    await books.work()
    expect(books.of('p')[0]!.state).toBe('settled')
    expectAgreement()
  })
})

describe('the company', () => {
  it('never has more calls on their way than the platform answers in time', async () => {
    const games = soon(played, 2 * HOUR)
    for (const fixture of games.slice(0, 40)) {
      const market =
        fixture.sport === 'football' ? 'match.result' : fixture.sport === 'tennis' ? 'match.winner' : 'final.winner'
      await books.place(session, slip([leg(fixture, '1', market)], { stake: '100' }))
    }
    await playAll()
    expect(books.all().every(({ state }) => state === 'settled')).toBe(true)
    expect(platform.traffic.most).toBeLessThanOrEqual(16)
    expectAgreement()
  })
})
