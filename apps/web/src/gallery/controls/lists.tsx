import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { Pagination } from '@baize/ui/pagination'
import { Skeleton } from '@baize/ui/skeleton'
import { type Column, type SortDirection, Table } from '@baize/ui/table'
import { Tabs } from '@baize/ui/tabs'
import { useState } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { type Exhibit, State } from '../exhibit.tsx'
import { Held } from './held.tsx'
import styles from './lists.module.css'

export const lists: readonly Exhibit[] = [
  {
    id: 'table',
    name: 'Table',
    about: 'Rows under headers that stick; cards under 480 px. Paging stands below it.',
    props: ['TableProps', 'Column'],
    Show: ShowTable,
  },
  {
    id: 'pagination',
    name: 'Pagination',
    about: 'Links to pages; on a phone only the current one between two arrows.',
    props: ['PaginationProps'],
    Show: ShowPagination,
  },
  {
    id: 'tabs',
    name: 'Tabs',
    about: 'One panel of several. Arrow keys, Home and End move.',
    props: ['TabsProps', 'Tab'],
    Show: ShowTabs,
  },
  {
    id: 'empty-state',
    name: 'EmptyState',
    about: 'What happened, what one can do, one action.',
    props: ['EmptyStateProps'],
    Show: ShowEmptyState,
  },
  {
    id: 'skeleton',
    name: 'Skeleton',
    about: 'Stands where something will be, with its final geometry.',
    props: ['SkeletonProps'],
    Show: ShowSkeleton,
  },
]

interface Round {
  id: string
  game: string
  stake: number
  win: number
}

const rounds: readonly Round[] = [
  { id: '7f31', game: 'Brass lantern', stake: 1, win: 0 },
  { id: '7f2c', game: 'Night ferry', stake: 2.5, win: 4.1 },
  { id: '7f1a', game: 'European roulette', stake: 10, win: 36 },
  { id: '7e88', game: 'Paper boats', stake: 0.2, win: 0 },
  { id: '7e70', game: 'Blackjack, table 4', stake: 25, win: 50 },
]

const money = (amount: number) => `${amount.toFixed(2)} EUR`

const columns: Column<Round>[] = [
  { id: 'game', header: 'Game', cell: ({ game }) => game, isRowHeader: true },
  { id: 'id', header: 'Round', cell: ({ id }) => id },
  { id: 'stake', header: 'Stake', cell: ({ stake }) => money(stake), isNumeric: true },
  { id: 'win', header: 'Win', cell: ({ win }) => money(win), isNumeric: true },
]

function ShowTable() {
  return (
    <>
      <State name="Sorted and paged" width="wide">
        <SortedRounds />
      </State>
      <State name="Newer rows on their way">
        <Table
          caption="Rounds, being renewed"
          columns={columns}
          rows={rounds.slice(0, 2)}
          rowKey={({ id }) => id}
          isBusy
        />
      </State>
      <State name="Waiting">
        <Table caption="Rounds to come" columns={columns} rows={[]} rowKey={({ id }) => id} waitingRows={3} />
      </State>
      <State name="Empty">
        <Table
          caption="No rounds"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          empty={<EmptyState size="compact" title="No rounds in these days" />}
        />
      </State>
    </>
  )
}

function SortedRounds() {
  const [sort, setSort] = useState<{ id: string; direction: SortDirection }>({ id: 'stake', direction: 'descending' })
  const [page, setPage] = useState(1)
  const sortable = columns.map((column) =>
    column.id === 'stake' || column.id === 'win'
      ? { ...column, sort: column.id === sort.id ? sort.direction : ('none' as const) }
      : column,
  )
  const sign = sort.direction === 'ascending' ? 1 : -1
  const key = sort.id as 'stake' | 'win'
  const sorted = rounds.toSorted((one, other) => sign * (one[key] - other[key]))
  return (
    <div className={styles.list}>
      <Table
        caption="Your rounds"
        isCaptionShown
        columns={sortable}
        rows={sorted.slice((page - 1) * 3, page * 3)}
        rowKey={({ id }) => id}
        onSort={(id, direction) => setSort({ id, direction })}
      />
      <Pagination
        label="Pages of rounds"
        page={page}
        totalPages={2}
        hrefOf={(target) => `#table-${target}`}
        onSelect={setPage}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </div>
  )
}

function ShowPagination() {
  const words = { previousLabel: 'Previous page', nextLabel: 'Next page', hrefOf: (page: number) => `#page-${page}` }
  return (
    <>
      <State name="First page" width="wide">
        <Held start={1}>
          {(page, change) => (
            <Pagination {...words} label="Twelve pages" page={page} totalPages={12} onSelect={change} />
          )}
        </Held>
      </State>
      <State name="In the middle, little room">
        <Held start={6}>
          {(page, change) => (
            <Pagination {...words} label="Twelve pages, narrow" page={page} totalPages={12} onSelect={change} />
          )}
        </Held>
      </State>
    </>
  )
}

const tabs = [
  { id: 'deposit', label: 'Deposit' },
  { id: 'withdraw', label: 'Withdraw' },
]
const manyTabs = [
  { id: 'transactions', label: 'Transactions', detail: '24' },
  { id: 'rounds', label: 'Rounds', detail: '310' },
  { id: 'bets', label: 'Bets', isDisabled: true },
  { id: 'bonuses', label: 'Bonuses' },
  { id: 'sessions', label: 'Sessions' },
]

function ShowTabs() {
  return (
    <>
      <State name="Two">
        <Held start="deposit">
          {(selected, select) => (
            <Tabs label="Wallet" tabs={tabs} selected={selected} onSelect={select}>
              What belongs to {selected}.
            </Tabs>
          )}
        </Held>
      </State>
      <State name="Many, with counts, one disabled">
        <Held start="transactions">
          {(selected, select) => (
            <Tabs label="History" tabs={manyTabs} selected={selected} onSelect={select}>
              What belongs to {selected}.
            </Tabs>
          )}
        </Held>
      </State>
    </>
  )
}

function ShowEmptyState() {
  return (
    <>
      <State name="On a page">
        <EmptyState
          title="No favourites yet"
          picture={<Icon name="heart" size={40} />}
          action={<Button>Look at the games</Button>}
        >
          Press the heart on a game and you find it here.
        </EmptyState>
      </State>
      <State name="Compact">
        <EmptyState size="compact" title="Nothing found" action={<Button size="small">Clear the filters</Button>}>
          No payment fits these filters.
        </EmptyState>
      </State>
    </>
  )
}

function ShowSkeleton() {
  return (
    <State name="A row on its way">
      <div className={styles.row} role="status" aria-label="Loading">
        <div className={styles.round}>
          <Skeleton shape="circle" />
        </div>
        <div className={styles.words}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
        <div className={styles.block}>
          <Skeleton />
        </div>
      </div>
    </State>
  )
}
