import type { Bet, BetItem } from '@baize/contract'
import { BetStatus } from '@baize/contract/kinds'
import { useId, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { CopyId } from '../copy-id.tsx'
import { Moment } from '../moment.tsx'
import cells from '../cells.module.css'
import styles from './bet-card.module.css'

const TONES: Partial<Record<number, string>> = {
  [BetStatus.pending]: 'waiting',
  [BetStatus.won]: 'positive',
  [BetStatus.lost]: 'danger',
}

/** One bet: what it is on, its price and what became of it. A combination opens to show each of its bets. */
export function BetCard({ bet }: { bet: Bet }) {
  const text = useText('history.bets')
  const names = useText('globalComponents.constants')
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const { items, status, currency } = bet
  const isCombo = items.length > 1
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={cells.status} data-tone={TONES[status]}>
          {names(`betStatuses.${status}`)}
        </span>
        <Moment instant={bet.createdAt} />
        <CopyId id={bet.roundId} copyLabel={text('betCard.copyButton')} copiedLabel={text('betCard.copyTooltip')} />
      </header>
      {isCombo ? (
        <>
          <button
            type="button"
            className={styles.combo}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={cells.strong}>{text('betCard.comboLabel')}</span>{' '}
            <span className={cells.small}>
              {text('betCard.comboBetsLabel')}: {format.count(items.length)}
            </span>
            <Icon name="arrow-down-compact" size={20} />
          </button>
          <p className={cells.small} aria-label={text('betCard.comboDisciplinesTooltip')}>
            <bdi>{[...new Set(items.map(({ discipline }) => discipline))].join(' · ')}</bdi>
          </p>
          <ul id={listId} className={styles.items} hidden={!isOpen}>
            {items.map((item, place) => (
              <li key={place}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Item item={items[0]!} />
      )}
      <dl className={styles.sums}>
        <div>
          <dt>{text('betCard.coefficientLabel')}</dt>
          <dd>{format.odds(bet.coefficient)}</dd>
        </div>
        <div>
          <dt>{text('betCard.betLabel')}</dt>
          <dd>{format.amount(bet.amount, currency)}</dd>
        </div>
        {(status !== BetStatus.pending || bet.payout > 0) && (
          <div>
            <dt>{text(`betCard.${status === BetStatus.pending ? 'partLabel' : 'resultLabel'}`)}</dt>
            <dd className={bet.payout > bet.amount ? cells.won : undefined}>{format.amount(bet.payout, currency)}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}

function Item({ item }: { item: BetItem }) {
  const format = useFormat()
  return (
    <div className={styles.item}>
      <p className={cells.strong}>
        <bdi>{item.outcome}</bdi>
      </p>
      <p className={styles.price}>{format.odds(item.coefficient)}</p>
      <p className={cells.small}>
        <bdi>{item.market}</bdi>
      </p>
      <p>
        <bdi>{item.event}</bdi>
      </p>
      <p className={cells.small}>
        <bdi>{`${item.discipline} · ${item.tournament}`}</bdi> · <Moment instant={item.eventDate} />
      </p>
    </div>
  )
}
