import { revenueFigures } from '../../flows/money/revenue/revenue-figures.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see of what the house turns over. */
export const revenueHandlers = {
  listRevenue: handleRead('listRevenue', async ({ query, services, db }) => {
    const { rows, totalRows } = await revenueFigures(db, services, query, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),
} satisfies Partial<OperatorHandlers>
