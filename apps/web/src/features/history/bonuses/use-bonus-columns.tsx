import type { Column } from '@baize/ui/table'
import { endOf, type HeldBonus, isActive, isFreespin } from '../../../shared/bonuses/bonus-kind.ts'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { wageringOf } from '../../../shared/bonuses/wagering.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { Moment } from '../moment.tsx'
import styles from '../cells.module.css'

const TONES = { played: 'positive', canceled: undefined, expired: undefined, lost: undefined } as const

/** What the history shows of a bonus, or of free spins. */
export function useBonusColumns(): Column<HeldBonus>[] {
  const text = useText('history.bonuses')
  const words = useText('globalComponents.bonuses')
  const format = useFormat()
  const { locale } = usePage()
  const header = (id: string) => text(`tableColumns.${id}`)
  return [
    {
      id: 'title',
      header: header('title'),
      narrow: 'note',
      cell: (bonus) => <span className={styles.strong}>{nameIn(bonus, locale)}</span>,
    },
    {
      id: 'status',
      header: header('status'),
      narrow: 'end',
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
      narrow: 'lead',
      isNumeric: true,
      cell: (bonus) =>
        isFreespin(bonus) ? `${format.count(bonus.count)} FS` : format.amount(bonus.amount, bonus.currency),
    },
    {
      id: 'progress',
      header: header('progress'),
      narrow: 'extra',
      isNarrowLabelled: true,
      isNumeric: true,
      cell: (bonus) => {
        const wagering = wageringOf(bonus)
        return wagering ? `${format.count(Math.floor(wagering.percentage))}%` : <Absent />
      },
    },
    {
      id: 'created',
      header: header('created'),
      narrow: 'when',
      isNumeric: true,
      cell: ({ createdAt }) => <Moment instant={createdAt} />,
    },
    {
      id: 'expired',
      header: header('expired'),
      narrow: 'extra-end',
      isNarrowLabelled: true,
      isNumeric: true,
      cell: (bonus) => {
        const until = untilOf(bonus)
        return until ? <Moment instant={until} /> : <Absent />
      },
    },
  ]
}

function untilOf(bonus: HeldBonus): string | null {
  if (endOf(bonus)) return null
  if (isFreespin(bonus)) return bonus.expiredAt
  return isActive(bonus) ? bonus.wageringExpiredAt : bonus.activationExpiredAt
}

/** Nothing to tell. */
function Absent() {
  return <span data-absent="">–</span>
}
