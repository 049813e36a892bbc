import { describe, expect, it } from 'vitest'
import { placeOf } from './draw-reels.ts'

// No count of reels divides the width, as on most screens.
const cell = { width: 716 / 5, height: 611 / 3 }

describe('the drawing of the reels', () => {
  it('puts symbols at the nearest whole point of the screen, however far a reel has turned', () => {
    for (let turned = 0; turned < 60; turned++) {
      const [reel, row] = [turned % 5, turned * 0.137 - 1]
      const { x, y } = placeOf(cell, reel, row)
      expect([x, y].every(Number.isInteger)).toBe(true)
      expect(Math.abs(x - reel * cell.width)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(y - row * cell.height)).toBeLessThanOrEqual(0.5)
    }
  })
})
