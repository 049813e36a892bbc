import { expect, it } from 'vitest'
import { landingAt, toneOf } from './drum-geometry.ts'

/** The sector under the pointer of a drum of so many sectors that was turned by some degrees. */
const under = (degrees: number, count: number) => Math.round((-degrees * count) / 360 + 100 * count) % count

it('the drum stops with the drawn sector under the pointer, after one turn at least and two at most', () => {
  for (const count of [2, 7, 8, 24])
    for (let index = 0; index < count; index++)
      for (const [from, aside] of [
        [0, 0],
        [123.4, 1],
        [5000, -1],
      ] as const) {
        const landing = landingAt(from, index, count, aside)
        expect(landing - from).toBeGreaterThanOrEqual(360)
        expect(landing - from).toBeLessThan(720)
        expect(under(landing, count)).toBe(index)
      }
})

it('neighbours differ, also where an odd number of sectors closes the round', () => {
  for (const count of [2, 3, 7, 8])
    for (let index = 0; index < count; index++)
      expect(toneOf(index, count)).not.toBe(toneOf((index + 1) % count, count))
})
