import type { Answer } from './client.ts'
import { lineCount } from './stake.ts'
import { paidByVoid, paidWith, type Owed, type Ticket } from './ticket.ts'

/** What a call that was answered makes of a ticket. */
export function answered(ticket: Ticket, owed: Owed, { status }: Answer, now: Date): Ticket {
  const done = { ...ticket, owed: null, closedAt: ticket.closedAt ?? now.toISOString() }
  const voided = { ...done, state: 'void', result: 'void', paid: paidByVoid(ticket) } as const
  const isWaiting = status === 'win_waiting'
  if (owed.call === 'void') return ticket.state === 'refused' ? { ...ticket, owed: null } : { ...voided, isWaiting }
  const isDone = status === 'ok' || isWaiting
  if (isDone && owed.stakeLeft !== undefined) return withPart(ticket, owed.payout!, owed.stakeLeft)
  if (isDone && owed.result === 'void') return { ...voided, isWaiting }
  if (isDone) {
    const paid = paidWith(ticket, owed.payout!)
    if (owed.call === 'cash-out') return { ...done, state: 'cashed', result: 'cashed', paid, isWaiting }
    return { ...done, state: 'settled', result: owed.result!, paid, isWaiting }
  }
  if (owed.call === 'cash-out') return { ...ticket, owed: null }
  // An operator still has to decide about what it won: asked again later.
  if (status === 'win_waits') return ticket
  // It stays what it had come to.
  if (status === 'too_old') return { ...ticket, owed: null }
  if (status === 'stays_void') return { ...voided, legs: finals(ticket) }
  // Closed by an operator of the platform: what it came to stands with them.
  return { ...voided, result: status, legs: finals(ticket) }
}

/** A ticket of which a part was cashed out: the rest goes on. */
function withPart(ticket: Ticket, payout: string, stakeLeft: string): Ticket {
  const lines = BigInt(lineCount(ticket.legs.length, ticket.size))
  const paid = paidWith(ticket, payout)
  return { ...ticket, owed: null, cashedOut: paid, paid, stakeLeft, lineStake: String(BigInt(stakeLeft) / lines) }
}

/** The legs as they are looked at no more. */
export const finals = ({ legs }: Ticket) => legs.map((leg) => ({ ...leg, isFinal: true }))
