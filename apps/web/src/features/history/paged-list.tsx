import { EmptyState } from '@baize/ui/empty-state'
import { Pagination } from '@baize/ui/pagination'
import { Skeleton } from '@baize/ui/skeleton'
import { type Column, Table } from '@baize/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Text } from '../../shared/content/text.ts'
import { LoadFailed } from '../../shared/failure/load-failed.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import type { Page } from './queries.ts'
import styles from './paged-list.module.css'

interface PagedListProps<Row> {
  query: UseQueryResult<Page<Row>>
  /** The texts of the tab: caption, states, paging. */
  text: Text
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  hrefOf: (page: number) => string
  emptyIcon: string
  /** Stands in the empty state, which otherwise says what comes here some day. */
  empty?: ReactNode
}

/** A page of a history in its four states: on its way, failed, empty, there. */
export function PagedList<Row>({ query, text, columns, rowKey, hrefOf, emptyIcon, empty }: PagedListProps<Row>) {
  const { data, isError, isPlaceholderData } = query
  if (!data && isError) return <LoadFailed text={text} query={query} />
  if (!data) return <Waiting />
  const { page, totalPages } = data.meta
  if (data.data.length === 0 && page > 1 && totalPages > 0)
    return <Paging text={text} page={totalPages + 1} totalPages={totalPages} hrefOf={hrefOf} />
  if (data.data.length === 0)
    return (
      empty ?? (
        <EmptyState title={text('empty.title')} picture={<Icon name={emptyIcon} size={40} />}>
          {text('empty.description')}
        </EmptyState>
      )
    )
  return (
    <div className={styles.list}>
      <div className={styles.table}>
        <Table
          caption={text('caption')}
          columns={columns}
          rows={data.data}
          rowKey={rowKey}
          isBusy={isPlaceholderData}
        />
      </div>
      <Paging text={text} page={page} totalPages={totalPages} hrefOf={hrefOf} />
    </div>
  )
}

interface PagingProps {
  text: Text
  page: number
  totalPages: number
  hrefOf: (page: number) => string
}

/** The way to other pages of a list. */
export function Paging({ text, ...paging }: PagingProps) {
  const format = useFormat()
  return (
    <div className={styles.paging}>
      <Pagination
        {...paging}
        format={format.count}
        label={text('pagesLabel')}
        previousLabel={text('previousLabel')}
        nextLabel={text('nextLabel')}
      />
    </div>
  )
}

/** Stands where a list will be. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
