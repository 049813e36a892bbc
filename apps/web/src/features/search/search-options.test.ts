import { describe, expect, it } from 'vitest'
import type { GameCardData } from '../../shared/games/game-card-data.ts'
import { nextActive, searchOptions } from './search-options.ts'

const game = (identity: string): GameCardData => ({
  identity,
  name: identity,
  provider: 'House',
  cover: [],
  isDemo: true,
  label: null,
  tone: null,
})
const none = { isEmpty: false, recent: [], places: [], games: [], total: 0, suggestions: [], isAtLoss: false }
const kinds = (sources: Partial<Parameters<typeof searchOptions>[0]>) =>
  searchOptions({ ...none, ...sources }).map(({ kind }) => kind)

describe('the lines of the search', () => {
  it('begin with recent searches and suggestions while nothing is typed', () => {
    const sources = { isEmpty: true, recent: ['fox'], suggestions: [game('a')], isAtLoss: true }
    expect(kinds(sources)).toEqual(['recent', 'suggestion'])
  })

  it('end with the way to more games while there are more', () => {
    expect(kinds({ games: [game('a'), game('b')], total: 3 })).toEqual(['game', 'game', 'more'])
    expect(kinds({ games: [game('a')], total: 1 })).toEqual(['game'])
  })

  it('name studios and collections before games', () => {
    const place = { kind: 'studio', identity: 'fox', name: 'Fox' } as const
    expect(kinds({ places: [place], games: [game('a')], total: 1 })).toEqual(['place', 'game'])
  })

  it('hold suggestions when nothing was found, and no recent searches then', () => {
    expect(kinds({ recent: ['fox'], suggestions: [game('a')], isAtLoss: true })).toEqual(['suggestion'])
  })
})

describe('arrow keys', () => {
  it('walk from the field through the lines and back to the field', () => {
    expect([nextActive('ArrowDown', -1, 2), nextActive('ArrowDown', 0, 2), nextActive('ArrowDown', 1, 2)]).toEqual([
      0, 1, -1,
    ])
    expect([nextActive('ArrowUp', -1, 2), nextActive('ArrowUp', 0, 2)]).toEqual([1, -1])
  })

  it('lead nowhere without lines, and other keys nowhere at all', () => {
    expect(nextActive('ArrowDown', -1, 0)).toBeNull()
    expect(nextActive('a', 0, 3)).toBeNull()
  })
})
