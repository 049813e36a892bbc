import type { LevelReward, QuestReward } from '@baize/contract'
import { QuestRewardType } from '@baize/contract/kinds'
import { useRewardWords } from '../loyalty/use-reward-words.ts'

const KINDS: Readonly<Record<QuestRewardType, LevelReward['kind']>> = {
  [QuestRewardType.money]: 'money',
  [QuestRewardType.bonus]: 'bonus',
  [QuestRewardType.freeSpins]: 'freeSpins',
  [QuestRewardType.points]: 'points',
  [QuestRewardType.wheelSpins]: 'wheelSpins',
}

/** Says what a quest brings, a few words for each reward. */
export function useQuestRewardWords(): (reward: QuestReward) => string {
  const wordsOf = useRewardWords()
  return ({ type, amount, attributes, game, wagering }) => {
    const kind = KINDS[type]
    const isMoney = kind === 'money' || (kind === 'bonus' && (wagering ?? 0) > 0)
    return wordsOf({
      kind: kind === 'bonus' && !isMoney ? 'money' : kind,
      amount: isCounted(type) ? null : amount,
      currency: isCounted(type) ? null : attributes.isoCode,
      count: isCounted(type) ? amount : null,
      game: game ?? null,
      wagering: wagering ?? 0,
    })
  }
}

/** Whether a reward is a number of things, and no money. */
export function isCounted(type: QuestRewardType): boolean {
  return type !== QuestRewardType.money && type !== QuestRewardType.bonus
}
