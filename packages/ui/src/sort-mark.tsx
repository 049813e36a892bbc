import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

export type SortDirection = 'ascending' | 'descending'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** Draws how a column is sorted; the state itself is spoken by the header. */
export function SortMark({ direction }: { direction: SortDirection | 'none' }) {
  const Icon = icons[direction]
  return <Icon size={14} aria-hidden="true" />
}
