import { type Pool, type Tx, withRetries, withTransaction } from '@baize/database'
import { type Clock, type Logger, uuidv7 } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Companies, sendersOf } from '../../ground/companies/index.ts'
import { wakeConsumers } from '../../ground/facts/index.ts'
import { wakeRelays } from '../../ground/outbox/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import {
  createSignatureGuard,
  malformed,
  type SeenCalls,
  type SignedAnswer,
  signedRoutes,
  type TrustedCall,
} from '../../ground/signing/index.ts'
import { failureReasons, type Invoice, isRefused, open, type PaymentReport } from './invoice.ts'
import { PaymentCode } from './providers/cashier.ts'
import { type Foresee, settlePlain } from './settle-plain.ts'
import { insertInvoice, insertReport, isReported, lockInvoice } from './store.ts'
import { prepare, type TakeReport } from './transitions.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  security: SecurityLog
  companies: Companies
  seenCalls: SeenCalls
}

const known = {
  eventId: z.string().regex(/^[!-~]{1,128}$/),
  paymentId: z.uuid(),
  amount: z.string().regex(/^\d{1,38}$/),
  currency: z.string().regex(/^[A-Z0-9]{2,10}$/),
  occurredAt: z.iso.datetime({ offset: true }),
}

/** What a cashier reports. Members we do not know are ignored, so that it may add some. */
const Callback = z.discriminatedUnion('status', [
  z.object({ ...known, status: z.literal('prepared'), qr: PaymentCode }),
  z.object({
    ...known,
    status: z.enum(['paid', 'failed']),
    /** What the payer paid with, where the cashier knows. */
    funding: z.string().max(32).optional(),
    /** Beside `failed`; one we have no words for is as good as none. */
    reason: z.enum(failureReasons).optional().catch(undefined),
  }),
])
type Callback = z.output<typeof Callback>

/** What the rest of the platform makes of a report. */
interface Meaning {
  /** Carries out what it means. */
  take: TakeReport
  /** Who wants what of a deposit that is about to be settled. */
  foresee: Foresee
}

/** Adds the address where the cashier reports payments, `/callbacks/cashier`. */
export async function registerCallbacks(app: FastifyInstance, ports: Ports, meaning: Meaning): Promise<void> {
  const guard = createSignatureGuard(sendersOf(ports.companies, 'cashier'), ports)
  await app.register(async (scope) => {
    const post = signedRoutes(scope, guard, ports)
    // Reports are remembered by event and state, so that what is sent again at another process changes nothing.
    const keyed = { isKeyed: true }
    const report = async ({ sender, body }: TrustedCall) => {
      const callback = Callback.safeParse(body)
      if (!callback.success) return malformed(callback.error.issues[0]!.message)
      return receive(ports, meaning, sender, callback.data)
    }
    post('/callbacks/cashier', report, keyed)
  })
}

/** Takes a report in. Repeats, races and reports out of order answer `ok` and change nothing. */
async function receive(
  { pool, clock, logger }: Ports,
  { take, foresee }: Meaning,
  provider: string,
  callback: Callback,
): Promise<SignedAnswer> {
  const { paymentId } = callback
  if (callback.status === 'paid') {
    const { eventId } = callback
    const paid = { provider, eventId, paymentId, report: reportOf(callback) }
    if (await withRetries(() => settlePlain(pool, paid, foresee, clock.now()))) {
      wakeRelays()
      wakeConsumers()
      return { status: 200, body: { status: 'ok' } }
    }
  }
  const outcome = await withTransaction(pool, (tx) => takeIn(tx, take, provider, callback, clock))
  if (outcome === 'unknown') return { status: 404, body: { status: 'payment_not_found' } }
  if (outcome === 'mismatch') logger.warn('a payment is not what was asked for', { invoice: paymentId })
  if (outcome === 'refused') return { status: 200, body: { status: 'refused', reason: 'credit_card' } }
  return { status: 200, body: { status: 'ok' } }
}

async function takeIn(tx: Tx, take: TakeReport, provider: string, callback: Callback, clock: Clock) {
  const { eventId, paymentId, amount, currency } = callback
  const invoice = await lockInvoice(tx, paymentId)
  if (!invoice || invoice.provider !== provider) return 'unknown'
  if (await isReported(tx, provider, eventId, paymentId)) return isRefused(invoice) ? 'refused' : 'repeated'
  // Heard again it is the same code, so nothing of it is kept but the code.
  if (callback.status === 'prepared') return prepare(tx, invoice, callback.qr)
  const now = clock.now()
  const { status } = callback
  const kind = await take(tx, invoice, reportOf(callback), now)
  await insertReport(tx, { provider, eventId, invoiceId: paymentId, status, amount, currency }, kind, now)
  return kind
}

function reportOf({
  status,
  amount,
  currency,
  funding,
  reason,
}: Exclude<Callback, { status: 'prepared' }>): PaymentReport {
  return { status, amount: BigInt(amount), currency, isOnCredit: funding === 'credit', reason }
}

const REHEARSED = { provider: 'rehearsal', method: 'card', amount: 1n }

/** Opens deposits and takes in that they were paid, at once and the general way, for a transaction that is undone. */
export async function rehearsePayment(
  tx: Tx,
  account: Pick<Invoice, 'playerId' | 'accountId' | 'currency'>,
  { take, foresee }: Meaning,
  clock: Clock,
): Promise<void> {
  const now = clock.now()
  const { currency } = account
  const { provider, amount } = REHEARSED
  const openNext = async () => {
    const invoice = open({ ...REHEARSED, ...account, id: uuidv7() }, now)
    await insertInvoice(tx, invoice, { id: invoice.id, key: null, hash: Buffer.alloc(0) })
    const occurredAt = now.toISOString()
    return {
      eventId: invoice.id,
      paymentId: invoice.id,
      amount: String(amount),
      currency,
      occurredAt,
      status: 'paid' as const,
    }
  }
  const plain = await openNext()
  const { eventId, paymentId } = plain
  await settlePlain(tx, { provider, eventId, paymentId, report: reportOf(plain) }, foresee, now)
  await takeIn(tx, take, provider, await openNext(), clock)
}
