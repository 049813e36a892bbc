/** Shares as whole numbers of a hundred that make a hundred; what is left over goes where most was cut off. */
export function hundredOf(shares: readonly number[]): number[] {
  const whole = shares.map(Math.floor)
  const missing =
    Math.round(shares.reduce((sum, share) => sum + share, 0)) - whole.reduce((sum, count) => sum + count, 0)
  const first = shares
    .map((share, at) => ({ at, cut: share - whole[at]! }))
    .toSorted((left, right) => right.cut - left.cut)
    .slice(0, missing)
    .map(({ at }) => at)
  return whole.map((count, at) => (first.includes(at) ? count + 1 : count))
}
