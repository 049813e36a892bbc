import type { Spin } from '@baize/contract'
import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import type { Column } from '@baize/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { Moment } from './moment.tsx'
import { PagedList } from './paged-list.tsx'
import { spinsQuery } from './queries.ts'
import styles from './cells.module.css'

/** Rounds played for real money, newest first. */
export function SpinsTab({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const text = useText('history.spins')
  const info = usePage()
  const query = useQuery(spinsQuery(page))
  const empty = (
    <EmptyState
      title={text('empty.title')}
      picture={<Icon name="slots" size={40} />}
      action={<ButtonLink href={hrefIn(info, '/')}>{text('empty.button')}</ButtonLink>}
    >
      {text('empty.description')}
    </EmptyState>
  )
  return (
    <PagedList
      query={query}
      text={text}
      columns={useColumns()}
      rowKey={({ id }) => id}
      hrefOf={hrefOf}
      emptyIcon="slots"
      empty={empty}
    />
  )
}

function useColumns(): Column<Spin>[] {
  const text = useText('history.spins')
  const info = usePage()
  const format = useFormat()
  const header = (id: string) => text(`tableColumns.${id}`)
  return [
    {
      id: 'game',
      header: header('game'),
      narrow: 'note',
      cell: ({ game, gameIdentity }) => (
        <a className={styles.game} href={hrefIn(info, `/games/${gameIdentity}`)}>
          <bdi>{game}</bdi>
        </a>
      ),
    },
    {
      id: 'bet',
      header: header('bet'),
      narrow: 'end',
      isNarrowLabelled: true,
      isNumeric: true,
      cell: ({ amount, currency, isFree }) => (isFree ? text('freeLabel') : format.amount(amount, currency)),
    },
    {
      id: 'result',
      header: header('result'),
      narrow: 'lead',
      isNumeric: true,
      // Only a return above the stake is a win.
      cell: ({ amount, payout, currency }) => (
        <span className={payout > amount ? styles.won : payout > 0 ? undefined : styles.muted}>
          {format.amount(payout, currency)}
        </span>
      ),
    },
    {
      id: 'date',
      header: header('date'),
      narrow: 'when',
      isNumeric: true,
      cell: ({ createdAt }) => <Moment instant={createdAt} />,
    },
  ]
}
