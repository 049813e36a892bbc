import { expect, it } from 'vitest'
import { relatedTo } from './related.ts'

const shelf = (identity: string) => ({ id: identity, identity, name: identity, countries: [], isHidden: false })
const game = (id: string, shelves: string[], studio: string, volatility = 'medium', paylines = 20) => ({
  id,
  collections: shelves.map(shelf),
  provider: { id: studio },
  volatility,
  paylines,
})

const sea = game('sea', ['popular', 'ocean', 'mystery'], 'tide', 'high')

it('games of the same theme come first, then those that pay alike, then those of the studio', () => {
  const candidates = [
    game('studio', ['winter'], 'tide', 'low'),
    game('theme-low', ['ocean'], 'moth', 'low'),
    game('theme-high', ['ocean'], 'moth', 'high'),
    game('both', ['ocean', 'mystery'], 'tide', 'high'),
  ]
  expect(relatedTo(sea, candidates, 9).map(({ id }) => id)).toEqual(['both', 'theme-high', 'theme-low', 'studio'])
})

it('being popular makes no game like another', () => {
  expect(relatedTo(sea, [game('loved', ['popular', 'new'], 'moth', 'high')], 9)).toEqual([])
})

it('a game is not like itself, and none is shown twice', () => {
  const twin = game('twin', ['ocean'], 'moth')
  expect(relatedTo(sea, [sea, twin, twin], 9)).toEqual([twin])
})
