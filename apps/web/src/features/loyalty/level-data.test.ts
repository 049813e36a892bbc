import { expect, it } from 'vitest'
import { stateOf, toLevels } from './level-data.ts'

it('puts levels in their order', () => {
  const level = (order: number) => ({
    id: `level-${order}`,
    name: `Level ${order}`,
    order,
    points: order * 100,
    rewards: [],
  })
  expect(toLevels([level(3), level(1), level(2)]).map(({ order }) => order)).toEqual([1, 2, 3])
})

it('shows a guest on the first level, with the others ahead', () => {
  expect([1, 2, 8].map((order) => stateOf(order))).toEqual(['active', 'locked', 'locked'])
})

it('tells what a player has passed from what is ahead', () => {
  expect([1, 2, 3, 4].map((order) => stateOf(order, 3))).toEqual(['completed', 'completed', 'active', 'locked'])
})
