import type { Bet } from '@baize/contract'
import { BYTE_ORDER_MARK, csvRow } from '@baize/kit/csv'
import type { SavedFile } from '../../../shared/files/save-file.ts'
import type { Page } from '../queries.ts'

/** How the columns and what became of a bet read. */
export interface BetsFileWords extends Record<
  'fileName' | 'placed' | 'number' | 'state' | 'bets' | 'odds' | 'stake' | 'paid' | 'currency',
  string
> {
  readonly stateOf: (status: number) => string
}

/** Bets as a table for a spreadsheet, a row each, read page by page. One that moved to the next page meanwhile comes once. */
export async function betsFile(
  words: BetsFileWords,
  read: (page: number) => Promise<Pick<Page<Bet>, 'data' | 'meta'>>,
): Promise<SavedFile> {
  const { placed, number, state, bets, odds, stake, paid, currency } = words
  const pieces = [new Blob([BYTE_ORDER_MARK, csvRow([placed, number, state, bets, odds, stake, paid, currency])])]
  const seen = new Set<string>()
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await read(page)
    last = meta.totalPages
    const fresh = data.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    pieces.push(new Blob(fresh.map((bet) => rowOf(bet, words))))
  }
  return { fileName: `${words.fileName}.csv`, contentType: 'text/csv;charset=utf-8', pieces }
}

function rowOf(
  { createdAt, roundId, status, items, coefficient, amount, payout, currency }: Bet,
  words: BetsFileWords,
) {
  const legs = items.map(
    ({ event, market, outcome, coefficient: price }) => `${event}: ${market}, ${outcome} (${price})`,
  )
  const sums = [coefficient, amount, payout].map(String)
  return csvRow([createdAt, roundId, words.stateOf(status), legs.join('; '), ...sums, currency])
}
