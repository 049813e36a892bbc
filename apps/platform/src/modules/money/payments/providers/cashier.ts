import { z } from 'zod'
import { callCompany, type Company, type CompanyCall, type CompanyPorts } from '../../../ground/companies/index.ts'
import { failureReasons } from '../invoice.ts'
import { type PaymentOrder, type PaymentProvider, type PaymentState, ProviderFailure } from './port.ts'

export interface CashierPorts extends CompanyPorts {
  config: { publicUrl: string }
}

const TIMEOUT_MS = 5_000
/** A first call can meet a connection that just went away; the order is the same payment when sent again. */
const ATTEMPTS = 2

const amount = z.string().regex(/^\d{1,38}$/)

/** What a QR code of a payment says. A code holds no more than this. */
export const PaymentCode = z.string().min(1).max(1000)

const Created = z.object({
  status: z.literal('ok'),
  action: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullable()
    .default(null),
  fields: z.record(z.string().max(64), z.string().max(2048)).default({}),
  qr: PaymentCode.nullable().default(null),
})

const Known = z.object({
  status: z.literal('ok'),
  state: z.enum(['created', 'paid', 'failed', 'abandoned', 'returned']),
  funding: z.string().max(32).optional(),
  reason: z.enum(failureReasons).optional().catch(undefined),
  amount,
  currency: z.string().max(10),
  qr: PaymentCode.nullable().default(null),
})

/** A company with a hosted payment page that speaks `docs/cashier-protocol.md`. */
export function createCashier(ports: CashierPorts, company: Company): PaymentProvider {
  const send = (call: Omit<CompanyCall, 'timeoutMs'>) =>
    persist(() => callCompany(ports, company, { ...call, timeoutMs: TIMEOUT_MS }))
  return {
    id: company.id,
    async createPayment(order) {
      const reply = await send({ method: 'POST', path: '/cashier/v1/payments', body: toBody(order, ports) })
      const { action, fields, qr } = await read(reply, Created)
      return { action, fields, qr }
    },
    async readPayment(paymentId): Promise<PaymentState> {
      const reply = await send({ method: 'GET', path: `/cashier/v1/payments/${paymentId}` })
      if (reply.status === 404) return { state: 'unknown', amount: 0n, currency: '', isOnCredit: false, qr: null }
      const known = await read(reply, Known)
      // Money that was given back was refused before: here it is as if it had not come.
      const state = known.state === 'returned' ? 'failed' : known.state
      const { currency, qr, reason } = known
      return { state, amount: BigInt(known.amount), currency, isOnCredit: known.funding === 'credit', reason, qr }
    },
  }
}

function toBody(order: PaymentOrder, { config }: CashierPorts): object {
  return {
    ...order,
    kind: 'deposit',
    amount: String(order.amount),
    subunitToUnit: String(order.subunitToUnit),
    callbackUrl: `${config.publicUrl}/callbacks/cashier`,
  }
}

async function persist(attempt: () => Promise<Response>): Promise<Response> {
  let failure: unknown
  for (let attempts = 0; attempts < ATTEMPTS; attempts++) {
    try {
      const reply = await attempt()
      if (reply.status < 500) return reply
      failure = new ProviderFailure(`the cashier answered ${reply.status}`)
    } catch (error) {
      failure = error
    }
  }
  throw new ProviderFailure('the cashier did not answer', { cause: failure })
}

async function read<Shape extends z.ZodType>(reply: Response, shape: Shape): Promise<z.output<Shape>> {
  const text = await reply.text().catch(() => '')
  try {
    if (reply.ok) return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new ProviderFailure('the cashier answered in another way than agreed', { cause })
  }
  throw new ProviderFailure(`the cashier answered ${reply.status}`)
}
