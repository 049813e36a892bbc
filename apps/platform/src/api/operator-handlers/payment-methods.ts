import { Refusal } from '@baize/kit'
import { listMethodsOfCompanies, partOf } from '../../flows/methods-of-companies.ts'
import { switchMethod } from '../../modules/money/payments/index.ts'
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
} satisfies Partial<OperatorHandlers>
