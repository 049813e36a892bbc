/** Places one after the other that win the same. */
export interface PrizeGroup {
  from: number
  to: number
  title: string
}

export function prizeGroups<Prize extends { place: number }>(
  prizes: readonly Prize[],
  titleOf: (prize: Prize) => string,
): PrizeGroup[] {
  const groups: PrizeGroup[] = []
  for (const prize of prizes) {
    const title = titleOf(prize)
    const last = groups.at(-1)
    if (last?.title === title && last.to === prize.place - 1) last.to = prize.place
    else groups.push({ from: prize.place, to: prize.place, title })
  }
  return groups
}
