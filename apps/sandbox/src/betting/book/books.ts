import { uuidv7, type Clock, type Logger } from '@baize/kit'
import type { Journal } from '../../cashier/journal.ts'
import { languageOf } from '../calendar/words.ts'
import type { Board } from './board.ts'
import { PlatformRejected, type Answer, type TicketCall } from './client.ts'
import type { Session } from './sessions.ts'
import { readSlip, SlipRefusal, type RefusalCode, type Slip } from './slip.ts'
import { coefficientOf, lineCount, payoutMost, valueOf } from './stake.ts'
import { isWatched, resultOf, type Owed, type Ticket } from './ticket.ts'

export interface Books {
  /** Takes a slip; the same key is the same ticket. Throws `SlipRefusal`. */
  readonly place: (session: Session, slip: Slip) => Promise<{ ticket: Ticket; balance: string | null }>
  /** What an open ticket can be given back for now. */
  readonly cashOutOf: (ticket: Ticket) => bigint | 'closed' | undefined
  readonly cashOut: (session: Session, ticketId: string, payout: string) => Promise<Ticket>
  readonly of: (playerId: string) => readonly Ticket[]
  readonly all: () => readonly Ticket[]
  /** Settles what can be settled and makes owed calls again; resolves when all of them have been answered or failed. */
  readonly work: () => Promise<void>
  /** Tells of every change. */
  readonly onChange: (listener: (ticket: Ticket) => void) => () => void
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

/** The company keeps this share of what a ticket is worth when it takes it back. */
const CASH_OUT_SHARE = 0.95

/** The company's own books: every ticket from the slip to its last correction, on disk before anybody is told. */
export async function openBooks({ board, call, journal, clock, logger, liveDelayMs }: BooksPorts): Promise<Books> {
  const tickets = new Map((await journal.read()).map((ticket) => [ticket.id, ticket]))
  const byKey = new Map<string, Promise<{ ticket: Ticket; balance: string | null }>>()
  const keys = new Map([...tickets.values()].map((ticket) => [keyOf(ticket.playerId, ticket.key), ticket.id]))
  const watched = new Set([...tickets.values()].filter(isWatched).map(({ id }) => id))
  const busy = new Set<string>()
  const listeners = new Set<(ticket: Ticket) => void>()
  // A slip that was on its way when the process ended: nobody knows whether it came, so it is taken out of the world.
  for (const ticket of tickets.values()) {
    if (ticket.state === 'placing') {
      await keep({ ...ticket, state: 'refused', reason: 'not_placed', owed: owe('void') })
    }
  }

  async function keep(ticket: Ticket): Promise<Ticket> {
    await journal.write(ticket)
    tickets.set(ticket.id, ticket)
    if (isWatched(ticket)) watched.add(ticket.id)
    else watched.delete(ticket.id)
    for (const listener of listeners) listener(ticket)
    return ticket
  }

  async function placeOnce(session: Session, slip: Slip) {
    const language = languageOf(session.locale)
    const unit = BigInt(session.subunitToUnit)
    const first = readSlip(board, slip, language, unit)
    const isLive = first.some(({ stage }) => stage === 'live')
    if (isLive && liveDelayMs > 0) await new Promise((resolve) => setTimeout(resolve, liveDelayMs))
    const legs = isLive ? readSlip(board, slip, language, unit) : first
    const prices = legs.map(({ price }) => price)
    const lineStake = BigInt(slip.stake) / BigInt(lineCount(legs.length, slip.size))
    const ticket: Ticket = {
      id: uuidv7(),
      key: slip.key,
      transactionId: uuidv7(),
      playerId: session.playerId,
      currency: session.currency,
      language,
      type: slip.type,
      size: slip.size,
      stake: slip.stake,
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

  /** What a call that was answered makes of a ticket. */
  function answered(ticket: Ticket, owed: Owed, { status }: Answer): Ticket {
    const closedAt = clock.now().toISOString()
    const done = { ...ticket, owed: null, closedAt: ticket.closedAt ?? closedAt }
    if (owed.call === 'void') {
      if (ticket.state === 'refused') return { ...ticket, owed: null }
      return { ...done, state: 'void', result: 'void', paid: '0' }
    }
    const isDone = status === 'ok' || status === 'win_waiting'
    if (isDone && owed.call === 'cash-out') return { ...done, state: 'cashed', result: 'cashed', paid: owed.payout! }
    if (isDone && owed.result === 'void') return { ...done, state: 'void', result: 'void', paid: '0', isWaiting: false }
    if (isDone)
      return {
        ...done,
        state: 'settled',
        result: owed.result!,
        paid: owed.payout!,
        isWaiting: status === 'win_waiting',
      }
    // An operator still has to decide about what it won: asked again later.
    if (status === 'win_waits') return ticket
    if (status === 'stays_void') return { ...done, state: 'void', result: 'void', paid: '0', legs: finals(ticket) }
    if (status === 'ticket_closed' && owed.call === 'cash-out') return { ...ticket, owed: null }
    // Closed by an operator of the platform: what it came to stands with them.
    return { ...done, state: 'void', result: status, paid: '0', legs: finals(ticket) }
  }

  async function tell(id: string): Promise<void> {
    const ticket = tickets.get(id)!
    const { owed } = ticket
    if (!owed) return
    const { call: path, transactionId, result, payout } = owed
    const amounts = { ...(result !== undefined && { result }), ...(payout !== undefined && { payout }) }
    try {
      const answer = await call(path, { transactionId, ticketId: id, ...amounts })
      await keep(answered(tickets.get(id)!, owed, answer))
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
    if (ticket.state === 'open') {
      return { ...seen, owed: found.result === 'void' ? owe('void') : owe('settle', found.result, payout) }
    }
    if (found.result === ticket.result && payout === ticket.paid) return seen
    return { ...seen, owed: owe('resettle', found.result, payout) }
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

  function cashOutOf(ticket: Ticket): bigint | 'closed' | undefined {
    if (ticket.state !== 'open' || ticket.owed) return undefined
    const averages: number[] = []
    for (const { verdict, price, eventId, market, outcome } of ticket.legs) {
      const chance = verdict
        ? { win: verdict.won / verdict.of, back: verdict.back / verdict.of }
        : board.chance(eventId, market, outcome)
      if (chance === 'closed') return 'closed'
      if (!chance) return undefined
      averages.push((chance.win * price) / 100 + chance.back)
    }
    const value = valueOf(
      BigInt(ticket.lineStake),
      ticket.size,
      averages.map((average) => average * CASH_OUT_SHARE ** (1 / ticket.size)),
    )
    const most = BigInt(ticket.payoutMax)
    return value > most ? most : value > 0n ? value : undefined
  }

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
    async cashOut(session, ticketId, payout) {
      const ticket = tickets.get(ticketId)
      if (!ticket || ticket.playerId !== session.playerId) throw new SlipRefusal('ticket_unknown')
      if (ticket.state === 'cashed') return ticket
      const value = cashOutOf(ticket)
      if (value === undefined || value === 'closed' || busy.has(ticketId)) throw new SlipRefusal('cash_out_closed')
      if (value < BigInt(payout)) throw new SlipRefusal('cash_out_moved', { payout: String(value) })
      busy.add(ticketId)
      try {
        await keep({ ...ticket, owed: owe('cash-out', undefined, payout) })
        await tell(ticketId)
      } catch {
        throw new SlipRefusal('not_placed')
      } finally {
        busy.delete(ticketId)
      }
      const done = tickets.get(ticketId)!
      if (done.state !== 'cashed') throw new SlipRefusal('cash_out_closed')
      return done
    },
    of: (playerId) =>
      [...tickets.values()].filter((ticket) => ticket.playerId === playerId && ticket.state !== 'refused'),
    all: () => [...tickets.values()],
    async work() {
      await Promise.all([...watched].map(workOn))
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

function owe(call: Owed['call'], result?: string, payout?: string): Owed {
  const isVoid = result === 'void'
  return {
    call,
    transactionId: uuidv7(),
    ...(result && { result }),
    ...(payout !== undefined && { payout: isVoid ? '0' : payout }),
  }
}

const finals = ({ legs }: Ticket) => legs.map((leg) => ({ ...leg, isFinal: true }))

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
