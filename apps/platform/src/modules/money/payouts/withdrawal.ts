import type { WithdrawalRefusal, WithdrawalState } from '@baize/contract'

/** What a payment company lets the player see of a withdrawal. */
export interface PublicData {
  clientId?: string
  securityCode?: string
  agentNumber?: string
  transactionId?: string
  /** The company's page, as long as the player has yet to say there where the money goes. */
  url?: string
}

/** Money a player asked for. `amount` is in smallest units of `currency`, `baseAmount` of the base currency. */
export interface Withdrawal {
  id: string
  playerId: string
  accountId: string
  method: string
  provider: string
  currency: string
  amount: bigint
  baseAmount: bigint
  state: WithdrawalState
  /** Why a person decides about it; none where the rules of the house did. */
  checks: string[]
  /** Where the money goes, as much of it as may be shown; `null` until the player has said it. */
  destination: string | null
  destinationHash: Buffer | null
  /** No money of the player went there before. */
  isDestinationNew: boolean
  /** What the player filled in, sealed; `null` once it has ended. */
  details: Buffer | null
  publicData: PublicData | null
  paidAmount: bigint | null
  paidCurrency: string | null
  holdId: string
  /** The entry that ended the hold. */
  entryId: string | null
  why: WithdrawalRefusal | null
  note: string | null
  firstApprovedBy: string | null
  approvedBy: string | null
  createdAt: Date
  approvedAt: Date | null
  sentAt: Date | null
  endedAt: Date | null
  updatedAt: Date
}

/**
 * What a payment company knows of a payout. `unknown`: the order never reached it. `returned`: it was paid, and the money
 * came back.
 */
export interface Payout {
  state: 'prepared' | 'accepted' | 'paid' | 'failed' | 'returned' | 'abandoned' | 'unknown'
  amount: bigint
  currency: string
  /** Where the player had the company send the money, where it asked them itself. */
  destination: { token: string; masked: string } | null
  publicData: PublicData | null
}

/** What the company's word means for a withdrawal that was sent; the caller carries it out. */
export type Consequence = 'paid' | 'failed' | 'returned' | 'mismatch' | 'waiting' | 'send_again'

/** How long a player may take to say where the money goes, at the company's page. */
export const COLLECTED_FOR_MS = 30 * 60_000

/** States in which the player may still take the withdrawal back: no company was told to pay. */
const DECLINABLE: readonly WithdrawalState[] = ['collecting', 'checking', 'approved']

export function isDeclinable({ state }: Pick<Withdrawal, 'state'>): boolean {
  return DECLINABLE.includes(state)
}

/**
 * What a payment company's answer means for a withdrawal whose order it may have. Money that left for another amount
 * than was asked for is for a person; an order that never arrived is sent again under the same id, which is one payout.
 * Money that left and came back was paid and is returned.
 */
export function judge({ amount, currency }: Pick<Withdrawal, 'amount' | 'currency'>, payout: Payout): Consequence {
  switch (payout.state) {
    case 'unknown':
      return 'send_again'
    case 'failed':
    case 'abandoned':
      return 'failed'
    case 'paid':
    case 'returned':
      return payout.amount === amount && payout.currency === currency ? payout.state : 'mismatch'
    default:
      return 'waiting'
  }
}

/** When the company is asked again: soon at first, then every half hour, for as long as it does not know. */
export function nextAsk(sentAt: Date, now: Date): Date {
  const waitedMs = now.getTime() - sentAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(waitedMs / 2, 5_000), 30 * 60_000))
}
