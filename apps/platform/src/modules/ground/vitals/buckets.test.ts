import { VITAL_MAX } from '@baize/contract'
import { expect, it } from 'vitest'
import { bucketEnd, bucketOf, percentileOf } from './buckets.ts'

it('keeps every measure to a tenth, in a bounded number of buckets', () => {
  for (let value = 0; value <= VITAL_MAX; value += value < 2000 ? 1 : 97) {
    const end = bucketEnd(bucketOf(value))
    expect(end).toBeGreaterThanOrEqual(value)
    expect(end).toBeLessThanOrEqual(Math.max(value * 1.1, value + 1))
  }
  expect(bucketOf(VITAL_MAX)).toBeLessThanOrEqual(120)
})

it('reads percentiles from counts', () => {
  const tally = [
    { bucket: bucketOf(100), count: 74 },
    { bucket: bucketOf(1000), count: 25 },
    { bucket: bucketOf(9000), count: 1 },
  ]
  expect(percentileOf(tally, 0.5)).toBe(bucketEnd(bucketOf(100)))
  expect(percentileOf(tally, 0.75)).toBe(bucketEnd(bucketOf(1000)))
  expect(percentileOf(tally, 1)).toBe(bucketEnd(bucketOf(9000)))
  expect(percentileOf([], 0.5)).toBe(0)
})
