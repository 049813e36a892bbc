import { expect, it } from 'vitest'
import { prizeGroups } from './prize-groups.ts'
import { pageCount, pageOf, shownRows } from './shown-rows.ts'
import { boundsIn, stakeOfPoint } from './terms-in.ts'

const rows = Array.from({ length: 40 }, (_, index) => ({
  playerId: String(index),
  nickname: null,
  place: index + 1,
  points: 100 - index,
}))

it('shows fourteen places a page behind the podium', () => {
  expect(pageCount(rows)).toBe(3)
  expect(pageOf(rows, 1).map(({ place }) => place)).toEqual(Array.from({ length: 14 }, (_, index) => index + 4))
  expect(pageOf(rows, 3).map(({ place }) => place)).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 40])
  expect(pageCount(rows.slice(0, 2))).toBe(1)
})

it('shows those with prizes once the places are fixed', () => {
  const entry = { playerId: 'anna', nickname: 'Anna', points: 5, createdAt: '', updatedAt: null }
  const held = { state: 5 as const, prizes: [{ place: 1, type: 1 as const, title: 'Cash', entry }], leaderboard: rows }
  expect(shownRows(held)).toEqual([{ playerId: 'anna', nickname: 'Anna', points: 5, place: 1 }])
  expect(shownRows({ ...held, state: 3 })).toBe(rows)
})

it('puts places together that win the same', () => {
  const titles = ['Cash', 'Spins', 'Spins', 'Points']
  const prizes = titles.map((title, index) => ({ place: index + 1, title }))
  expect(prizeGroups(prizes, ({ title }) => title)).toEqual([
    { from: 1, to: 1, title: 'Cash' },
    { from: 2, to: 3, title: 'Spins' },
    { from: 4, to: 4, title: 'Points' },
  ])
})

it('tells bounds and points in the currency of whoever looks', () => {
  const terms = {
    conditions: { minAmount: 0.5, maxAmount: null, currencies: [{ isoCode: 'SEK', minAmount: 5, maxAmount: null }] },
    rates: { baseCurrencyRate: 2, currencyRates: [{ isoCode: 'SEK', rate: 0.178571 }] },
  }
  expect(boundsIn(terms, 'SEK')).toEqual({ from: 5, to: null })
  expect(boundsIn(terms, 'EUR')).toEqual({ from: 0.5, to: null })
  expect(stakeOfPoint(terms, 'SEK')).toBe(5.6)
  expect(stakeOfPoint(terms, 'EUR')).toBe(0.5)
})
