import { type Pool, withTransaction } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Companies, sendersOf } from '../../ground/companies/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import {
  createSignatureGuard,
  malformed,
  type SeenCalls,
  type SignedAnswer,
  signedRoutes,
  type TrustedCall,
} from '../../ground/signing/index.ts'
import { failureReasons, isRefused } from './invoice.ts'
import { PaymentCode } from './providers/cashier.ts'
import { insertReport, isReported, lockInvoice } from './store.ts'
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

/** Adds the address where the cashier reports payments, `/callbacks/cashier`. `take` carries out what they mean. */
export async function registerCallbacks(app: FastifyInstance, ports: Ports, take: TakeReport): Promise<void> {
  const guard = createSignatureGuard(sendersOf(ports.companies, 'cashier'), ports)
  await app.register(async (scope) => {
    const post = signedRoutes(scope, guard, ports)
    // Reports are remembered by event and state, so that what is sent again at another process changes nothing.
    const keyed = { isKeyed: true }
    const report = async ({ sender, body }: TrustedCall) => {
      const callback = Callback.safeParse(body)
      if (!callback.success) return malformed(callback.error.issues[0]!.message)
      return receive(ports, take, sender, callback.data)
    }
    post('/callbacks/cashier', report, keyed)
  })
}

/** Takes a report in. Repeats, races and reports out of order answer `ok` and change nothing. */
async function receive(
  { pool, clock, logger }: Ports,
  take: TakeReport,
  provider: string,
  callback: Callback,
): Promise<SignedAnswer> {
  const { eventId, paymentId, amount, currency } = callback
  const outcome = await withTransaction(pool, async (tx) => {
    const invoice = await lockInvoice(tx, paymentId)
    if (!invoice || invoice.provider !== provider) return 'unknown'
    if (await isReported(tx, provider, eventId, paymentId)) return isRefused(invoice) ? 'refused' : 'repeated'
    // Heard again it is the same code, so nothing of it is kept but the code.
    if (callback.status === 'prepared') return prepare(tx, invoice, callback.qr)
    const now = clock.now()
    const { status, funding, reason } = callback
    const isOnCredit = funding === 'credit'
    const kind = await take(tx, invoice, { status, amount: BigInt(amount), currency, isOnCredit, reason }, now)
    await insertReport(tx, { provider, eventId, invoiceId: paymentId, status, amount, currency }, kind, now)
    return kind
  })
  if (outcome === 'unknown') return { status: 404, body: { status: 'payment_not_found' } }
  if (outcome === 'mismatch') logger.warn('a payment is not what was asked for', { invoice: paymentId })
  if (outcome === 'refused') return { status: 200, body: { status: 'refused', reason: 'credit_card' } }
  return { status: 200, body: { status: 'ok' } }
}
