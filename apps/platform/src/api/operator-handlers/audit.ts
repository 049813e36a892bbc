import { isUuid } from '@baize/kit'
import { listLines } from '../../modules/desk/audit/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const auditHandlers = {
  listAuditLines: handleRead('listAuditLines', async ({ query, db }) => {
    if (query.operatorId !== undefined && !isUuid(query.operatorId)) return { data: [], meta: metaOf(query, 0) }
    const { rows, totalRows } = await listLines(db, query, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),
} satisfies Partial<OperatorHandlers>
