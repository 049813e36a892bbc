import type { QuestReward } from '@baize/contract'
import { isCounted } from '../../shared/quests/use-quest-reward-words.ts'

/** Rewards in the currency first, and of these real money before bonus money; otherwise as they came. */
export function rewardsInOrder(rewards: readonly QuestReward[], currency: string): QuestReward[] {
  const weight = ({ attributes }: QuestReward) =>
    (attributes.isoCode === currency ? 0 : 2) + (attributes.lockBalance ? 1 : 0)
  return rewards.toSorted((left, right) => weight(left) - weight(right))
}

/** Real money, bonus money and what is no money apart; a kind nobody gets is left out. */
export function rewardGroups(rewards: readonly QuestReward[], currency: string) {
  const all = rewardsInOrder(rewards, currency)
  const money = all.filter(({ type }) => !isCounted(type))
  const groups = [
    { kind: 'real', rewards: money.filter(({ attributes }) => !attributes.lockBalance) },
    { kind: 'bonus', rewards: money.filter(({ attributes }) => attributes.lockBalance) },
    { kind: 'virtual', rewards: all.filter(({ type }) => isCounted(type)) },
  ] as const
  return groups.filter((group) => group.rewards.length > 0)
}
