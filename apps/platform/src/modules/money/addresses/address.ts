/** What may come to an address, and how far it has come. `small` is confirmed and waits for more. */
export type PaymentState = 'seen' | 'small' | 'settled' | 'void'

/** A place on a network that belongs to one account of one player, for ever. */
export interface DepositAddress {
  id: string
  playerId: string
  accountId: string
  method: string
  network: string
  currency: string
  provider: string
  /** The company's own name for it. */
  companyInvoice: string
  address: string
  tag: string | null
  /** What a wallet reads from a code. */
  link: string | null
  /** The company's own page for it. */
  page: string | null
  /** Which bonus was chosen with it; another choice is another address. */
  choice: string
  /** Smallest units; what is credited at once. */
  amountMin: bigint
  createdAt: Date
  usedAt: Date | null
  changedAt: Date
}

/** A payment as the company tells it. */
export interface CoinPayment {
  /** The transaction and which of its outputs it is. */
  id: string
  /** Smallest units. */
  amount: bigint
  state: 'seen' | 'confirmed' | 'void'
}

/** A payment as the house keeps it. */
export interface KeptPayment {
  id: string
  addressId: string
  invoiceId: string
  amount: bigint
  state: PaymentState
}

/** What is to be done about a payment. */
export type Step = 'open' | 'confirm' | 'void' | null

/**
 * What a word of the company about a payment means, whatever was heard before and in whichever order. Coins that lie
 * under enough blocks count, also after the transaction was taken for replaced; nothing takes back what was credited.
 */
export function stepFor(kept: Pick<KeptPayment, 'state'> | undefined, told: CoinPayment): Step {
  if (!kept) return told.state === 'void' ? null : 'open'
  if (kept.state === 'settled' || kept.state === 'small') return null
  if (told.state === 'confirmed') return 'confirm'
  return told.state === 'void' && kept.state === 'seen' ? 'void' : null
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long an address that nobody paid to is given again for the same choice. */
export const FRESH_FOR_MS = DAY_MS

/** How long the bonus that was chosen with an address waits for a first payment. */
export const CHOICE_FOR_MS = 7 * DAY_MS

/**
 * When the company is asked next, should it not speak first: soon while something is on its way, and ever more seldom
 * about an address where nothing has happened, once a day for ever.
 */
export function askAgainAt(changedAt: Date, isAwaiting: boolean, now: Date): Date {
  const quietMs = now.getTime() - changedAt.getTime()
  const waitMs = isAwaiting ? 3 * MINUTE_MS : Math.min(Math.max(quietMs / 4, 3 * MINUTE_MS), DAY_MS)
  return new Date(now.getTime() + waitMs)
}
