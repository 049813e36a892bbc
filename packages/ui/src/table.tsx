import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column and line up. */
  isNumeric?: boolean
}

export interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isBusy?: boolean
}

/** Rows under headers; on phones each row becomes a card that repeats the header beside each value. */
export function Table<Row>({ caption, columns, rows, rowKey, isBusy }: TableProps<Row>) {
  return (
    <table className={styles.table} aria-busy={isBusy || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-numeric={column.isNumeric || undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.id} data-header={column.header} data-numeric={column.isNumeric || undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
