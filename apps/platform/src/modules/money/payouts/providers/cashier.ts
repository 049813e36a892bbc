import { z } from 'zod'
import { assert } from '@baize/kit'
import { callCompany, type Company, type CompanyCall, type CompanyPorts } from '../../../ground/companies/index.ts'
import { currencyByCode } from '../../../ground/settings/index.ts'
import type { Payout } from '../withdrawal.ts'
import { PayoutFailure, type PayoutProvider } from './port.ts'

const TIMEOUT_MS = 5_000

const short = z.string().max(255)

const Answer = z.object({
  status: z.literal('ok'),
  state: z.enum(['prepared', 'accepted', 'paid', 'failed', 'returned', 'abandoned']),
  amount: z.string().regex(/^\d{1,38}$/),
  currency: z.string().max(10),
  destination: z.object({ token: short, masked: short }).nullish(),
  publicData: z
    .object({
      clientId: short.optional(),
      securityCode: short.optional(),
      agentNumber: short.optional(),
      transactionId: short.optional(),
    })
    .nullish(),
})

/** A payment company that speaks `docs/cashier-protocol.md`. */
export function createPayoutCashier(ports: CompanyPorts, company: Company): PayoutProvider {
  const send = (call: Omit<CompanyCall, 'timeoutMs'>) => callCompany(ports, company, { ...call, timeoutMs: TIMEOUT_MS })
  return {
    async createPayout({ amount, ...order }) {
      const scale = currencyByCode(order.currency)?.subunitToUnit
      assert(scale, 'payouts are in currencies of the house')
      const body = { ...order, amount: String(amount), subunitToUnit: String(scale) }
      return read(() => send({ method: 'POST', path: '/cashier/v1/payouts', body }))
    },
    readPayout: (payoutId) => read(() => send({ method: 'GET', path: `/cashier/v1/payouts/${payoutId}` })),
  }
}

/** Only an answer of the agreed form says anything; whatever else comes leaves the payout's fate open. */
async function read(call: () => Promise<Response>): Promise<Payout> {
  try {
    const reply = await call()
    const text = await reply.text()
    const body: unknown = JSON.parse(text)
    if (reply.status === 404 && isUnknown(body))
      return { state: 'unknown', amount: 0n, currency: '', destination: null, publicData: null }
    if (!reply.ok) throw new PayoutFailure(`the cashier answered ${reply.status}`)
    const { state, amount, currency, destination, publicData } = Answer.parse(body)
    return {
      state,
      amount: BigInt(amount),
      currency,
      destination: destination ?? null,
      publicData: publicData ? definedOf(publicData) : null,
    }
  } catch (cause) {
    throw cause instanceof PayoutFailure ? cause : new PayoutFailure('the cashier gave no usable answer', { cause })
  }
}

/** A 404 of anything else, a wrong address say, is no word about a payout. */
function isUnknown(body: unknown): boolean {
  return z.object({ status: z.literal('payout_not_found') }).safeParse(body).success
}

function definedOf(data: NonNullable<z.output<typeof Answer>['publicData']>): Payout['publicData'] {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
