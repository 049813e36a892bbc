import { InvoiceStatus, InvoiceType } from '@baize/contract/kinds'
import { type Search, one, stringifySearch } from '../../shared/page/search.ts'

export const historyTabs = ['transactions', 'spins', 'bets', 'bonuses', 'sessions'] as const
export type HistoryTab = (typeof historyTabs)[number]

/** What the payments are narrowed to; empty text is no narrowing. Days are those of the reader's calendar. */
export interface TransactionFilter {
  dateFrom: string
  dateTo: string
  type: string
  currency: string
  status: string
}

export const noFilter: TransactionFilter = { dateFrom: '', dateTo: '', type: '', currency: '', status: '' }

const oneOf = (kinds: Readonly<Record<string, number>>) => new RegExp(`^(${Object.values(kinds).join('|')})$`)

const SHAPES: Readonly<Record<keyof TransactionFilter, RegExp>> = {
  dateFrom: /^\d{4}-\d{2}-\d{2}$/,
  dateTo: /^\d{4}-\d{2}-\d{2}$/,
  type: oneOf(InvoiceType),
  currency: /^[A-Z0-9]{2,10}$/,
  status: oneOf(InvoiceStatus),
}

export function readTab(search: Search, shown: readonly HistoryTab[]): HistoryTab {
  const asked = one(search, 'tab')
  return shown.find((tab) => tab === asked) ?? shown[0] ?? 'transactions'
}

/** Free spins or money, among bonuses. */
export function readKind(search: Search): 'money' | 'spins' {
  return one(search, 'kind') === 'spins' ? 'spins' : 'money'
}

/** Open bets or settled ones. */
export function readBets(search: Search): 'settled' | 'open' {
  return one(search, 'kind') === 'open' ? 'open' : 'settled'
}

/** A whole number from 1; anything else is the first page. */
export function readPage(search: Search): number {
  const text = one(search, 'page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The filter in the address; what has another shape is no filter. */
export function readFilter(search: Search): TransactionFilter {
  const read = (key: keyof TransactionFilter) => {
    const value = one(search, key) ?? ''
    return SHAPES[key].test(value) ? value : ''
  }
  return {
    dateFrom: read('dateFrom'),
    dateTo: read('dateTo'),
    type: read('type'),
    currency: read('currency'),
    status: read('status'),
  }
}

export function isFiltered(filter: TransactionFilter): boolean {
  return Object.values(filter).some((value) => value !== '')
}

/** The query of a state of the history; the first tab and the first page go without saying. */
export function historySearch(state: {
  tab: HistoryTab
  page?: number
  filter?: TransactionFilter
  kind?: 'money' | 'spins' | 'settled' | 'open'
}): string {
  const { tab, page = 1, filter = noFilter, kind } = state
  const kept = Object.entries(filter).filter(([, value]) => value !== '')
  return stringifySearch({
    tab,
    ...Object.fromEntries(kept),
    kind: kind === 'spins' || kind === 'open' ? kind : undefined,
    page: page > 1 ? page : undefined,
  })
}
