/**
 * How likely a sample of the first kind is longer than one of the second (Mann and Whitney), and by how much chance
 * alone moves that: the standard error where both kinds are the same. Ties count half.
 */
export function chanceOfLonger(first: readonly number[], second: readonly number[]): { chance: number; error: number } {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let ranksOfFirst = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]!.value === all[start]!.value) end++
    const rank = (start + 1 + end) / 2
    ranksOfFirst += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length
    start = end
  }
  const pairs = first.length * second.length
  const longer = ranksOfFirst - (first.length * (first.length + 1)) / 2
  return { chance: longer / pairs, error: Math.sqrt((all.length + 1) / (12 * pairs)) }
}
