import type { FailureReason, NextStep } from '../invoice.ts'

/** A deposit as a payment company gets to know it. */
export interface PaymentOrder {
  /** The invoice's id; the same order may be sent again and is one payment. */
  paymentId: string
  method: string
  /** What the player filled in, by field key. */
  details: Readonly<Record<string, string>>
  /** Smallest units. */
  amount: bigint
  currency: string
  subunitToUnit: bigint
  playerReference: string
  locale: string
  successUrl: string
  errorUrl: string
  pendingUrl: string
}

/** What a payment company knows of a payment. `unknown`: the order never reached it. */
export interface PaymentState {
  state: 'created' | 'paid' | 'failed' | 'abandoned' | 'unknown'
  amount: bigint
  currency: string
  isOnCredit: boolean
  /** Why it failed, where the company says so. */
  reason?: FailureReason
  /** The code by which an open payment can be paid, where it has one. */
  qr: string | null
}

/** A payment company. Both calls leave the platform and never run inside a transaction. */
export interface PaymentProvider {
  id: string
  /** Orders a deposit; safe to repeat. Throws `ProviderFailure` when no usable answer came. */
  createPayment(order: PaymentOrder): Promise<NextStep>
  /** Asks about an earlier order. Throws `ProviderFailure` when no usable answer came. */
  readPayment(paymentId: string): Promise<PaymentState>
}

/** The payment company did not answer, or not as agreed. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}
