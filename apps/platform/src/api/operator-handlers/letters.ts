import { listGivenUp } from '../../modules/delivery/mail/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const letterHandlers = {
  listGivenUpLetters: handleRead('listGivenUpLetters', async ({ query, db }) => {
    const { rows, totalRows } = await listGivenUp(db, sliceOf(query))
    const data = rows.map(({ writtenAt, givenUpAt, ...letter }) => ({
      ...letter,
      writtenAt: writtenAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    }))
    return { data, meta: metaOf(query, totalRows) }
  }),
} satisfies Partial<OperatorHandlers>
