import type { ReactNode } from 'react'
import styles from './figures-table.module.css'

export interface FiguresTableProps {
  /** Names it for screen readers; left out where what it stands in is named so. */
  caption?: string
  /** Over the figures; over the names of rows first, where those need one. */
  columns: readonly string[]
  /** `isMarked` stands out, which its label says in words too. */
  rows: readonly { key: string; label: ReactNode; figures: readonly string[]; isMarked?: boolean }[]
}

/** A few figures beside each other, every row with its name. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const isCornerEmpty = columns.length === rows[0]?.figures.length
  return (
    <table className={styles.table}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {isCornerEmpty && <td />}
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, figures, isMarked }) => (
          <tr key={key} data-marked={isMarked || undefined}>
            <th scope="row">{label}</th>
            {figures.map((figure, index) => (
              <td key={index}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
