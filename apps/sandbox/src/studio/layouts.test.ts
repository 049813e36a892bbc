import { describe, expect, it } from 'vitest'
import { layoutOf } from './layouts.ts'
import { layoutIds } from './profiles-ids.ts'

describe.each(layoutIds)('layout %s', (id) => {
  const { reels, rows, paylines } = layoutOf(id)

  it('is built as its name says', () => {
    expect(`${reels}x${rows}-${paylines.length}`).toBe(id)
  })

  it('has no two paylines alike, each one inside the window', () => {
    expect(new Set(paylines.map(String)).size).toBe(paylines.length)
    for (const line of paylines) {
      expect(line).toHaveLength(reels)
      for (const row of line) expect(row).toBeGreaterThanOrEqual(0)
      for (const row of line) expect(row).toBeLessThan(rows)
    }
  })
})
