import { Button } from '@baize/ui/button'
import { ComboBox } from '@baize/ui/combo-box'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { type TransactionFilter, isFiltered, noFilter } from '../history-search.ts'
import styles from './transaction-filters.module.css'

interface TransactionFiltersProps {
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
  /** What else can be done with what is shown. */
  action: ReactNode
}

/** Period, kind, currency and status; each choice applies at once. Narrow screens show them on demand. */
export function TransactionFilters({ filter, onFilter, action }: TransactionFiltersProps) {
  const text = useText('history.transactions')
  const names = useText('globalComponents.constants')
  const { currencies } = usePage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(() => isFiltered(filter))
  const all = { value: '', label: text('allFilterOption') }
  const labelled = (list: string) =>
    Object.entries(names.at<Record<string, string>>(list) ?? {}).map(([value, label]) => ({ value, label }))
  const set = (change: Partial<TransactionFilter>) => onFilter({ ...filter, ...change })

  return (
    <div role="search" className={styles.area} aria-label={text('filtersLabel')}>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" size={18} />
          {text('filtersButton')}
        </button>
        {action}
      </div>
      <div id={id} className={styles.filters} data-closed={!isOpen || undefined}>
        <TextField
          label={text('dateFromLabel')}
          type="date"
          value={filter.dateFrom}
          max={filter.dateTo || undefined}
          onChange={(dateFrom) => set({ dateFrom })}
        />
        <TextField
          label={text('dateToLabel')}
          type="date"
          value={filter.dateTo}
          min={filter.dateFrom || undefined}
          onChange={(dateTo) => set({ dateTo })}
        />
        <Select
          label={text('typeFilterLabel')}
          value={filter.type}
          options={[all, ...labelled('invoiceTypes')]}
          onChange={(type) => set({ type })}
        />
        <ComboBox
          label={text('currencyLabel')}
          value={filter.currency}
          options={[all, ...currencies.map(({ code, name }) => ({ value: code, label: code, keywords: name }))]}
          emptyLabel={text('emptyCurrencySearchTitle')}
          onChange={(currency) => set({ currency })}
        />
        <Select
          label={text('statusFilterLabel')}
          value={filter.status}
          options={[all, ...labelled('invoiceStatuses')]}
          onChange={(status) => set({ status })}
        />
        {isFiltered(filter) && (
          <div className={styles.reset}>
            <Button variant="quiet" onClick={() => onFilter(noFilter)}>
              {text('resetButton')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
