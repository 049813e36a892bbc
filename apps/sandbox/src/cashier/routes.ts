import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSignature } from '../protocol/signed.ts'
import { createCashier, pageAddress } from './cashier.ts'
import type { Cashier } from './cashier.ts'
import { type CashierId, type CashierSecrets, offersOf } from './companies.ts'
import { pageRoutes } from './page-routes.ts'
import { payoutRoutes } from './payout-routes.ts'
import { createPayouts } from './payouts.ts'
import { failureOf, parseOrder, type Payment, wayOf } from './payment.ts'

export interface CashierDeps {
  secrets: CashierSecrets
  /** Origin under which browsers reach this server. */
  publicUrl: string
  /** Origins of the platform: reports and payers go nowhere else. */
  platformOrigins: readonly string[]
  /** Folder for the journal of payments; without one they do not outlive the process. */
  dataDir?: string
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** Wait after the platform first refused a report; doubles up to a minute. */
  retryFirstMs?: number
  /** How long a payer waits for the platform to hear before being sent to its pending page. */
  pendingAfterMs?: number
}

const PENDING_AFTER_MS = 3_000

/**
 * Adds the cashier under `/cashier`: the signed interface for the platform (`docs/cashier-protocol.md`) and the
 * hosted payment page. Closing the server stops reports; the next start takes them up from the journal.
 */
export function cashierRoutes(app: FastifyInstance, deps: CashierDeps): void {
  const { secrets, publicUrl, clock = systemClock, pendingAfterMs = PENDING_AFTER_MS } = deps
  const { origin } = new URL(publicUrl)
  const platformOrigins = [...new Set(deps.platformOrigins.map((url) => new URL(url).origin))]
  app.register(
    async (scope) => {
      const cashier = await createCashier(deps)
      const payouts = await createPayouts(deps)
      scope.addHook('onClose', () => Promise.all([cashier.close(), payouts.close()]).then(() => undefined))
      await scope.register(async (pages) =>
        pageRoutes(pages, {
          cashier,
          payouts,
          secret: secrets.cashier,
          origin,
          platformOrigins,
          clock,
          pendingAfterMs,
        }),
      )
      await scope.register(
        async (api) => {
          requireSignature(api, { secretOf: (provider) => secrets[provider as CashierId], clock })
          apiRoutes(api, cashier, origin, platformOrigins)
          payoutRoutes(api, payouts, platformOrigins)
        },
        { prefix: '/v1' },
      )
    },
    { prefix: '/cashier' },
  )
}

function apiRoutes(api: FastifyInstance, cashier: Cashier, origin: string, platformOrigins: readonly string[]): void {
  const companyOf = (request: FastifyRequest) => request.headers['x-provider'] as CashierId
  api.get('/methods', async (request) => ({ status: 'ok', ...offersOf[companyOf(request)] }))

  api.post('/payments', async (request, reply) => {
    const order = parseOrder(request.body, platformOrigins)
    if (typeof order === 'string') return reply.code(400).send({ status: 'malformed', message: order })
    const payment = await cashier.order(order, companyOf(request))
    if (payment === 'conflict')
      return reply
        .code(409)
        .send({ status: 'payment_conflict', message: 'this payment was ordered with another content' })
    return { status: 'ok', paymentId: payment.paymentId, ...nextStepOf(payment, origin) }
  })

  api.get<{ Params: { paymentId: string } }>('/payments/:paymentId', async (request, reply) => {
    const payment = await cashier.findById(request.params.paymentId)
    if (payment?.provider !== companyOf(request))
      return reply.code(404).send({ status: 'payment_not_found', message: 'no payment has this id' })
    const { paymentId, state, amount, currency, funding } = payment
    const { qr } = nextStepOf(payment, origin)
    return {
      status: 'ok',
      paymentId,
      state,
      amount,
      currency,
      ...(funding && { funding }),
      ...failureOf(payment),
      ...(qr && { qr }),
    }
  })
}

/** How the payer goes on. */
function nextStepOf(payment: Payment, origin: string): { action: string | null; fields: object; qr: string | null } {
  const nowhere = { action: null, fields: {}, qr: null }
  switch (wayOf(payment)) {
    case 'phone':
      return nowhere
    case 'agent':
    case 'qr':
    case 'voucher':
      return payment.step === 'preparing' ? nowhere : { ...nowhere, qr: pageAddress(payment, origin) }
    default:
      return { action: `${origin}/cashier/pay`, fields: { token: payment.token }, qr: null }
  }
}
