import type { Game, PlayerBonus } from '@baize/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { useActiveBonus } from '../../../shared/bonuses/queries.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { numberFormat } from '../../../shared/page/money.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from './wager-note.module.css'

/** What counts here while a bonus is active: how stakes in the game do, and the highest one. */
export function WagerNote({ game }: { game: string }) {
  const text = useText('layout.header')
  const words = useText('pages.game')
  const format = useFormat()
  const { locale } = usePage()
  const bonus = useActiveBonus()
  const { data } = useQuery({
    queryKey: ['game', 'wagering', game],
    queryFn: bonus
      ? ({ signal }): Promise<Game> => api.call('getGame', { params: { id: game } }, { signal })
      : skipToken,
  })
  if (!bonus || !data || bonus.wagerCasino === 0) return null
  const weight = weightOf(data, bonus)
  const name = nameIn(bonus, locale)
  const { maxBetAmount, currency } = bonus
  return (
    <p className={styles.note} data-tone={weight === 1 ? undefined : weight > 1 ? 'positive' : 'warning'}>
      <Icon name="info" size={16} />
      <span>
        <MarkedLine
          text={
            weight === 1
              ? words.marked('wagering.inFull', { name })
              : text.marked(keyOf(weight), { minimumBonusWagerMultiplier: numberFormat(locale, 2).format(weight) })
          }
        />{' '}
        {maxBetAmount !== null && (
          <MarkedLine text={words.marked('wagering.maxBet', { name, amount: format.amount(maxBetAmount, currency) })} />
        )}
      </span>
    </p>
  )
}

/** The bonus goes by the weights it was taken under, whatever those of the house are now. */
function weightOf(game: Game, { wagerWeights }: PlayerBonus): number {
  if (wagerWeights) return wagerWeights.games[game.identity] ?? wagerWeights.types[game.type] ?? 1
  return game.isBonusWagering ? game.minimumBonusWagerMultiplier : 0
}

function keyOf(weight: number) {
  if (weight === 0) return 'wagerTooltip.notInWagering'
  return weight < 1 ? 'wagerTooltip.wagerMultiplierLessThan' : 'wagerTooltip.wagerMultiplierMoreThan'
}
