import { reviewDocument } from '../../flows/person/review-document.ts'
import {
  documentsOf,
  findDocument,
  listWaiting,
  readFileOf,
  type Reviewed,
  reviewView,
  type StoredDocument,
} from '../../modules/person/documents/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

export const documentReviewHandlers = {
  listWaitingDocuments: handleRead('listWaitingDocuments', async ({ query, db, audit }) => {
    const { rows, totalRows } = await listWaiting(db, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(reviewView), meta: metaOf(query, totalRows) }
  }),

  listPlayerDocuments: handleRead('listPlayerDocuments', async ({ params: { playerId }, db }) => {
    const { id } = await playerOf(db, playerId)
    return { data: (await documentsOf(db, id)).map(reviewView) }
  }),

  readDocument: handleRead('readDocument', async ({ params, services, db, audit }) => {
    const document = await findDocument(db, params.documentId)
    audit.looked(document.playerId)
    const { bytes, contentType } = await readFileOf(services, document)
    return { data: { fileName: document.fileName, contentType, content: bytes.toString('base64') } }
  }),

  approveDocument: handle('approveDocument', async ({ params, caller, services, tx, audit }) => {
    const judgement = { kind: 'approve' } as const
    return { data: told(audit, await reviewDocument(tx, services, params.documentId, judgement, caller.operatorId)) }
  }),

  rejectDocument: handle('rejectDocument', async ({ params, body, caller, services, tx, audit }) => {
    const judgement = { kind: 'reject', reason: body.why, note: body.note ?? null } as const
    return { data: told(audit, await reviewDocument(tx, services, params.documentId, judgement, caller.operatorId)) }
  }),
} satisfies Partial<OperatorHandlers>

/** The line stands with the player whose document it is. It is kept for ever, so what they called it stays out of it. */
function told(audit: AuditTrail, { before, after }: Reviewed) {
  const subject = { kind: 'player', id: after.playerId }
  audit.wrote({ subject, before: standingOf(before), after: standingOf(after) })
  return reviewView(after)
}

function standingOf({ id, type, status, rejectReason }: StoredDocument) {
  return { documentId: id, type, status, why: rejectReason }
}
