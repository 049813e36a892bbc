import { expect, it } from 'vitest'
import type { GameRowData } from '../game-row-data.ts'
import { leadWithOthers } from './lead-with-others.ts'

const row = (identity: string, names: string[]): GameRowData => ({
  identity,
  id: identity,
  title: identity,
  icon: 'star',
  total: names.length,
  games: names.map((name) => ({
    identity: name,
    name,
    provider: 'Harbour',
    cover: [],
    isDemo: true,
    label: null,
    tone: null,
  })),
})
const many = (count: number) => Array.from({ length: count }, (_, place) => `game-${place}`)
const namesOf = (rows: GameRowData[]) => rows.map(({ games }) => games.map(({ identity }) => identity))

it('begins each shelf with games that no shelf before it begins with', () => {
  const [first, second, third] = namesOf(
    leadWithOthers([row('a', many(18)), row('b', many(18)), row('c', many(18))]),
  ) as [string[], string[], string[]]
  expect(first).toEqual(many(18))
  expect(second.slice(0, 8)).toEqual(many(18).slice(8, 16))
  expect(third.slice(0, 2)).toEqual(['game-16', 'game-17'])
})

it('keeps every game of a shelf, those met already behind the others', () => {
  const [, second] = namesOf(leadWithOthers([row('a', ['fox', 'owl']), row('b', ['owl', 'bee', 'fox', 'ant'])]))
  expect(second).toEqual(['bee', 'ant', 'owl', 'fox'])
})
