import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Chain, type ChainInvoice, confirmationsFor } from './chain.ts'
import { networkOf } from './networks.ts'
import { paymentView } from './reporter.ts'

/** The one store of the house. */
export const STORE_ID = 'baize'

interface ApiOptions {
  chain: Chain
  /** The key that calls carry. */
  secret: string
  /** Where pages are. */
  origin: string
}

type StoreParams = { Params: { store: string; id: string }; Querystring: { onlyAccountedPayments?: string } }

/** What of BTCPay's Greenfield interface a house needs: invoices over any amount, and what was paid to them. */
export function apiRoutes(api: FastifyInstance, { chain, secret, origin }: ApiOptions): void {
  api.addHook('preHandler', async (request, reply) => {
    if (!isKey(request.headers.authorization, secret))
      return reply
        .code(401)
        .send({ code: 'unauthenticated', message: 'Authentication is required for accessing this endpoint' })
    if ((request.params as { store?: string }).store !== STORE_ID)
      return reply.code(404).send({ code: 'store-not-found', message: 'The store was not found' })
  })

  api.post<StoreParams>('/stores/:store/invoices', async (request, reply) => {
    const order = readOrder(request.body)
    if (typeof order === 'string') return reply.code(422).send([{ path: order, message: 'This is not served' }])
    return invoiceView(await chain.watch(order), origin)
  })

  api.get<StoreParams>('/stores/:store/invoices/:id', async (request, reply) => {
    const invoice = chain.find(request.params.id)
    return invoice ? invoiceView(invoice, origin) : reply.code(404).send(NOT_FOUND)
  })

  api.get<StoreParams>('/stores/:store/invoices/:id/payment-methods', async (request, reply) => {
    const invoice = chain.find(request.params.id)
    const isAll = request.query.onlyAccountedPayments === 'false'
    return invoice ? [methodView(invoice, chain, isAll)] : reply.code(404).send(NOT_FOUND)
  })
}

const NOT_FOUND = { code: 'invoice-not-found', message: 'The invoice was not found' }

/** What is ordered, or the name of the member that cannot be. */
function readOrder(body: unknown) {
  const { amount, currency, metadata, checkout } = membersOf(body)
  const { paymentMethods, speedPolicy = 'MediumSpeed' } = membersOf(checkout)
  const network = networkOf(Array.isArray(paymentMethods) ? String(paymentMethods[0]) : '')
  if (amount !== undefined && amount !== null) return 'amount'
  if (!network) return 'checkout.paymentMethods'
  if (currency !== network.currency) return 'currency'
  if (typeof speedPolicy !== 'string' || confirmationsFor(speedPolicy) === undefined) return 'checkout.speedPolicy'
  const { orderId } = membersOf(metadata)
  return { network, speedPolicy, orderId: typeof orderId === 'string' ? orderId.slice(0, 255) : '' }
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function invoiceView({ id, createdAt, currency, orderId, speedPolicy, network }: ChainInvoice, origin: string): object {
  return {
    id,
    storeId: STORE_ID,
    amount: '0',
    currency,
    type: 'TopUp',
    checkoutLink: `${origin}/chain/wallet?invoice=${id}`,
    status: 'New',
    additionalStatus: 'None',
    createdTime: Math.floor(new Date(createdAt).getTime() / 1000),
    metadata: { orderId },
    checkout: { speedPolicy, paymentMethods: [network] },
  }
}

/** What was replaced is shown to whoever asks for all. */
function methodView(invoice: ChainInvoice, chain: Chain, isAll: boolean): object {
  const { id, network, currency, address, tag } = invoice
  return {
    paymentMethodId: network,
    activated: true,
    currency,
    destination: address,
    paymentLink: networkOf(network)!.uri(address, tag),
    rate: '1',
    payments: chain
      .paymentsTo(id)
      .filter(({ status }) => isAll || status !== 'Invalid')
      .map(paymentView),
    additionalData: tag === null ? {} : { tag },
  }
}

function isKey(header: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`token ${secret}`))
}
