// @vitest-environment jsdom
import { type Column, type SortDirection, Table, type TableProps } from '@baize/ui/table'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)

interface Round {
  id: string
  stake: string
}

const columns: Column<Round>[] = [
  { id: 'game', header: 'Game', cell: ({ id }) => id, isRowHeader: true },
  { id: 'stake', header: 'Stake', cell: ({ stake }) => stake, isNumeric: true, sort: 'descending' },
  { id: 'time', header: 'Time', cell: () => '12:00', sort: 'none' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => <button type="button">Show</button> },
]
const rows = [{ id: 'Night ferry', stake: '1.00 EUR' }]

function show(props: Partial<TableProps<Round>> = {}) {
  const onSort = vi.fn<(columnId: string, direction: SortDirection) => void>()
  render(
    <Table caption="Your rounds" columns={columns} rows={rows} rowKey={({ id }) => id} onSort={onSort} {...props} />,
  )
  return { onSort, table: screen.getByRole('table', { name: 'Your rounds' }) }
}

it('shows rows under named columns and names each row', () => {
  show()
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers).toEqual(['Game', 'Stake', 'Time', 'Actions'])
  const row = screen.getByRole('row', { name: /Night ferry/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('Night ferry')
  expect(within(row).getByRole('cell', { name: '1.00 EUR' }).getAttribute('data-header')).toBe('Stake')
})

it('says how it is sorted and asks for the other direction', async () => {
  const { onSort } = show()
  expect(screen.getByRole('columnheader', { name: 'Stake' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort')).toBe('none')
  expect(screen.getByRole('columnheader', { name: 'Game' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Stake' }))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSort.mock.calls).toEqual([
    ['stake', 'ascending'],
    ['time', 'ascending'],
  ])
})

it('keeps the rows while newer ones are on their way', () => {
  const { table } = show({ isBusy: true })
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('cell', { name: '1.00 EUR' })).toBeTruthy()
})

it('draws rows that nobody hears while none are known', () => {
  const { table } = show({ rows: [], waitingRows: 3, empty: 'Nothing yet' })
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(table.querySelectorAll('tbody tr')).toHaveLength(3)
  expect(screen.queryAllByRole('cell')).toEqual([])
  expect(screen.queryByText('Nothing yet')).toBeNull()
})

it('says that there is nothing across all columns', () => {
  show({ rows: [], empty: 'Nothing yet' })
  expect(screen.getByRole('cell', { name: 'Nothing yet' })).toHaveProperty('colSpan', 4)
})
