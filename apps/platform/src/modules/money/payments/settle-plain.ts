import type { Queryable } from '@baize/database'
import { publicationOf } from './events.ts'
import { entryOf, type Invoice, judge, type PaymentReport } from './invoice.ts'
import { findInvoice, settlePaid } from './store.ts'
import { factOf } from './transitions.ts'

/** What those who take part in a deposit leave to the statement that settles it. */
export interface Foreseen {
  /** How much is to be staked before money may leave, in smallest units. */
  turnover: bigint
}

/** What others will want of a deposit that is about to be settled; `null` where one of them has to take part itself. */
export type Foresee = (db: Queryable, invoice: Invoice) => Promise<Foreseen | null>

/** A report of a payment company as it came in. */
export interface Reported {
  provider: string
  eventId: string
  paymentId: string
  report: PaymentReport
}

/**
 * Settles a waiting deposit that was paid as it was asked for by one statement, which is a transaction of its own outside
 * of one. `false`: nothing was done, and the general way decides and says why. Whoever calls wakes those who listen.
 */
export async function settlePlain(
  db: Queryable,
  { provider, eventId, paymentId, report }: Reported,
  foresee: Foresee,
  now: Date,
): Promise<boolean> {
  const invoice = await findInvoice(db, paymentId)
  if (invoice?.status !== 'pending' || invoice.provider !== provider) return false
  // What the player's country says of credit is read where it is asked.
  const consequence = judge(invoice, report, { takesCredit: false })
  if (consequence.kind !== 'settled') return false
  const foreseen = await foresee(db, invoice)
  if (!foreseen) return false
  const { status, statusResult } = consequence
  const number = await settlePaid(db, {
    invoice: { ...invoice, statusResult },
    eventId,
    entry: entryOf(invoice),
    turnover: foreseen.turnover,
    told: publicationOf({ ...invoice, status, statusResult, updatedAt: now }),
    fact: factOf(invoice),
    now,
  })
  return number !== null
}
