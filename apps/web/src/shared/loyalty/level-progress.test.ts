import { describe, expect, it } from 'vitest'
import { levelPicture, levelProgress } from './level-progress.ts'

const level = (order: number, points: number) => ({ id: String(order), name: `Level ${order}`, order, points })

describe('the way to the next level', () => {
  it.each([
    [100, 0],
    [150, 0.25],
    [166, 0.33],
    [300, 1],
    [900, 1],
    [50, 0],
  ])('with %i points is %d', (points, part) => {
    expect(levelProgress({ points, currentLevel: level(1, 100), nextLevel: level(2, 300) })).toBe(part)
  })

  it('is complete on the last level', () => {
    expect(levelProgress({ points: 900, currentLevel: level(8, 800), nextLevel: null })).toBe(1)
  })
})

describe('the drawing of a level', () => {
  const images = [{ imageUrl: 'first' }, { imageUrl: 'second' }]

  it('goes by its order, and stays with the last one drawn', () => {
    expect([1, 2, 3].map((order) => levelPicture(images, order))).toEqual(['first', 'second', 'second'])
    expect(levelPicture([], 1)).toBeNull()
  })
})
