import type { Postback } from '@baize/contract'
import { isUuid } from '@baize/kit'
import { affiliateFigures } from '../../flows/person/affiliate-figures.ts'
import { listPostbacks, retryPostbacks, type StoredPostback } from '../../modules/person/affiliates/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see of affiliate companies, and of what those are told. */
export const affiliateHandlers = {
  listAffiliateFigures: handleRead('listAffiliateFigures', async ({ query, services, db }) => {
    const { rows, totalRows } = await affiliateFigures(db, services, query, sliceOf(query))
    return { data: rows, meta: metaOf(query, totalRows) }
  }),

  listPostbacks: handleRead('listPostbacks', async ({ query, services, db }) => {
    const { rows, totalRows } = await listPostbacks(db, query, sliceOf(query))
    const serving = new Set((await services.companies.serving('affiliate')).map(({ id }) => id))
    return { data: rows.map((row) => view(row, serving)), meta: metaOf(query, totalRows) }
  }),

  retryPostbacks: handle('retryPostbacks', async ({ body, services, tx, audit }) => {
    const ids = body.ids.filter(isUuid)
    const restarted = new Set((await retryPostbacks(tx, ids, services.clock.now())).map(({ id }) => id))
    const data = { count: restarted.size }
    for (const id of body.ids)
      audit.wrote({ subject: { kind: 'postback', id }, before: null, after: { isSentAgain: restarted.has(id) } })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>

function view({ amount, ...postback }: StoredPostback, serving: ReadonlySet<string>): Postback {
  const { occurredAt, nextAttemptAt, endedAt, state, companyId } = postback
  const isWaiting = state === 'waiting'
  return {
    ...postback,
    amount: amount === null ? null : String(amount),
    occurredAt: occurredAt.toISOString(),
    nextAttemptAt: isWaiting ? nextAttemptAt.toISOString() : null,
    isHeld: isWaiting && !serving.has(companyId),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
