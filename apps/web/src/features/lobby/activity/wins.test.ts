import { expect, it } from 'vitest'
import { WINS_MAX, type WinData, addWin } from './wins.ts'

const win = (game: string, payout = 1): WinData => ({
  key: `${game} ${payout}`,
  game,
  gameName: game,
  nickname: null,
  payout,
  currency: 'EUR',
  cover: [],
})

it('puts the newest win first and keeps one for each game', () => {
  const wins = addWin([win('a'), win('b')], win('b', 5))
  expect(wins.map(({ game, payout }) => [game, payout])).toEqual([
    ['b', 5],
    ['a', 1],
  ])
})

it('keeps twelve', () => {
  const many = Array.from({ length: WINS_MAX }, (_, index) => win(`game-${index}`))
  const wins = addWin(many, win('new'))
  expect(wins).toHaveLength(WINS_MAX)
  expect(wins.at(-1)?.game).toBe('game-10')
})
