import { describe, expect, it } from 'vitest'
import { parseSearch } from '../../shared/page/search.ts'
import { historySearch, historyTabs, isFiltered, noFilter, readFilter, readPage, readTab } from './history-search.ts'

const read = (text: string) => {
  const search = parseSearch(text)
  return { tab: readTab(search, historyTabs), page: readPage(search), filter: readFilter(search) }
}

describe('the address of the history', () => {
  it('returns what it was made of', () => {
    const filter = { ...noFilter, dateFrom: '2026-11-01', currency: 'EUR', status: '2' }
    expect(read(historySearch({ tab: 'transactions', page: 3, filter }))).toEqual({
      tab: 'transactions',
      page: 3,
      filter,
    })
  })

  it('leaves out what goes without saying', () => {
    expect(historySearch({ tab: 'spins', page: 1 })).toBe('?tab=spins')
  })

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1e9', ''])('shows the first page for %j', (search) => {
    expect(read(search).page).toBe(1)
  })

  it('shows the first tab for one it does not know', () => {
    expect(read('?tab=tournaments').tab).toBe('transactions')
    expect(readTab({ tab: 'sessions' }, ['spins', 'sessions'])).toBe('sessions')
    expect(readTab({ tab: 'transactions' }, ['spins', 'sessions'])).toBe('spins')
  })

  it('does not ask the server for filters of another shape', () => {
    const { filter } = read("?dateFrom=yesterday&type=9&currency=';--&status=0")
    expect(isFiltered(filter)).toBe(false)
  })
})
