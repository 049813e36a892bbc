import { payOutBalance } from '../../flows/money/pay-out-balance.ts'
import {
  approveWithdrawal,
  refuseWithdrawal,
  resolveWithdrawal,
  type ReviewedPair,
} from '../../flows/money/review-withdrawal.ts'
import { countLateMoney, lateMoneyView, listLateMoney } from '../../modules/money/late-money/index.ts'
import {
  listWithdrawals,
  readHouseRules,
  reviewedView,
  rulesOf,
  rulesView,
  saveHouseRules,
} from '../../modules/money/payouts/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const withdrawalHandlers = {
  listWithdrawals: handleRead('listWithdrawals', async ({ query, db, audit }) => {
    const { forPlayer: playerId, state, isWaiting } = query
    const { rows, totalRows } = await listWithdrawals(db, { playerId, state, isWaiting }, sliceOf(query))
    audit.looked(...new Set(rows.map((row) => row.playerId)))
    return { data: rows.map(reviewedView), meta: metaOf(query, totalRows) }
  }),

  listLateMoney: handleRead('listLateMoney', async ({ query, db, audit }) => {
    const rows = await listLateMoney(db, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(lateMoneyView), meta: metaOf(query, await countLateMoney(db)) }
  }),

  payOutBalance: handle('payOutBalance', async ({ params, body, caller, services, tx, audit }) => {
    const asked = await payOutBalance(tx, services, caller.operatorId, { ...params, ...body })
    const data = reviewedView(asked)
    audit.wrote({ subject: { kind: 'player', id: asked.playerId }, before: null, after: data })
    return { data }
  }),

  approveWithdrawal: handle('approveWithdrawal', async ({ params, caller, services, tx, audit }) => ({
    data: told(audit, await approveWithdrawal(tx, services, params.withdrawalId, caller.operatorId)),
  })),

  refuseWithdrawal: handle('refuseWithdrawal', async ({ params, body, caller, services, tx, audit }) => {
    const refusal = { why: body.why, note: body.note ?? null, operatorId: caller.operatorId }
    return { data: told(audit, await refuseWithdrawal(tx, services, params.withdrawalId, refusal)) }
  }),

  resolveWithdrawal: handle('resolveWithdrawal', async ({ params, body, services, tx, audit }) => ({
    data: told(audit, await resolveWithdrawal(tx, services, params.withdrawalId, body.decision)),
  })),

  getWithdrawalRules: handleRead('getWithdrawalRules', async ({ db }) => ({
    data: rulesView(await readHouseRules(db)),
  })),

  setWithdrawalRules: handle('setWithdrawalRules', async ({ body: { reason: _reason, ...told }, tx, audit }) => {
    const after = rulesOf(told)
    const before = await saveHouseRules(tx, after)
    const data = rulesView(after)
    audit.wrote({ subject: { kind: 'withdrawal-rules', id: 'house' }, before: rulesView(before), after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

/** The line stands with the player whose money it is. */
function told(audit: AuditTrail, { before, after }: ReviewedPair) {
  const data = reviewedView(after)
  audit.wrote({ subject: { kind: 'player', id: after.playerId }, before: reviewedView(before), after: data })
  return data
}
