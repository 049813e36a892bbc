import { refuseOpenAgreements } from '../../flows/person/agreements.ts'
import { createDeposit, listDepositMethods } from '../../flows/money/create-deposit.ts'
import { refuseUncheckedDeposit } from '../../flows/person/identity-rules.ts'
import { createWithdrawal } from '../../flows/money/create-withdrawal.ts'
import { declineWithdrawal } from '../../flows/money/decline-withdrawal.ts'
import { refuseDepositsWithoutLimits } from '../../flows/money/deposit-rules.ts'
import { refuseDeposits } from '../../flows/play/limit-rules.ts'
import { rulesFor } from '../../flows/person/player-rules.ts'
import { askForStatement, findStatement, readStatementPiece } from '../../flows/money/statement-file.ts'
import { listWithdrawalMethods } from '../../flows/money/withdrawal-methods.ts'
import { periodOf, statisticsOf, sumDeposits } from '../../modules/money/payments/index.ts'
import { listInvoices, sumPayouts } from '../../modules/money/payouts/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { type Handlers, handle, handleOutside, handleList, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const paymentHandlers: Handlers = {
  listDepositMethods: handleRead('listDepositMethods', async ({ query, caller, db, services, visitor }) => {
    await refuseOpenAgreements(db, services, caller.playerId)
    const { currency, country = visitor.country } = query
    await refuseUncheckedDeposit(db, services, { playerId: caller.playerId, deposit: null })
    await refuseDeposits(db, services, { playerId: caller.playerId, currency })
    await refuseDepositsWithoutLimits(db, services, { playerId: caller.playerId, currency })
    const { playerId } = caller
    const { creditCards: takesCredit } = await rulesFor(db, services, playerId)
    const wanted = { playerId, currency, country, visitorCountry: visitor.country, takesCredit }
    return { data: await listDepositMethods(services, wanted) }
  }),

  listWithdrawalMethods: handleRead('listWithdrawalMethods', async ({ query, caller, db, services, visitor }) => {
    const { currency, country = visitor.country } = query
    return { data: await listWithdrawalMethods(services, db, { playerId: caller.playerId, currency, country }) }
  }),

  createDeposit: handleOutside('createDeposit', async (call) => {
    const { body, caller, services, requestKey, attemptId, visitor } = call
    const attempt = { id: attemptId, key: requestKey }
    return { data: await createDeposit(services, caller.playerId, body, attempt, visitor.country) }
  }),

  createWithdrawal: handle('createWithdrawal', async ({ body, caller, services, tx, visitor }) => {
    return { data: await createWithdrawal(tx, services, { caller, visitor }, body) }
  }),

  declineInvoice: handle('declineInvoice', async ({ params, caller, services, tx }) => ({
    data: await declineWithdrawal(tx, services, caller.playerId, params.id),
  })),

  listInvoices: handleList('listInvoices', async ({ query, caller, db, services }) => {
    const { type, currency, status } = query
    const filter = { ...periodOf(query), types: type, currencies: currency, statuses: status }
    const player = await findPlayer(db, caller.playerId)
    const { withdrawalDecline: mayDecline } = await rulesFor(db, services, caller.playerId)
    const whose = { playerId: caller.playerId, locale: player?.locale ?? null, mayDecline }
    const { rows, totalRows } = await listInvoices(db, whose, filter, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  getInvoiceStatistics: handleList('getInvoiceStatistics', async ({ caller: { playerId }, db }) => ({
    data: statisticsOf(await sumDeposits(db, playerId), await sumPayouts(db, playerId)),
  })),

  requestStatement: handle('requestStatement', async ({ body, caller, services, tx }) => ({
    data: await askForStatement(tx, services, caller.playerId, body),
  })),

  getStatement: handleRead('getStatement', async ({ caller, services, db }) => ({
    data: await findStatement(db, services, caller.playerId),
  })),

  downloadStatement: handleRead('downloadStatement', async ({ query, caller, services, db }) => ({
    data: await readStatementPiece(db, services, caller.playerId, query.part ?? 0),
  })),
}
