import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import type { GamePageData } from './game-page-data.ts'
import styles from './game-info.module.css'

/** What one should know before playing; the exact odds and rules are one tap away in the game itself. */
export function GameInfo({ game }: { game: GamePageData }) {
  const text = useText('pages.game')
  const format = useFormat()
  const { prefix } = usePage()
  const facts: [string, string][] = [
    [text('facts.provider'), game.provider.name],
    [text('facts.volatility'), text(`volatility.${game.volatility}`) || game.volatility],
    ...(game.paylines > 0 ? ([[text('facts.paylines'), format.count(game.paylines)]] as [string, string][]) : []),
    [text('facts.demo'), text(game.isDemo ? 'facts.yes' : 'facts.no')],
  ]
  return (
    <div className={styles.info}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {text('rulesNote')} <a href={`${prefix}/static/responsible-gambling`}>{text('limitsLink')}</a>
      </p>
    </div>
  )
}
