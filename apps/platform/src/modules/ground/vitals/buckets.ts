/** Each bucket ends a tenth above the one before: whatever falls into it is known to a tenth. */
const STEP = Math.log(1.1)

/** The bucket of a measure: 0 for nothing at all, then ever wider ones. */
export function bucketOf(value: number): number {
  // A measure at the edge must not fall beyond it by the error of the logarithm.
  return value < 1 ? 0 : 1 + Math.ceil(Math.log(value) / STEP - 1e-9)
}

/** The highest measure that falls into it. */
export function bucketEnd(bucket: number): number {
  return bucket === 0 ? 0 : Math.floor(Math.exp((bucket - 1) * STEP) + 1e-6)
}

/** The measure that this share of all is not above, from counts by bucket in their order. */
export function percentileOf(tally: readonly { bucket: number; count: number }[], share: number): number {
  const total = tally.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of tally) {
    seen += count
    if (seen >= total * share) return bucketEnd(bucket)
  }
  return 0
}
