import type { Invoice } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import type { Column } from '@baize/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'

import { CopyId } from '../copy-id.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { type TransactionFilter, isFiltered, noFilter } from '../history-search.ts'
import { toneOf } from './invoice-tone.ts'
import { Moment } from '../moment.tsx'
import { PagedList } from '../paged-list.tsx'
import { invoicesQuery } from '../queries.ts'
import { TransactionFilters } from './transaction-filters.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import styles from '../cells.module.css'

const StatementDialog = lazy(() =>
  import('../statement/statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })),
)

interface TransactionsTabProps {
  page: number
  hrefOf: (page: number) => string
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
}

/** Deposits and withdrawals, newest first. */
export function TransactionsTab({ page, hrefOf, filter, onFilter }: TransactionsTabProps) {
  const text = useText('history.transactions')
  const query = useQuery(invoicesQuery(page, filter))
  const [isStatementOpen, setIsStatementOpen] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = query.data?.data.find(({ id }) => id === openId)
  const isNarrowed = isFiltered(filter)
  const isNew = query.data?.data.length === 0 && !isNarrowed && !query.isPlaceholderData
  return (
    <>
      {!isNew && (
        <TransactionFilters
          filter={filter}
          onFilter={onFilter}
          action={
            <Button onClick={() => setIsStatementOpen(true)}>
              <Icon name="file" size={18} />
              {text('statement.button')}
            </Button>
          }
        />
      )}
      <PagedList
        query={query}
        text={text}
        columns={useColumns(setOpenId)}
        rowKey={({ id }) => id}
        hrefOf={hrefOf}
        emptyIcon="wallet"
        empty={isNarrowed ? <NothingFound onReset={() => onFilter(noFilter)} /> : undefined}
      />
      {isStatementOpen && (
        <Suspense>
          <StatementDialog filter={filter} onClose={() => setIsStatementOpen(false)} />
        </Suspense>
      )}
      {opened?.withdrawal && (
        <WithdrawalDetails invoice={opened} life={opened.withdrawal} onClose={() => setOpenId(null)} />
      )}
      {opened && !opened.withdrawal && <DepositDetails invoice={opened} onClose={() => setOpenId(null)} />}
    </>
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const text = useText('history.transactions')
  return (
    <EmptyState
      title={text('notFound.title')}
      picture={<Icon name="search" size={40} />}
      action={<Button onClick={onReset}>{text('notFound.button')}</Button>}
    >
      {text('notFound.description')}
    </EmptyState>
  )
}

function useColumns(onOpen: (id: string) => void): Column<Invoice>[] {
  const text = useText('history.transactions')
  const names = useText('globalComponents.constants')
  const format = useFormat()
  const header = (id: string) => text(`tableColumns.${id}`)
  return [
    { id: 'date', header: header('date'), narrow: 'when', cell: ({ createdAt }) => <Moment instant={createdAt} /> },
    {
      id: 'type',
      header: header('type'),
      narrow: 'note',
      cell: ({ invoiceType }) => names(`invoiceTypes.${invoiceType}`),
    },
    {
      id: 'id',
      header: header('id'),
      // Where there is little room the details have it.
      narrow: 'spare',
      cell: ({ id }) => <CopyId id={id} copyLabel={text('copyIdTooltip')} copiedLabel={text('copiedLabel')} />,
    },
    {
      id: 'method',
      header: header('method'),
      narrow: 'more',
      cell: ({ paymentMethod }) => <bdi>{paymentMethod}</bdi>,
    },
    {
      id: 'status',
      header: header('status'),
      narrow: 'end',
      cell: ({ status }) => (
        <span className={styles.status} data-tone={toneOf(status)}>
          {names(`invoiceStatuses.${status}`)}
        </span>
      ),
    },
    {
      id: 'sum',
      header: header('sum'),
      narrow: 'lead',
      isNumeric: true,
      cell: ({ amount, currency }) => <span className={styles.strong}>{format.amount(amount, currency)}</span>,
    },
    {
      id: 'details',
      header: header('details'),
      isHeaderHidden: true,
      narrow: 'action',
      cell: ({ id, paymentMethod, amount, currency, withdrawal }) => (
        <Button
          size="small"
          aria-label={text(withdrawal ? 'withdrawal.detailsLabel' : 'coins.detailsLabel', {
            amount: format.amount(amount, currency),
            method: paymentMethod,
          })}
          onClick={() => onOpen(id)}
        >
          <span className={styles.word}>{text('withdrawal.detailsButton')}</span>
          <span className={styles.arrow}>
            <Icon name="arrow-next" size={18} />
          </span>
        </Button>
      ),
    },
  ]
}
