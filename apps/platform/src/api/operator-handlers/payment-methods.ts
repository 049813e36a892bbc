import type { AmountBound as BoundView } from '@baize/contract'
import { Refusal } from '@baize/kit'
import { changeAmountBound } from '../../flows/money/bounds-of-amounts.ts'
import { listMethodsOfCompanies, partOf } from '../../flows/money/methods-of-companies.ts'
import { type AmountBound, readAmountBounds, switchMethod } from '../../modules/money/payments/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

export const paymentMethodHandlers = {
  listPaymentMethods: handleRead('listPaymentMethods', async ({ db, services }) => ({
    data: await listMethodsOfCompanies(services, db),
  })),

  switchPaymentMethod: handle('switchPaymentMethod', async ({ params, body, services, tx, audit }) => {
    const { companyId, direction, method } = params
    const all = await listMethodsOfCompanies(services, tx)
    const before = all.find(
      (known) => known.companyId === companyId && known.direction === direction && known.method === method,
    )
    if (!before) throw new Refusal('not_found')
    const { isEnabled } = body
    const place = { company: companyId, direction: partOf[direction], method }
    await switchMethod(tx, place, isEnabled, services.clock.now())
    const data = { ...before, isEnabled }
    const subject = { kind: 'paymentMethod', id: `${companyId} ${direction} ${method}` }
    audit.wrote({ subject, before: { isEnabled: before.isEnabled }, after: { isEnabled } })
    return { data }
  }),

  listAmountBounds: handleRead('listAmountBounds', async ({ db }) => ({
    data: (await readAmountBounds(db)).map(boundView),
  })),

  setAmountBound: handle('setAmountBound', async ({ params, body, services, tx, audit }) => {
    const { method = null, amountMin = null, amountMax = null, presets = null } = body
    const direction = partOf[params.direction]
    const wanted = { direction, currency: params.currency, method, amountMin, amountMax, presets }
    const { before, after } = await changeAmountBound(tx, services, wanted)
    const data = boundView(after)
    const subject = { kind: 'amountBound', id: [params.direction, params.currency, method ?? '*'].join(' ') }
    audit.wrote({ subject, before: boundView(before), after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

function boundView({ direction, presets, ...bound }: AmountBound): BoundView {
  return { ...bound, direction: direction === partOf.in ? 'in' : 'out', presets: presets && [...presets] }
}
