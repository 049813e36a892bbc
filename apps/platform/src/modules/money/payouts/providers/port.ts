import type { Payout } from '../withdrawal.ts'

/** A payout as a payment company gets to know it. */
export interface PayoutOrder {
  /** The withdrawal's id; the same order may be sent again and is one payout. */
  payoutId: string
  method: string
  /** Smallest units. */
  amount: bigint
  currency: string
  playerReference: string
  locale: string
  /** What the player filled in, by field key; or the token under which the company knows where the money goes. */
  details: Record<string, string>
  callbackUrl: string
}

/** A company that pays out. Both calls leave the platform and never run inside a transaction. */
export interface PayoutProvider {
  /** Orders a payout; safe to repeat. Throws `PayoutFailure` when no usable answer came: the order may have arrived. */
  createPayout(order: PayoutOrder): Promise<Payout>
  /** Asks about an earlier order. Throws `PayoutFailure` when no usable answer came. */
  readPayout(payoutId: string): Promise<Payout>
}

/** The company did not answer, or not as agreed: nobody knows what became of the order. */
export class PayoutFailure extends Error {
  override readonly name = 'PayoutFailure'
}
