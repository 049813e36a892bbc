import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from './skeleton.tsx'
import { type SortDirection, SortMark } from './sort-mark.tsx'
import styles from './table.module.css'

export type { SortDirection }

/**
 * Where a cell stands where rows are two lines: at the start or end of the first line, at the start, next to it or at the
 * end of the second, beside both, or on a third with its header. The rest is left out, the spare one already where a table
 * of columns is tight.
 */
export type NarrowPlace =
  | 'lead'
  | 'end'
  | 'note'
  | 'more'
  | 'when'
  | 'action'
  | 'extra'
  | 'extra-end'
  | 'none'
  | 'spare'

export interface Column<Row> {
  /** Names the column in `onSort`. */
  id: string
  /** Stands above the column; where rows are stacked, before each value. */
  header: string
  /** Keeps the header for screen readers, for a column of buttons. */
  isHeaderHidden?: boolean
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column and line up. */
  isNumeric?: boolean
  /** Names the row: its cell is a header, and the title where rows are stacked. */
  isRowHeader?: boolean
  /** Its place on a narrow screen; where any column has one, rows are two lines there instead of cards. */
  narrow?: NarrowPlace
  /** Shows the header before the value there too, for a figure that would not be understood without. */
  isNarrowLabelled?: boolean
  /** How the rows are sorted by it now; `none` when they could be. Left out, there is nothing to press. */
  sort?: SortDirection | 'none'
}

export interface TableProps<Row> {
  /** What the rows are; spoken, and shown when `isCaptionShown`. */
  caption: string
  /** Shows the caption above the headers. */
  isCaptionShown?: boolean
  /** In the order they stand. */
  columns: readonly Column<Row>[]
  /** In the order they are shown; the owner sorts them. */
  rows: readonly Row[]
  /** Tells one row from another, whatever their order. */
  rowKey: (row: Row) => string
  /** Asks to sort by a column; pressed again it asks for the other direction. */
  onSort?: (columnId: string, direction: SortDirection) => void
  /** Newer rows are on their way; those that are there stay, dimmed. */
  isBusy?: boolean
  /** How many rows to draw as skeletons while none are known; 0 unless said otherwise. */
  waitingRows?: number
  /** Stands below the headers when there are no rows. */
  empty?: ReactNode
}

/**
 * Rows under headers that stay in sight. Where there is less than 480 px each row becomes a card that repeats the
 * header beside each value; where the columns say so it is two lines, below 670 px. Between that and its own width the
 * table scrolls sideways, and the column of actions stays.
 * The page says how far from the top the headers stick: `--table-head-offset`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, onSort, isBusy, waitingRows = 0, empty } = props
  const { frame, isWide } = useOverflow()
  const isWaiting = rows.length === 0 && waitingRows > 0
  const hasLines = columns.some(({ narrow }) => narrow)
  // Of two lines a cell may be left out, and those after it still belong to their headers.
  const placeOf = (index: number) => (hasLines ? index + 1 : undefined)
  return (
    <div className={styles.frame}>
      <div
        ref={frame}
        className={styles.scroller}
        data-fits={!isWide || undefined}
        {...(isWide && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      >
        {/* Said again, because a table drawn as blocks would no longer be one to a screen reader. */}
        <table
          role="table"
          className={styles.table}
          data-lines={hasLines || undefined}
          aria-colcount={hasLines ? columns.length : undefined}
          aria-busy={isBusy || isWaiting || undefined}
        >
          <caption className={props.isCaptionShown ? styles.caption : 'visually-hidden'}>{caption}</caption>
          <thead role="rowgroup" data-sorts={columns.some(({ sort }) => sort) || undefined}>
            <tr role="row">
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  role="columnheader"
                  aria-colindex={placeOf(index)}
                  scope="col"
                  aria-sort={column.sort}
                  data-numeric={column.isNumeric || undefined}
                  data-spare={column.narrow === 'spare' || undefined}
                >
                  {column.sort && onSort ? (
                    <SortButton column={column} onSort={onSort} />
                  ) : (
                    <span className={column.isHeaderHidden ? 'visually-hidden' : undefined}>{column.header}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} place={placeOf(index)}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
            {isWaiting && <WaitingRows count={waitingRows} columns={columns} />}
            {rows.length === 0 && !isWaiting && empty && (
              <tr role="row">
                <td role="cell" colSpan={columns.length} className={styles.empty}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  place: number | undefined
  children: ReactNode
}

function Cell<Row>({ column, place, children }: CellProps<Row>) {
  const look = {
    'aria-colindex': place,
    'data-header': column.isHeaderHidden ? undefined : column.header,
    'data-numeric': column.isNumeric || undefined,
    'data-narrow': column.narrow,
    'data-spare': column.narrow === 'spare' || undefined,
    'data-labelled': column.isNarrowLabelled || undefined,
  }
  return column.isRowHeader ? (
    <th role="rowheader" scope="row" {...look}>
      {children}
    </th>
  ) : (
    <td role="cell" {...look}>
      {children}
    </td>
  )
}

function SortButton<Row>({ column, onSort }: { column: Column<Row> } & Required<Pick<TableProps<Row>, 'onSort'>>) {
  const next = column.sort === 'ascending' ? 'descending' : 'ascending'
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(column.id, next)}>
      {column.header}
      <SortMark direction={column.sort ?? 'none'} />
    </button>
  )
}

function WaitingRows<Row>({ count, columns }: { count: number; columns: readonly Column<Row>[] }) {
  return Array.from({ length: count }, (_, index) => (
    // Skeletons have no identity but their place.
    <tr key={index} aria-hidden="true">
      {columns.map((column) => (
        <td
          key={column.id}
          data-header={column.isHeaderHidden ? undefined : column.header}
          data-numeric={column.isNumeric || undefined}
          data-waiting=""
        >
          <Skeleton shape="text" />
        </td>
      ))}
    </tr>
  ))
}

/** Whether the table is wider than its place. Only then does the place scroll, and only then can keys reach it. */
function useOverflow() {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    if (!globalThis.ResizeObserver) return undefined
    const place = frame.current!
    const observer = new ResizeObserver(() => setIsWide(place.scrollWidth > place.clientWidth))
    observer.observe(place)
    observer.observe(place.firstElementChild!)
    return () => observer.disconnect()
  }, [])
  return { frame, isWide }
}
