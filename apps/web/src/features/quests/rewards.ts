import type { QuestReward } from '@baize/contract'

/** Rewards in the currency first, and of these real money before bonus money; otherwise as they came. */
export function rewardsInOrder(rewards: readonly QuestReward[], currency: string): QuestReward[] {
  const weight = ({ attributes }: QuestReward) =>
    (attributes.isoCode === currency ? 0 : 2) + (attributes.lockBalance ? 1 : 0)
  return rewards.toSorted((left, right) => weight(left) - weight(right))
}

/** Real money and bonus money apart; a kind nobody gets is left out. */
export function rewardGroups(rewards: readonly QuestReward[], currency: string) {
  const all = rewardsInOrder(rewards, currency)
  const groups = [
    { kind: 'real', rewards: all.filter(({ attributes }) => !attributes.lockBalance) },
    { kind: 'bonus', rewards: all.filter(({ attributes }) => attributes.lockBalance) },
  ] as const
  return groups.filter((group) => group.rewards.length > 0)
}
