import { PlatformUnreachable, type Answer, type TicketCall } from '../src/betting/book/client.ts'

/** What the platform does with the next call: is never reached, or its answer is lost. */
export type Fault = 'unreachable' | 'answer-lost'

interface Held {
  stake: bigint
  stakeLeft: bigint
  payoutMax: bigint
  paid: bigint
  state: 'open' | 'closed' | 'void' | 'cashed'
}

/** The platform's side of the ticket protocol with one player, as its document tells it: one purse, whoever plays. For tests. */
export function fakeTickets(start: bigint) {
  let balance = start
  const answers = new Map<string, Answer>()
  const tickets = new Map<string, Held>()
  const voided = new Set<string>()
  const faults: Fault[] = []
  const calls: { path: string; body: Record<string, string> }[] = []

  const moved = (by: bigint): Answer => {
    balance += by
    return { status: 'ok', balance: String(balance) }
  }

  /** How many calls are on their way, and were at most. */
  const traffic = { now: 0, most: 0 }

  const work: Record<string, (body: Record<string, string>) => Answer> = {
    session: ({ launchToken }) => ({
      status: 'ok',
      sessionToken: 's',
      playerId: `player of ${launchToken}`,
      currency: 'EUR',
      subunitToUnit: '100',
      balance: String(balance),
      locale: 'en',
    }),
    balance: () => ({ status: 'ok', balance: String(balance), currency: 'EUR' }),
    place({ ticketId, amount, payoutMax }) {
      if (voided.has(ticketId!)) return { status: 'ticket_voided' }
      const stake = BigInt(amount!)
      if (stake > balance) return { status: 'insufficient_funds', balance: String(balance) }
      tickets.set(ticketId!, { stake, stakeLeft: stake, payoutMax: BigInt(payoutMax!), paid: 0n, state: 'open' })
      return moved(-stake)
    },
    settle: ({ ticketId, payout }) => close(ticketId!, 'closed', BigInt(payout!)),
    'cash-out': ({ ticketId, payout, stakeLeft }) => close(ticketId!, 'cashed', BigInt(payout!), stakeLeft),
    void({ ticketId }) {
      const ticket = tickets.get(ticketId!)
      voided.add(ticketId!)
      if (!ticket) return { status: 'ok' }
      if (ticket.state !== 'open') return { status: 'ticket_closed' }
      ticket.state = 'void'
      return moved(ticket.stake)
    },
    resettle({ ticketId, payout, result }) {
      const ticket = tickets.get(ticketId!)
      if (!ticket) return { status: 'ticket_not_found' }
      if (ticket.state === 'open') return { status: 'ticket_open' }
      if (ticket.state === 'cashed') return { status: 'ticket_cashed_out' }
      const before = ticket.state === 'void' ? ticket.stake : ticket.paid
      ticket.state = result === 'void' ? 'void' : 'closed'
      ticket.paid = BigInt(payout!)
      return moved((ticket.state === 'void' ? ticket.stake : ticket.paid) - before)
    },
  }

  function close(id: string, state: Held['state'], payout: bigint, stakeLeft?: string): Answer {
    const ticket = tickets.get(id)
    if (!ticket) return { status: 'ticket_not_found' }
    if (ticket.state !== 'open') return { status: 'ticket_closed' }
    if (ticket.paid + payout > ticket.payoutMax) return { status: 'payout_too_high' }
    if (stakeLeft !== undefined && BigInt(stakeLeft) >= ticket.stakeLeft) return { status: 'stake_left_too_high' }
    if (stakeLeft === undefined) ticket.state = state
    else ticket.stakeLeft = BigInt(stakeLeft)
    ticket.paid += payout
    return moved(payout)
  }

  const call: TicketCall = async (path, body) => {
    const read = body as Record<string, string>
    calls.push({ path, body: read })
    const fault = faults.shift()
    traffic.now += 1
    traffic.most = Math.max(traffic.most, traffic.now)
    await Promise.resolve()
    traffic.now -= 1
    if (fault === 'unreachable') throw new PlatformUnreachable(path)
    const id = read.transactionId
    const answer = (id && answers.get(id)) || work[path]!(read)
    if (id) answers.set(id, answer)
    if (fault === 'answer-lost') throw new PlatformUnreachable(path)
    return answer
  }

  const credit = (by: bigint) => void moved(by)

  return {
    call,
    calls,
    tickets,
    traffic,
    credit,
    balance: () => balance,
    plan: (...next: Fault[]) => void faults.push(...next),
  }
}
