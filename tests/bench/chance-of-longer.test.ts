import { expect, it } from 'vitest'
import { chanceOfLonger } from './chance-of-longer.ts'

it('is certain one way, certain the other way, and even where nothing differs', () => {
  expect(chanceOfLonger([4, 5], [1, 2, 3]).chance).toBe(1)
  expect(chanceOfLonger([1, 2], [3, 4, 5]).chance).toBe(0)
  expect(chanceOfLonger([1, 2, 3], [1, 2, 3]).chance).toBe(0.5)
  expect(chanceOfLonger([7, 7], [7, 7, 7]).chance).toBe(0.5)
})

it('counts the pairs of which the first is longer', () => {
  // 1 beats none of three, 4 beats two of them.
  expect(chanceOfLonger([1, 4], [2, 3, 5]).chance).toBeCloseTo(2 / 6)
})

it('is moved by chance the less the more samples there are', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => n)
  expect(chanceOfLonger(many(1000), many(1000)).error).toBeCloseTo(0.0129, 4)
})
