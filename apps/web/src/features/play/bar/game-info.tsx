import type { ReactNode } from 'react'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { formatPercent } from '../../../shared/page/percent.ts'
import { stringifySearch } from '../../../shared/page/search.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import type { GamePageData } from '../game-page-data.ts'
import { VolatilityMeter } from './volatility-meter.tsx'
import styles from './game-info.module.css'

/** What one should know before playing: the odds in figures, and where the rules are. */
export function GameInfo({ game }: { game: GamePageData }) {
  const text = useText('pages.game')
  const format = useFormat()
  const { prefix, locale } = usePage()
  const category = useText('globalComponents.providersSettings')('defaultCategory')
  const { facts } = game
  if (!facts) return null
  const { returnToPlayer, hitRate, maxWinMultiplier, provider } = facts
  const studio = `${prefix}/categories/${category}${stringifySearch({ provider: provider.identity })}`
  return (
    <div className={styles.info}>
      <dl className={styles.facts}>
        {returnToPlayer !== null && (
          <Fact label={text('facts.returnToPlayer')}>{formatPercent(returnToPlayer, locale)}</Fact>
        )}
        <Fact label={text('facts.volatility')}>
          {text(`volatility.${facts.volatility}`) || facts.volatility}
          <VolatilityMeter volatility={facts.volatility} />
        </Fact>
        {hitRate !== null && <Fact label={text('facts.hitRate')}>{formatPercent(hitRate, locale)}</Fact>}
        {maxWinMultiplier !== null && (
          <Fact label={text('facts.maxWin')}>
            {text('facts.maxWinValue', { multiplier: format.count(maxWinMultiplier) })}
          </Fact>
        )}
        {facts.paylines > 0 && <Fact label={text('facts.paylines')}>{format.count(facts.paylines)}</Fact>}
        <Fact label={text('facts.demo')}>{text(game.isDemo ? 'facts.yes' : 'facts.no')}</Fact>
        <Fact label={text('facts.provider')}>
          <a href={studio}>{provider.name}</a>
        </Fact>
      </dl>
      <p className={styles.note}>
        {text('rulesNote')} <a href={`${prefix}/static/responsible-gambling`}>{text('limitsLink')}</a>
      </p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
