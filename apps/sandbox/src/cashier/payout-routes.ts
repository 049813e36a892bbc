import type { FastifyInstance, FastifyReply } from 'fastify'
import { habitOf, parsePayoutOrder, type Payout } from './payout.ts'
import type { Payouts } from './payouts.ts'

/** The signed interface for payouts (`docs/cashier-protocol.md`). */
export function payoutRoutes(api: FastifyInstance, payouts: Payouts, platformOrigins: readonly string[]): void {
  api.post('/payouts', async (request, reply) => {
    const order = parsePayoutOrder(request.body, platformOrigins)
    if (typeof order === 'string') return reply.code(400).send({ status: 'malformed', message: order })
    const isNew = (await payouts.find(order.payoutId))?.orderHash === undefined
    const payout = await payouts.order(order)
    if (payout === 'conflict')
      return reply
        .code(409)
        .send({ status: 'payout_conflict', message: 'this payout was ordered with another content' })
    if (isNew && habitOf(payout) === 'answer_lost') return hangUp(reply)
    return viewOf(payout)
  })

  api.get<{ Params: { payoutId: string } }>('/payouts/:payoutId', async (request, reply) => {
    const payout = await payouts.find(request.params.payoutId)
    if (!payout) return reply.code(404).send({ status: 'payout_not_found', message: 'no payout has this id' })
    if (habitOf(payout) === 'silent' && payout.state === 'accepted')
      return reply.code(503).send({ status: 'busy', message: 'ask again later' })
    return viewOf(payout)
  })
}

/** The order was taken, and whoever sent it never learns so. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function viewOf({ payoutId, state, amount, currency, destination, publicData }: Payout) {
  return {
    status: 'ok',
    payoutId,
    state,
    amount,
    currency,
    destination: destination ?? null,
    publicData: publicData ?? null,
  }
}
