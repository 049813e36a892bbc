import { createDeposit, listDepositMethods } from '../../flows/create-deposit.ts'
import { refuseUncheckedDeposit } from '../../flows/identity-rules.ts'
import { refuseDeposits } from '../../flows/limit-rules.ts'
import { invoiceView, listInvoices, periodOf, statisticsOf, sumDeposits } from '../../modules/money/payments/index.ts'
import { readSettings } from '../../modules/ground/settings/index.ts'
import { type Handlers, handleOutside, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const paymentHandlers: Handlers = {
  listDepositMethods: handleRead('listDepositMethods', async ({ query, caller, db, services, visitor }) => {
    const { currency, country = visitor.country } = query
    await refuseUncheckedDeposit(db, caller.playerId)
    await refuseDeposits(db, services, { playerId: caller.playerId, currency })
    return { data: await listDepositMethods(services, { currency, country, visitorCountry: visitor.country }) }
  }),

  // No payment company pays out yet, so there is no way out to choose from.
  listWithdrawalMethods: handleRead('listWithdrawalMethods', async () => ({ data: [] })),

  createDeposit: handleOutside('createDeposit', async (call) => {
    const { body, caller, services, requestKey, attemptId, visitor } = call
    const attempt = { id: attemptId, key: requestKey }
    return { data: await createDeposit(services, caller.playerId, body, attempt, visitor.country) }
  }),

  listInvoices: handleRead('listInvoices', async ({ query, caller, db }) => {
    const { type, currency, status } = query
    const filter = { ...periodOf(query), types: type, currencies: currency, statuses: status }
    const { rows, totalRows } = await listInvoices(db, caller.playerId, filter, sliceOf(query))
    return { data: rows.map(invoiceView), meta: metaOf(query, totalRows) }
  }),

  getInvoiceStatistics: handleRead('getInvoiceStatistics', async ({ caller, services, db }) => {
    const { currencies } = await readSettings(services)
    return { data: statisticsOf(await sumDeposits(db, caller.playerId), currencies) }
  }),
}
