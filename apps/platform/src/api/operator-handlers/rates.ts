import type { Rate as RateView } from '@baize/contract'
import { BASE_CURRENCY, readRates } from '../../modules/ground/settings/index.ts'
import {
  approveRate,
  liftRate,
  type Quote,
  type RateStanding,
  readHandRates,
  readLastQuotes,
  readWishes,
  setRate,
} from '../../modules/money/rates/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

export const rateHandlers = {
  listRates: handleRead('listRates', async ({ db }) => {
    const quotes = new Map((await readLastQuotes(db)).map((quote) => [quote.currency, quote]))
    const handRates = await readHandRates(db)
    const wishes = await readWishes(db)
    return {
      data: (await readRates(db)).map((rate) => {
        const standing = { ...rate, byHand: handRates.get(rate.code) ?? null, wish: wishes.get(rate.code) ?? null }
        return rateView(standing, quotes.get(rate.code))
      }),
    }
  }),

  setRate: handle('setRate', async ({ params, body, caller, services, tx, audit }) => {
    const decision = { operatorId: caller.operatorId, now: services.clock.now() }
    return { data: told(audit, await setRate(tx, services, { ...params, perBase: body.perBase }, decision)) }
  }),

  approveRate: handle('approveRate', async ({ params, body, caller, services, tx, audit }) => {
    const decision = { operatorId: caller.operatorId, now: services.clock.now() }
    const wanted = { ...params, perBase: body.askedPerBase }
    return { data: told(audit, await approveRate(tx, services, wanted, decision)) }
  }),

  liftRate: handle('liftRate', async ({ params: { currency }, services, tx, audit }) => ({
    data: told(audit, await liftRate(tx, services, currency)),
  })),
} satisfies Partial<OperatorHandlers>

function told(audit: AuditTrail, { before, after }: { before: RateStanding; after: RateStanding }): RateView {
  const data = rateView(after)
  audit.wrote({ subject: { kind: 'rate', id: after.code }, before: rateView(before), after: data })
  return data
}

function rateView({ code, perBase, at, source, byHand, wish }: RateStanding, quote?: Quote): RateView {
  return {
    currency: code,
    isBase: code === BASE_CURRENCY,
    perBase,
    at: at.toISOString(),
    source,
    isByHand: byHand !== null,
    freePerBase: byHand?.free.perBase ?? null,
    askedPerBase: wish?.perBase ?? null,
    askedBy: wish?.askedBy ?? null,
    askedAt: wish?.askedAt.toISOString() ?? null,
    refused: refusedView(quote),
  }
}

function refusedView(quote: Quote | undefined) {
  if (!quote?.problem) return null
  const { said, source, at, heardAt, problem } = quote
  return { said, source, at: at.toISOString(), heardAt: heardAt.toISOString(), problem }
}
