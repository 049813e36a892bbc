import type { PageMeta } from '@baize/contract'

/** The rows a query reads: `limit` of them after skipping `offset`. */
export interface Slice {
  limit: number
  offset: number
}

/** A slice of a longer list. */
export interface Rows<Row> {
  rows: Row[]
  totalRows: number
}

interface PageQuery {
  page?: number
  perPage?: number
}

const PER_PAGE_DEFAULT = 20

/** The slice behind `page` (from 1) and `perPage`; 20 rows unless asked. */
export function sliceOf({ page = 1, perPage = PER_PAGE_DEFAULT }: PageQuery): Slice {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/** The meta of a paged list; `totalPages` is 0 when there are no rows. */
export function metaOf({ page = 1, perPage = PER_PAGE_DEFAULT }: PageQuery, totalRows: number): PageMeta {
  return { page, perPage, totalPages: Math.ceil(totalRows / perPage), totalRows }
}

/** The meta of a list that is answered as a whole. */
export function wholeMeta(totalRows: number): PageMeta {
  return { page: 1, perPage: totalRows, totalPages: totalRows > 0 ? 1 : 0, totalRows }
}
