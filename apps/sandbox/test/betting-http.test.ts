import { ManualClock, silentLogger } from '@baize/kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBoard, type Board } from '../src/betting/book/board.ts'
import { openBooks, type Books } from '../src/betting/book/books.ts'
import { createSessions } from '../src/betting/book/sessions.ts'
import type { Ticket } from '../src/betting/book/ticket.ts'
import { courseOf } from '../src/betting/calendar/course.ts'
import { fixturesBetween } from '../src/betting/calendar/fixtures.ts'
import { apiRoutes } from '../src/betting/http/routes.ts'
import { createStream } from '../src/betting/http/stream.ts'
import type { Journal } from '../src/cashier/journal.ts'
import { fakeTickets } from './fake-tickets.ts'

const START = new Date('2026-11-23T12:00:00Z')
const HOUR = 3_600_000
const SECRET = 'a secret of the company alone'

function memory<Row>(): Journal<Row & { createdAt: string }> {
  return { read: async () => [], write: async () => undefined, close: async () => undefined }
}

let app: FastifyInstance
let clock: ManualClock
let board: Board
let books: Books
let platform: ReturnType<typeof fakeTickets>
let session: string

beforeEach(async () => {
  clock = new ManualClock(START)
  platform = fakeTickets(10_000n)
  board = createBoard(SECRET, clock)
  const { call } = platform
  books = await openBooks({ board, call, journal: memory<Ticket>(), clock, logger: silentLogger, liveDelayMs: 0 })
  const sessions = await createSessions(call, memory(), () => clock.now())
  app = Fastify()
  apiRoutes(app, { board, books, sessions, stream: createStream(board, books), clock })
  const opened = await app.inject({ method: 'POST', url: '/betting/api/session', body: { token: 'a launch' } })
  session = opened.json().data.session
})
afterEach(() => app.close())

const game = () =>
  fixturesBetween(START.getTime() + 1000, START.getTime() + HOUR).find((fixture) => {
    const { isPostponed, events } = courseOf(SECRET, fixture)
    return fixture.sport === 'football' && !isPostponed && events.at(-1)!.type !== 'abandoned'
  })!

let keys = 0
function slip(over: object = {}, leg: object = {}) {
  const { id: eventId } = game()
  const price = board.price(eventId, 'match.result', '1')
  const legs = [{ eventId, market: 'match.result', outcome: '1', price, ...leg }]
  return { key: `slip-key-${keys++}`, type: 'single', size: 1, stake: '1000', accept: 'none', legs, ...over }
}

async function post(path: string, body: object, id = session) {
  const headers = { 'x-betting-session': id }
  const reply = await app.inject({ method: 'POST', url: `/betting/api/${path}`, body, headers })
  return { status: reply.statusCode, ...reply.json() }
}

it('takes a slip as it stands, and the same slip once', async () => {
  const one = slip()
  const first = await post('slips', one)
  expect(first).toMatchObject({ status: 200, data: { ticket: { state: 'open', stake: '1000' }, balance: '9000' } })
  expect((await post('slips', one)).data.ticket.id).toBe(first.data.ticket.id)
  expect(platform.balance()).toBe(9000n)
})

it('answers a bad slip with the reason and what would change it', async () => {
  const price = board.price(game().id, 'match.result', '1') as number
  const refused = async (body: object) => {
    const { status, error } = await post('slips', body)
    expect(status).toBe(409)
    return error
  }
  expect(await refused(slip({}, { price: price + 30 }))).toMatchObject({
    code: 'price_moved',
    details: { legs: [{ eventId: game().id, market: 'match.result', outcome: '1', price }] },
  })
  expect(await refused(slip({}, { market: 'match.total.9999', outcome: 'over' }))).toMatchObject({ code: 'closed' })
  expect(await refused(slip({ stake: '0' }))).toEqual({ code: 'stake_too_low', details: { least: '10' } })
  const most = String((5_000_000n * 100n) / BigInt(price))
  const tooMuch = await refused(slip({ stake: '1234567890123456789' }))
  expect(tooMuch).toMatchObject({ code: 'stake_too_high', details: { most } })
  expect(await refused(slip({ stake: '10001' }))).toEqual({
    code: 'insufficient_funds',
    details: { balance: '10000' },
  })
  const over = slip()
  clock.advance(6 * HOUR)
  expect(await refused(over)).toMatchObject({ code: 'closed' })
  expect(platform.balance()).toBe(10_000n)
  expect(platform.tickets.size).toBe(0)
})

it('shows a ticket, and pays for it, to its own player alone', async () => {
  const { ticket } = (await post('slips', slip())).data
  const { session: foreign } = (await post('session', { token: 'another launch' })).data
  const unknown = { status: 409, error: { code: 'ticket_unknown', details: {} } }
  expect(await post(`tickets/${ticket.id}/cash-out`, { payout: '1' }, foreign)).toEqual(unknown)
  expect(await post('tickets/nothing/cash-out', { payout: '1' })).toEqual(unknown)
  const seen = async (id: string) => {
    const headers = { 'x-betting-session': id }
    return (await app.inject({ url: '/betting/api/tickets', headers })).json().data.tickets.length
  }
  expect([await seen(foreign), await seen(session)]).toEqual([0, 1])
  const tooMuch = await post(`tickets/${ticket.id}/cash-out`, { payout: '1234567890123456789' })
  expect(tooMuch.error).toEqual({ code: 'cash_out_moved', details: { payout: ticket.cashOut } })
  expect(await post(`tickets/${ticket.id}/cash-out`, { payout: '0' })).toMatchObject({ status: 400 })
  const paid = await post(`tickets/${ticket.id}/cash-out`, { payout: ticket.cashOut })
  expect(paid).toMatchObject({ status: 200, data: { ticket: { state: 'cashed', paid: ticket.cashOut } } })
})

it('says how much can be staked, and refuses what the books cannot bear', async () => {
  const price = board.price(game().id, 'match.result', '1') as number
  const { legs } = slip()
  const quoted = async () => (await post('quotes', { legs, type: 'single' })).data
  const byPayout = String((5_000_000n * 100n) / BigInt(price))
  expect(await quoted()).toMatchObject({ most: byPayout, mostOfEach: [byPayout] })
  expect((await post('quotes', { legs, type: 'single' }, 'nobody')).data).not.toHaveProperty('most')
  platform.credit(100_000_000n)
  const answers = []
  for (let at = 0; at < 12 && answers.at(-1)?.status !== 409; at++) {
    const { most } = await quoted()
    answers.push(await post('slips', slip({ stake: most === '0' ? '1000' : most })))
  }
  // One player may have so much open in all.
  expect(answers.at(-1)).toMatchObject({ status: 409, error: { code: 'limit_reached', details: { limit: 'player' } } })
  expect(answers.length).toBeGreaterThan(2)
})

it('pays for a part of a ticket, and shows what goes on', async () => {
  const { ticket } = (await post('slips', slip())).data
  const [quarter] = ticket.cashOutParts
  const body = { payout: quarter.payout, stakeLeft: quarter.stakeLeft }
  const paid = await post(`tickets/${ticket.id}/cash-out`, body)
  const rest = { state: 'open', stakeLeft: '750', cashedOut: quarter.payout }
  expect(paid).toMatchObject({ status: 200, data: { ticket: rest } })
  expect((await post(`tickets/${ticket.id}/cash-out`, body)).data.ticket).toMatchObject(rest)
  const foreign = await post(`tickets/${ticket.id}/cash-out`, { payout: '1', stakeLeft: '800' })
  expect(foreign.error).toMatchObject({ code: 'cash_out_part' })
  expect(await post(`tickets/${ticket.id}/cash-out`, { payout: '1', stakeLeft: 'all' })).toMatchObject({ status: 400 })
})

it.each([
  ['no object', 'slips', []],
  ['no legs', 'slips', { legs: [] }],
  ['a stake of letters', 'slips', { stake: 'all' }],
  ['a stake of a fraction', 'slips', { stake: '1.5' }],
  ['a stake below nothing', 'slips', { stake: '-5' }],
  ['a stake that no balance can hold', 'slips', { stake: '9'.repeat(31) }],
])('calls a slip malformed that has %s', async (_, path, over) => {
  const body = Array.isArray(over) ? over : slip(over)
  expect(await post(path, body)).toEqual({ status: 400, error: { code: 'malformed' } })
})

it('knows nobody without a session', async () => {
  expect(await post('slips', slip(), 'nobody')).toEqual({ status: 401, error: { code: 'session_unknown' } })
})
