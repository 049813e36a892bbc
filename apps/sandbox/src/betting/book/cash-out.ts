import type { Board } from './board.ts'
import { lineCount, valueOf } from './stake.ts'
import type { Ticket } from './ticket.ts'

/** The company keeps this share of what a ticket is worth when it takes it back. */
const CASH_OUT_SHARE = 0.95

/** Shares of what still runs that are offered beside all of it, in hundredths. */
const PARTS = [25, 50, 75] as const

/** A part that can be given back: its price, and what of the stake then goes on. */
export interface CashOutPart {
  readonly share: number
  readonly payout: string
  readonly stakeLeft: string
}

/** What all that still runs of an open ticket can be given back for now. */
export function cashOutValue(board: Board, ticket: Ticket): bigint | 'closed' | undefined {
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
  const most = BigInt(ticket.payoutMax) - BigInt(ticket.cashedOut)
  return value > most ? most : value > 0n ? value : undefined
}

/** The price of the part after which `stakeLeft` goes on; undefined where every line cannot go on with a part of it. */
export function partValue(ticket: Ticket, value: bigint, stakeLeft: bigint): bigint | undefined {
  const running = BigInt(ticket.stakeLeft)
  const lines = BigInt(lineCount(ticket.legs.length, ticket.size))
  if (stakeLeft <= 0n || stakeLeft >= running || stakeLeft % lines !== 0n) return undefined
  const price = (value * (running - stakeLeft)) / running
  return price > 0n ? price : undefined
}

/** The parts of a ticket that are offered, the smallest first. */
export function partsOf(ticket: Ticket, value: bigint): CashOutPart[] {
  const line = BigInt(ticket.lineStake)
  const lines = BigInt(ticket.stakeLeft) / line
  return PARTS.flatMap((share) => {
    const stakeLeft = (line - (line * BigInt(share)) / 100n) * lines
    const price = partValue(ticket, value, stakeLeft)
    return price === undefined ? [] : [{ share, payout: String(price), stakeLeft: String(stakeLeft) }]
  })
}
