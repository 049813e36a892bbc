import { Refusal, assert, isUuid } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { depositListeners } from '../../deposit-listeners.ts'
import { resolveDepositIn } from '../../flows/money/resolve-deposit.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { type Invoice, pageInReview } from '../../modules/money/payments/index.ts'
import { handle, handleRead, type OperatorHandlers, type WritingCall } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const depositHandlers = {
  listReviewedDeposits: handleRead('listReviewedDeposits', async ({ query, db, audit }) => {
    const { rows, totalRows } = await pageInReview(db, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(reviewedView), meta: metaOf(query, totalRows) }
  }),

  settleDeposit: handle('settleDeposit', async (call) => {
    const data = await resolve(call, 'settle')
    if (!data) throw new Refusal('other_currency_paid')
    return { data }
  }),

  failDeposit: handle('failDeposit', async (call) => {
    const data = await resolve(call, 'fail')
    assert(data, 'what was paid in another currency can fail')
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

/** Null for what was paid in another currency than that of the account. */
async function resolve(
  { params, body, caller, services, tx, audit }: WritingCall<'settleDeposit' | 'failDeposit'>,
  decision: 'settle' | 'fail',
) {
  const invoiceId = params.depositId
  if (!isUuid(invoiceId)) throw new Refusal('not_found')
  const resolution = { invoiceId, decision, operator: caller.name, note: body.reason }
  const { outcome, playerId } = await resolveDepositIn(tx, services, depositListeners, resolution)
  if (playerId === null) throw new Refusal('not_found')
  if (outcome === 'not_in_review') throw new Refusal('invoice_closed')
  if (outcome === 'other_currency') return null
  const state = decision === 'settle' ? ('settled' as const) : ('failed' as const)
  const before = { invoiceId, state: outcome === 'repeated' ? state : 'review' }
  audit.wrote({ subject: { kind: 'player', id: playerId }, before, after: { invoiceId, state } })
  return { id: invoiceId, state }
}

function reviewedView({ id, playerId, provider, currency, amount, ...invoice }: Invoice) {
  const paidCurrency = invoice.paidCurrency ?? currency
  const main = (sum: bigint, code: string) => toMainNumber(sum, currencyByCode(code)!.subunitToUnit)
  return {
    id,
    playerId,
    provider,
    amount: main(amount, currency),
    currency,
    paidAmount: main(invoice.paidAmount ?? 0n, paidCurrency),
    paidCurrency,
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
  }
}
