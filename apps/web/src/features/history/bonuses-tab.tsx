import type { PlayerBonus } from '@baize/contract'
import type { Column } from '@baize/ui/table'
import { useQuery } from '@tanstack/react-query'
import { endOf, isActive } from '../../shared/bonuses/bonus-kind.ts'
import { wageringOf } from '../../shared/bonuses/wagering.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { Moment } from './moment.tsx'
import { PagedList } from './paged-list.tsx'
import { bonusesQuery } from './queries.ts'
import styles from './cells.module.css'

/** Every bonus the player was given, newest first, and how it stands or ended. */
export function BonusesTab({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const text = useText('history.bonuses')
  const query = useQuery(bonusesQuery(page))
  return (
    <PagedList
      query={query}
      text={text}
      columns={useColumns()}
      rowKey={({ id }) => id}
      hrefOf={hrefOf}
      emptyIcon="bonus"
    />
  )
}

const TONES = { played: 'positive', canceled: undefined, expired: undefined, lost: undefined } as const

function useColumns(): Column<PlayerBonus>[] {
  const text = useText('history.bonuses')
  const words = useText('globalComponents.bonuses')
  const format = useFormat()
  const header = (id: string) => text(`tableColumns.${id}`)
  return [
    { id: 'title', header: header('title'), cell: ({ name }) => <span className={styles.strong}>{name}</span> },
    {
      id: 'status',
      header: header('status'),
      cell: (bonus) => {
        const end = endOf(bonus)
        return (
          <span className={styles.status} data-tone={end ? TONES[end] : isActive(bonus) ? 'positive' : 'waiting'}>
            {end
              ? words(`bonusStatuses.${end}`)
              : words(isActive(bonus) ? 'availability.active' : 'availability.available')}
          </span>
        )
      },
    },
    {
      id: 'amount',
      header: header('amount'),
      isNumeric: true,
      cell: ({ amount, currency }) => format.amount(amount, currency),
    },
    {
      id: 'progress',
      header: header('progress'),
      isNumeric: true,
      cell: (bonus) => {
        const wagering = wageringOf(bonus)
        return wagering ? `${format.count(Math.floor(wagering.percentage))}%` : '–'
      },
    },
    {
      id: 'created',
      header: header('created'),
      isNumeric: true,
      cell: ({ createdAt }) => <Moment instant={createdAt} />,
    },
    {
      id: 'expired',
      header: header('expired'),
      isNumeric: true,
      cell: (bonus) => {
        const until = isActive(bonus) ? bonus.wageringExpiredAt : endOf(bonus) ? null : bonus.activationExpiredAt
        return until ? <Moment instant={until} /> : '–'
      },
    },
  ]
}
