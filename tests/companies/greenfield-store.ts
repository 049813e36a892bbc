import { createHmac, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { z } from 'zod'

/** A payment method id as BTCPay 2 writes it: the coin and how it is paid. */
const MethodId = z.string().regex(/^[A-Z0-9]+-[A-Z]+$/)
const Minutes = z.int().positive()

/** What an invoice may be ordered by. The interface refuses members it has no meaning for. */
const CreateInvoice = z.strictObject({
  amount: z.string().nullish(),
  currency: z.string().nullish(),
  metadata: z.looseObject({ orderId: z.string().nullish() }).optional(),
  additionalSearchTerms: z.array(z.string()).nullish(),
  receipt: z.object({}).nullish(),
  checkout: z
    .strictObject({
      speedPolicy: z.enum(['HighSpeed', 'MediumSpeed', 'LowSpeed', 'LowMediumSpeed']).nullish(),
      paymentMethods: z.array(MethodId).nullish(),
      defaultPaymentMethod: MethodId.nullish(),
      lazyPaymentMethods: z.boolean().nullish(),
      expirationMinutes: Minutes.nullish(),
      monitoringMinutes: Minutes.nullish(),
      paymentTolerance: z.number().min(0).max(100).nullish(),
      redirectURL: z.string().nullish(),
      redirectAutomatically: z.boolean().nullish(),
      defaultLanguage: z.string().nullish(),
    })
    .nullish(),
})

const Timestamp = z.int().positive()
const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

export const Payment = z.strictObject({
  id: z.string(),
  receivedDate: Timestamp,
  value: Decimal,
  fee: Decimal,
  status: z.enum(['Invalid', 'Processing', 'Settled']),
  destination: z.string(),
})
export type Payment = z.output<typeof Payment>

/** What the interface answers about an invoice, and about one way to pay it; a company may leave out what is optional here. */
export const Invoice = z.strictObject({
  id: z.string(),
  storeId: z.string(),
  amount: Decimal,
  paidAmount: Decimal.optional(),
  currency: z.string(),
  type: z.enum(['Standard', 'TopUp']),
  checkoutLink: z.url(),
  createdTime: Timestamp,
  expirationTime: Timestamp.optional(),
  monitoringExpiration: Timestamp.optional(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  availableStatusesForManualMarking: z.array(z.string()).optional(),
  archived: z.boolean().optional(),
  metadata: z.looseObject({}),
  checkout: z.looseObject({}),
  receipt: z.object({}).optional(),
})

export const InvoiceMethod = z.strictObject({
  paymentMethodId: MethodId,
  currency: z.string(),
  destination: z.string(),
  paymentLink: z.string().nullable(),
  rate: Decimal,
  paymentMethodPaid: Decimal.optional(),
  totalPaid: Decimal.optional(),
  due: Decimal.optional(),
  amount: Decimal.optional(),
  paymentMethodFee: Decimal.optional(),
  payments: z.array(Payment),
  activated: z.boolean(),
  additionalData: z.looseObject({}),
})

/** What a webhook about a payment says. */
export const PaymentEvent = z.strictObject({
  deliveryId: z.string(),
  webhookId: z.string(),
  originalDeliveryId: z.string(),
  isRedelivery: z.boolean(),
  type: z.enum(['InvoiceReceivedPayment', 'InvoicePaymentSettled']),
  timestamp: Timestamp,
  storeId: z.string(),
  invoiceId: z.string(),
  metadata: z.looseObject({}),
  afterExpiration: z.boolean(),
  paymentMethodId: MethodId,
  payment: Payment,
})

interface Opened {
  id: string
  createdTime: number
  order: z.output<typeof CreateInvoice>
  payments: Payment[]
}

const STORE = 'HhqEMtGPR6DWKvEUkf1nR8pMr2Q5VPzVzLLk3sJvSxyz'

/**
 * A store of BTCPay as its published interface describes it, and as strict: a member it does not know is refused, what was
 * replaced is left out unless it is asked for, ways to pay that are lazy have no address until somebody opens them, and
 * words are signed over the bytes they are sent as.
 */
export async function startGreenfieldStore(apiKey: string) {
  const app = Fastify()
  const invoices = new Map<string, Opened>()
  const orders: unknown[] = []
  const at = { webhook: '' }
  const now = () => Math.floor(Date.now() / 1000)

  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization !== `token ${apiKey}`)
      return reply.code(401).send({ code: 'unauthenticated', message: 'Authentication is required' })
  })
  app.post(`/api/v1/stores/${STORE}/invoices`, async (request, reply) => {
    orders.push(request.body)
    const order = CreateInvoice.safeParse(request.body)
    if (!order.success)
      return reply.code(422).send(order.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    const opened = { id: randomUUID().replaceAll('-', ''), createdTime: now(), order: order.data, payments: [] }
    invoices.set(opened.id, opened)
    return invoiceOf(opened)
  })
  app.get<{ Params: { id: string }; Querystring: { onlyAccountedPayments?: string } }>(
    `/api/v1/stores/${STORE}/invoices/:id/payment-methods`,
    async (request, reply) => {
      const opened = invoices.get(request.params.id)
      if (!opened) return reply.code(404).send({ code: 'invoice-not-found', message: 'The invoice was not found' })
      const isAll = request.query.onlyAccountedPayments?.toLowerCase() === 'false'
      return opened.order.checkout!.paymentMethods!.map((id) => methodOf(opened, id, isAll))
    },
  )

  const invoiceOf = ({ id, createdTime, order }: Opened): z.input<typeof Invoice> => ({
    id,
    storeId: STORE,
    amount: '0',
    paidAmount: '0',
    currency: order.currency!,
    type: order.amount ? 'Standard' : 'TopUp',
    checkoutLink: `${url}/i/${id}`,
    createdTime,
    expirationTime: createdTime + order.checkout!.expirationMinutes! * 60,
    monitoringExpiration: createdTime + order.checkout!.monitoringMinutes! * 120,
    status: 'New',
    additionalStatus: 'None',
    availableStatusesForManualMarking: ['Settled', 'Invalid'],
    archived: false,
    metadata: order.metadata ?? {},
    checkout: order.checkout ?? {},
    receipt: {},
  })

  const methodOf = ({ id, order, payments }: Opened, method: string, isAll: boolean) => ({
    paymentMethodId: method,
    currency: order.currency!,
    destination: order.checkout?.lazyPaymentMethods === false ? `bc1q${id}` : undefined,
    paymentLink: `bitcoin:bc1q${id}`,
    rate: '1',
    paymentMethodPaid: '0',
    totalPaid: '0',
    due: '0',
    amount: '0',
    paymentMethodFee: '0',
    payments: payments.filter(({ status }) => isAll || status !== 'Invalid'),
    activated: order.checkout?.lazyPaymentMethods === false,
    additionalData: { keyPath: '0/7', payjoinEnabled: false, accountDerivation: null, recommendedFeeRate: '4.1' },
  })

  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  /** Says that something happened to an invoice, or to the store where none is named. */
  async function tell(type: string, about: { invoiceId?: string; payment?: Payment } = {}): Promise<number> {
    const deliveryId = randomUUID()
    const body = JSON.stringify({
      deliveryId,
      webhookId: 'wKXTsn4JtXNaFLTWgL5Ugy',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: now(),
      storeId: STORE,
      ...about,
      ...(about.invoiceId && { metadata: invoices.get(about.invoiceId)!.order.metadata }),
      ...(about.payment && { afterExpiration: false, paymentMethodId: 'BTC-CHAIN' }),
    })
    const signature = createHmac('sha256', apiKey).update(body).digest('hex')
    const headers = { 'Content-Type': 'application/json', 'BTCPay-Sig': `sha256=${signature}` }
    return (await fetch(at.webhook, { method: 'POST', body, headers })).status
  }

  return {
    url,
    storeId: STORE,
    orders,
    tell,
    /** Where it tells of payments. */
    tellTo: (webhook: string) => void (at.webhook = webhook),
    invoiceAt: (address: string) => invoices.get(address.replace('bc1q', ''))!,
    close: () => app.close(),
  }
}
