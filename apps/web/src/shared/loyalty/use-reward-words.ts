import type { LevelReward } from '@baize/contract'
import { usePage, useText } from '../page/page-context.tsx'
import { formatCount } from '../page/money.ts'
import { useFormat } from '../page/use-format.ts'

/** Says what a level brings, a few words for each reward. */
export function useRewardWords(): (reward: LevelReward) => string {
  const text = useText('globalComponents.loyalty')
  const format = useFormat()
  const { locale } = usePage()
  return ({ kind, amount, currency, count, game, wagering }) => {
    if (kind === 'wheelSpins') return text.plural('rewards.wheelSpins', count ?? 0)
    if (kind === 'points') return text.plural('rewards.points', count ?? 0)
    if (kind === 'freeSpins') {
      const spins = text.plural('rewards.freeSpins', count ?? 0)
      return game ? text('rewards.spinsIn', { spins, game: game.name }) : spins
    }
    const sum = format.amount(amount ?? 0, currency ?? '')
    if (kind === 'money') return text('rewards.money', { amount: sum })
    return text('rewards.bonus', { amount: sum, times: formatCount(wagering, locale) })
  }
}
