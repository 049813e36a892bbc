import { uuidv7, type Clock, type Logger } from '@baize/kit'
import type { Journal } from '../../cashier/journal.ts'
import { languageOf } from '../calendar/words.ts'
import { answered, finals } from './answered.ts'
import type { Board } from './board.ts'
import { cashOutValue, partValue } from './cash-out.ts'
import { PlatformRejected, type Answer, type TicketCall } from './client.ts'
import { createExposure, type Room, type Wanted } from './exposure.ts'
import type { Session } from './sessions.ts'
import { readSlip, SlipRefusal, type RefusalCode, type Slip } from './slip.ts'
import { coefficientOf, lineCount, payoutMost } from './stake.ts'
import { isWatched, paidWith, resultOf, type Owed, type Ticket } from './ticket.ts'

export interface Books {
  /** Takes a slip; the same key is the same ticket. Throws `SlipRefusal`. */
  readonly place: (session: Session, slip: Slip) => Promise<{ ticket: Ticket; balance: string | null }>
  /** What all that still runs of an open ticket can be given back for now. */
  readonly cashOutOf: (ticket: Ticket) => bigint | 'closed' | undefined
  /** Takes a ticket back at that price, or, with `stakeLeft`, a part of it. Throws `SlipRefusal`. */
  readonly cashOut: (session: Session, ticketId: string, wish: CashOutWish) => Promise<Ticket>
  /** The highest stake that fits beside all that is open. */
  readonly roomFor: (wanted: Wanted) => Room
  readonly of: (playerId: string) => readonly Ticket[]
  readonly all: () => readonly Ticket[]
  /** Settles what can be settled and makes owed calls again; resolves when all of them have been answered or failed. */
  readonly work: () => Promise<void>
  /** Tells of every change. */
  readonly onChange: (listener: (ticket: Ticket) => void) => () => void
}

export interface CashOutWish {
  readonly payout: string
  /** What of the stake goes on. */
  readonly stakeLeft?: string | undefined
}

export interface BooksPorts {
  readonly board: Board
  readonly call: TicketCall
  readonly journal: Journal<Ticket>
  readonly clock: Clock
  readonly logger: Logger
  /** How long a bet on a running match is looked at again before it is taken. */
  readonly liveDelayMs: number
}

/** Calls on their way to the platform at once: more would wait there, and be given up before their turn. */
const CALLS_AT_ONCE = 16

/** The company's own books: every ticket from the slip to its last correction, on disk before anybody is told. */
export async function openBooks({ board, call, journal, clock, logger, liveDelayMs }: BooksPorts): Promise<Books> {
  const tickets = new Map((await journal.read()).map((row) => [row.id, withParts(row)]))
  const byKey = new Map<string, Promise<{ ticket: Ticket; balance: string | null }>>()
  const keys = new Map([...tickets.values()].map((ticket) => [keyOf(ticket.playerId, ticket.key), ticket.id]))
  const watched = new Set([...tickets.values()].filter(isWatched).map(({ id }) => id))
  const busy = new Set<string>()
  const listeners = new Set<(ticket: Ticket) => void>()
  const exposure = createExposure()
  const idsOf = new Map<string, Set<string>>()
  for (const ticket of tickets.values()) {
    exposure.count(ticket.id, ticket)
    list(ticket)
  }
  // A slip that was on its way when the process ended: nobody knows whether it came, so it is taken out of the world.
  for (const ticket of tickets.values()) {
    if (ticket.state === 'placing') {
      await keep({ ...ticket, state: 'refused', reason: 'not_placed', owed: owe('void') })
    }
  }

  function list({ id, playerId }: Ticket): void {
    const ids = idsOf.get(playerId)
    if (ids) ids.add(id)
    else idsOf.set(playerId, new Set([id]))
  }

  async function keep(ticket: Ticket): Promise<Ticket> {
    // Before it is written: other slips are looked at meanwhile.
    exposure.count(ticket.id, ticket)
    try {
      await journal.write(ticket)
    } catch (error) {
      exposure.count(ticket.id, tickets.get(ticket.id))
      throw error
    }
    tickets.set(ticket.id, ticket)
    list(ticket)
    if (isWatched(ticket)) watched.add(ticket.id)
    else watched.delete(ticket.id)
    for (const listener of listeners) listener(ticket)
    return ticket
  }

  async function placeOnce(session: Session, slip: Slip) {
    const first = readSlip({ board, exposure }, session, slip)
    const isLive = first.some(({ stage }) => stage === 'live')
    if (isLive && liveDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, liveDelayMs))
    const legs = isLive ? readSlip({ board, exposure }, session, slip) : first
    const prices = legs.map(({ price }) => price)
    const lineStake = BigInt(slip.stake) / BigInt(lineCount(legs.length, slip.size))
    const ticket: Ticket = {
      id: uuidv7(),
      key: slip.key,
      transactionId: uuidv7(),
      playerId: session.playerId,
      currency: session.currency,
      language: languageOf(session.locale),
      type: slip.type,
      size: slip.size,
      stake: slip.stake,
      stakeLeft: slip.stake,
      cashedOut: '0',
      lineStake: String(lineStake),
      payoutMax: String(payoutMost(lineStake, slip.size, prices)),
      coefficient: coefficientOf(lineStake, slip.size, prices),
      legs,
      state: 'placing',
      reason: null,
      result: null,
      paid: '0',
      isWaiting: false,
      owed: null,
      createdAt: clock.now().toISOString(),
      closedAt: null,
    }
    keys.set(keyOf(session.playerId, slip.key), ticket.id)
    await keep(ticket)
    let answer: Answer
    try {
      answer = await call('place', placeBody(session, ticket))
    } catch (error) {
      logger.warn('a ticket was not answered and is voided', { ticket: ticket.id, why: String(error) })
      await keep({ ...ticket, state: 'refused', reason: 'not_placed', owed: owe('void') })
      throw new SlipRefusal('not_placed')
    }
    if (answer.status === 'ok')
      return { ticket: await keep({ ...ticket, state: 'open' }), balance: answer.balance ?? null }
    const reason = reasonOf(answer.status)
    await keep({ ...ticket, state: 'refused', reason })
    throw new SlipRefusal(reason, answer.balance === undefined ? {} : { balance: answer.balance })
  }

  async function tell(id: string): Promise<void> {
    const ticket = tickets.get(id)!
    const { owed } = ticket
    if (!owed) return
    const { call: path, ...told } = owed
    try {
      const answer = await call(path, { ticketId: id, ...told })
      await keep(answered(tickets.get(id)!, owed, answer, clock.now()))
    } catch (error) {
      if (!(error instanceof PlatformRejected)) throw error
      logger.error('the platform rejected a ticket', error, { ticket: id, call: path })
      await keep({ ...tickets.get(id)!, owed: null, state: 'void', result: 'rejected', legs: finals(ticket) })
    }
  }

  /** Judges what was played since, and says what has to be told. */
  function judged(ticket: Ticket): Ticket {
    const legs = ticket.legs.map((leg) => {
      if (leg.verdict && leg.isFinal) return leg
      const found = board.judge(leg.eventId, leg.market, leg.outcome)
      return found ? { ...leg, verdict: found.verdict, isFinal: found.isFinal } : leg
    })
    if (legs.every((leg, at) => leg === ticket.legs[at] || sameLeg(leg, ticket.legs[at]!))) return ticket
    const seen = { ...ticket, legs }
    const found = resultOf(seen)
    if (!found) return seen
    const payout = String(found.payout)
    const told = { result: found.result, payout }
    if (ticket.state === 'open') {
      return { ...seen, owed: found.result === 'void' ? owe('void') : owe('settle', told) }
    }
    const isSame = found.result === 'void' || paidWith(ticket, payout) === ticket.paid
    if (found.result === ticket.result && isSame) return seen
    return { ...seen, owed: owe('resettle', told) }
  }

  async function workOn(id: string): Promise<void> {
    if (busy.has(id)) return
    busy.add(id)
    try {
      const ticket = tickets.get(id)!
      const next = ticket.owed || ticket.state === 'placing' || ticket.state === 'refused' ? ticket : judged(ticket)
      if (next !== ticket) await keep(next)
      if (next.owed) await tell(id)
    } catch (error) {
      logger.warn('a ticket is told again later', { ticket: id, why: String(error) })
    } finally {
      busy.delete(id)
    }
  }

  const cashOutOf = (ticket: Ticket) => cashOutValue(board, ticket)

  return {
    place(session, slip) {
      const key = keyOf(session.playerId, slip.key)
      const known = keys.get(key)
      const running = byKey.get(key)
      if (running) return running
      if (known) return repeated(tickets.get(known)!)
      const placing = placeOnce(session, slip).finally(() => byKey.delete(key))
      byKey.set(key, placing)
      return placing
    },
    cashOutOf,
    async cashOut(session, ticketId, { payout, stakeLeft }) {
      const ticket = tickets.get(ticketId)
      if (!ticket || ticket.playerId !== session.playerId) throw new SlipRefusal('ticket_unknown')
      // It was done, and the answer did not come.
      const isDone = ({ state, ...now }: Ticket) =>
        state === 'cashed' || (now.cashedOut !== '0' && now.stakeLeft === stakeLeft)
      if (isDone(ticket)) return ticket
      const whole = cashOutOf(ticket)
      if (typeof whole !== 'bigint' || busy.has(ticketId)) throw new SlipRefusal('cash_out_closed')
      const value = stakeLeft === undefined ? whole : partValue(ticket, whole, BigInt(stakeLeft))
      if (value === undefined) throw new SlipRefusal('cash_out_part')
      if (value < BigInt(payout)) throw new SlipRefusal('cash_out_moved', { payout: String(value) })
      busy.add(ticketId)
      try {
        await keep({ ...ticket, owed: owe('cash-out', { payout, ...(stakeLeft !== undefined && { stakeLeft }) }) })
        await tell(ticketId)
      } catch {
        throw new SlipRefusal('not_placed')
      } finally {
        busy.delete(ticketId)
      }
      const done = tickets.get(ticketId)!
      if (!isDone(done)) throw new SlipRefusal('cash_out_closed')
      return done
    },
    roomFor: exposure.roomFor,
    of: (playerId) =>
      [...(idsOf.get(playerId) ?? [])].map((id) => tickets.get(id)!).filter(({ state }) => state !== 'refused'),
    all: () => [...tickets.values()],
    async work() {
      const due = [...watched].values()
      const workOnNext = async () => {
        for (const id of due) await workOn(id)
      }
      await Promise.all(Array.from({ length: CALLS_AT_ONCE }, workOnNext))
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const keyOf = (playerId: string, key: string): string => `${playerId} ${key}`

async function repeated(ticket: Ticket): Promise<{ ticket: Ticket; balance: null }> {
  if (ticket.state === 'refused') throw new SlipRefusal((ticket.reason as RefusalCode | null) ?? 'not_placed')
  return { ticket, balance: null }
}

const owe = (call: Owed['call'], told: Pick<Owed, 'result' | 'payout' | 'stakeLeft'> = {}): Owed => ({
  call,
  transactionId: uuidv7(),
  ...told,
})

/** A row that was written before tickets could be cashed out in parts. */
const withParts = (row: Ticket): Ticket => ({
  ...row,
  stakeLeft: row.stakeLeft ?? row.stake,
  cashedOut: row.cashedOut ?? '0',
})

const sameLeg = (left: Ticket['legs'][number], right: Ticket['legs'][number]): boolean =>
  JSON.stringify(left) === JSON.stringify(right)

const REASONS: Readonly<Record<string, RefusalCode>> = {
  insufficient_funds: 'insufficient_funds',
  bet_refused: 'bet_refused',
  check_due: 'check_due',
  session_ended: 'session_ended',
  session_not_found: 'session_ended',
}

const reasonOf = (status: string): RefusalCode => REASONS[status] ?? 'not_placed'

function placeBody({ sessionToken }: Session, ticket: Ticket): object {
  return {
    sessionToken,
    transactionId: ticket.transactionId,
    ticketId: ticket.id,
    amount: ticket.stake,
    currency: ticket.currency,
    type: ticket.type,
    coefficient: ticket.coefficient,
    payoutMax: ticket.payoutMax,
    items: ticket.legs.map(({ eventId, words, price, stage, startMs }) => ({
      eventId,
      ...words,
      coefficient: String(price / 100),
      stage,
      eventDate: new Date(startMs).toISOString(),
    })),
  }
}
