import { assert } from '@baize/kit'
import { z } from 'zod'
import type { Companies, Company } from '../../../ground/companies/index.ts'
import { currencyByCode } from '../../../ground/settings/index.ts'
import { networkOf } from '../../payments/index.ts'
import type { CoinPayment, DepositAddress } from '../address.ts'
import { readValue } from './value.ts'

/** What calls to the company need. */
export interface CoinPorts {
  fetch: typeof fetch
  companies: Companies
}

/** The company gave no usable answer. */
export class CoinFailure extends Error {
  override readonly name = 'CoinFailure'
}

const TIMEOUT_MS = 5_000
/** Most that is read of an answer: an address to which thousands of payments were made stays below. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024
/** Payments are watched for as long as the company can. */
const WATCHED_MINUTES = 10 * 365 * 24 * 60

/** How many blocks a payment must lie under, as the company calls it. */
const SPEED: Record<number, string> = { 1: 'MediumSpeed', 2: 'LowMediumSpeed', 6: 'LowSpeed' }

const short = z.string().min(1).max(255)

const Opened = z.object({
  id: short,
  checkoutLink: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullish(),
})

const Payment = z.object({
  id: z.string().regex(/^[!-~]{1,200}$/),
  value: z.string().max(80),
  status: z.enum(['Invalid', 'Processing', 'Settled']),
})

const PaymentMethods = z.array(
  z.object({
    paymentMethodId: z.string(),
    destination: z.string().max(255).nullish(),
    paymentLink: z.string().max(1000).nullish(),
    payments: z.array(Payment).max(10_000).default([]),
    additionalData: z.object({ tag: z.string().max(64).nullish() }).nullish(),
  }),
)

type Order = Pick<DepositAddress, 'id' | 'method' | 'network' | 'currency'>
type Place = Pick<DepositAddress, 'companyInvoice' | 'address' | 'tag' | 'link' | 'page'>

/**
 * Orders an address of its own from a company that speaks BTCPay's Greenfield interface: an invoice over any amount.
 * Ordered again it is another address. Throws `CoinFailure`.
 */
export async function orderAddress(ports: CoinPorts, company: Company, order: Order): Promise<Place> {
  const { paymentMethodId, confirmations } = networkIn(order)
  const checkout = {
    paymentMethods: [paymentMethodId],
    defaultPaymentMethod: paymentMethodId,
    lazyPaymentMethods: false,
    speedPolicy: SPEED[confirmations],
    expirationMinutes: WATCHED_MINUTES,
    monitoringMinutes: WATCHED_MINUTES,
  }
  const body = { currency: order.currency, metadata: { orderId: order.id }, checkout }
  const { id, checkoutLink } = read(Opened, await call(ports, company, 'POST', '/invoices', body))
  const { destination, paymentLink, additionalData } = await readMethod(ports, company, {
    ...order,
    companyInvoice: id,
  })
  if (!destination) throw new CoinFailure('the company named no address')
  return {
    companyInvoice: id,
    address: destination,
    tag: additionalData?.tag ?? null,
    link: paymentLink ?? null,
    page: checkoutLink ?? null,
  }
}

/** Every payment to the address that the company knows of. Throws `CoinFailure`. */
export async function readPaymentsTo(
  ports: CoinPorts,
  company: Company,
  address: Pick<DepositAddress, 'method' | 'network' | 'currency' | 'companyInvoice'>,
): Promise<CoinPayment[]> {
  const scale = currencyByCode(address.currency)?.subunitToUnit
  assert(scale, 'addresses are of currencies of the house')
  const { payments } = await readMethod(ports, company, address)
  return payments.flatMap(({ id, value, status }) => {
    const amount = readValue(value, scale)
    if (amount === null) throw new CoinFailure('the company told an amount that is none')
    return amount > 0n ? [{ id, amount, state: STATES[status] }] : []
  })
}

const STATES = { Processing: 'seen', Settled: 'confirmed', Invalid: 'void' } as const

async function readMethod(
  ports: CoinPorts,
  company: Company,
  { method, network, companyInvoice }: Pick<DepositAddress, 'method' | 'network' | 'companyInvoice'>,
) {
  const { paymentMethodId } = networkIn({ method, network })
  // Without being asked it keeps to itself what was replaced.
  const path = `/invoices/${encodeURIComponent(companyInvoice)}/payment-methods?onlyAccountedPayments=false`
  const methods = read(PaymentMethods, await call(ports, company, 'GET', path))
  const found = methods.find((candidate) => candidate.paymentMethodId === paymentMethodId)
  if (!found) throw new CoinFailure('the company does not take the coin by this network')
  return found
}

function networkIn({ method, network }: Pick<DepositAddress, 'method' | 'network'>) {
  const found = networkOf(method, network)
  assert(found, 'addresses are of networks of the house')
  return found
}

async function call(
  { fetch, companies }: CoinPorts,
  company: Company,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const key = await companies.secretFor(company)
  try {
    const answer = await fetch(`${company.url}/api/v1/stores/${company.clientId ?? ''}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        authorization: `token ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new CoinFailure(`the company answered ${answer.status}`)
    if (text.length > ANSWER_MAX_BYTES) throw new CoinFailure('the company answered too much')
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof CoinFailure) throw cause
    throw new CoinFailure(`the company could not be asked: ${(cause as Error).name}`, { cause })
  }
}

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new CoinFailure('the company answered in another form')
  return parsed.data
}
