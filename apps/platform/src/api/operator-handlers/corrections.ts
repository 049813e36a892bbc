import { isUuid, Refusal } from '@baize/kit'
import {
  approveCorrection,
  askCorrection,
  ceilingView,
  correctionView,
  listCeilings,
  listCorrections,
  refuseCorrection,
  setCeiling,
  type StoredCorrection,
} from '../../modules/money/corrections/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const correctionHandlers = {
  correctBalance: handle('correctBalance', async ({ params: { playerId }, body, caller, services, tx, audit }) => {
    if (!isUuid(playerId)) throw new Refusal('not_found')
    const { accountId, direction, amount, reason } = body
    const decision = { operatorId: caller.operatorId, reason, now: services.clock.now() }
    const after = await askCorrection(tx, { playerId, accountId, direction, amount }, decision)
    return { data: told(audit, null, after) }
  }),

  listCorrections: handleRead('listCorrections', async ({ query, db, audit }) => {
    const filter = { playerId: query.forPlayer, state: query.state }
    const { rows, totalRows } = await listCorrections(db, filter, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(correctionView), meta: metaOf(query, totalRows) }
  }),

  approveCorrection: handle('approveCorrection', async ({ params, body, caller, services, tx, audit }) => {
    const decision = { operatorId: caller.operatorId, reason: body.reason, now: services.clock.now() }
    const { before, after } = await approveCorrection(tx, params.correctionId, decision)
    return { data: told(audit, before, after) }
  }),

  refuseCorrection: handle('refuseCorrection', async ({ params, body, caller, services, tx, audit }) => {
    const decision = { operatorId: caller.operatorId, reason: body.reason, now: services.clock.now() }
    const { before, after } = await refuseCorrection(tx, params.correctionId, decision)
    return { data: told(audit, before, after) }
  }),

  listCorrectionCeilings: handleRead('listCorrectionCeilings', async ({ db }) => ({
    data: (await listCeilings(db)).map(ceilingView),
  })),

  setCorrectionCeiling: handle('setCorrectionCeiling', async ({ params: { currency }, body, tx, audit }) => {
    const { before, after } = await setCeiling(tx, { currency, aloneMax: body.aloneMax })
    const data = ceilingView(after)
    audit.wrote({ subject: { kind: 'currency', id: currency }, before: before && ceilingView(before), after: data })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

/** The line stands with the player whose money it was. */
function told(audit: AuditTrail, before: StoredCorrection | null, after: StoredCorrection) {
  const data = correctionView(after)
  const subject = { kind: 'player', id: after.playerId }
  audit.wrote({ subject, before: before && correctionView(before), after: data })
  return data
}
