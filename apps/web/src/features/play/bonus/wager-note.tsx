import type { Game } from '@baize/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { useActiveBonus } from '../../../shared/bonuses/queries.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { numberFormat } from '../../../shared/page/money.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import styles from './wager-note.module.css'

/** How stakes in a game count for the active bonus, where they do not count in full. */
export function WagerNote({ game }: { game: string }) {
  const text = useText('layout.header')
  const { locale } = usePage()
  const hasBonus = useActiveBonus() !== undefined
  const { data } = useQuery({
    queryKey: ['game', 'wagering', game],
    queryFn: hasBonus
      ? ({ signal }): Promise<Game> => api.call('getGame', { params: { id: game } }, { signal })
      : skipToken,
  })
  if (!hasBonus || !data) return null
  const { isBonusWagering, minimumBonusWagerMultiplier: weight } = data
  if (isBonusWagering && weight === 1) return null
  const key = !isBonusWagering
    ? 'wagerTooltip.notInWagering'
    : weight < 1
      ? 'wagerTooltip.wagerMultiplierLessThan'
      : 'wagerTooltip.wagerMultiplierMoreThan'
  return (
    <p className={styles.note} data-tone={isBonusWagering && weight > 1 ? 'positive' : 'warning'}>
      <Icon name="info" size={16} />
      <span>
        <MarkedLine text={text.marked(key, { minimumBonusWagerMultiplier: numberFormat(locale, 2).format(weight) })} />
      </span>
    </p>
  )
}
