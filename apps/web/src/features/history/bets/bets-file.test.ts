import { BetStatus } from '@baize/contract/kinds'
import type { Bet } from '@baize/contract'
import { expect, it } from 'vitest'
import { betsFile } from './bets-file.ts'

const words = {
  fileName: 'bets',
  placed: 'Placed',
  number: 'Number',
  state: 'State',
  bets: 'Bets',
  odds: 'Odds',
  stake: 'Stake',
  paid: 'Paid',
  currency: 'Currency',
  stateOf: (status: number) => (status === BetStatus.won ? 'Won' : 'Lost'),
}

const bet = (id: string, changes: Partial<Bet> = {}) =>
  ({
    id,
    roundId: `round-${id}`,
    status: BetStatus.won,
    createdAt: '2026-11-20T10:00:00.000Z',
    amount: 1.5,
    payout: 4.35,
    currency: 'EUR',
    coefficient: 2.9,
    items: [{ event: 'Northwick – Ostheim', market: 'Winner', outcome: 'Northwick', coefficient: 2.9 }],
    ...changes,
  }) as Bet

it('writes every bet of every page once, with what it is on, and no cell that calculates', async () => {
  const pages = [
    [bet('a'), bet('b', { status: BetStatus.lost, payout: 0, roundId: '=1+1' })],
    [bet('b'), bet('c')],
  ]
  const { pieces, fileName } = await betsFile(words, async (page) => ({
    data: pages[page - 1]!,
    meta: { page, perPage: 2, totalPages: 2, totalRows: 3 },
  }))
  const rows = (await new Blob(pieces).text()).split('\r\n')
  expect(fileName).toBe('bets.csv')
  expect(rows).toEqual([
    'Placed,Number,State,Bets,Odds,Stake,Paid,Currency',
    '2026-11-20T10:00:00.000Z,round-a,Won,"Northwick – Ostheim: Winner, Northwick (2.9)",2.9,1.5,4.35,EUR',
    '2026-11-20T10:00:00.000Z,\'=1+1,Lost,"Northwick – Ostheim: Winner, Northwick (2.9)",2.9,1.5,0,EUR',
    '2026-11-20T10:00:00.000Z,round-c,Won,"Northwick – Ostheim: Winner, Northwick (2.9)",2.9,1.5,4.35,EUR',
    '',
  ])
})
