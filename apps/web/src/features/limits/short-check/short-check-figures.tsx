import type { ShortCheckFigures } from '@baize/contract'
import type { ShortCheckMark } from '@baize/contract/kinds'
import { FiguresTable, type FiguresTableProps } from '../../../shared/figures/figures-table.tsx'
import { formatTag } from '@baize/contract/dates'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useNet } from '../../../shared/page/use-net.ts'
import styles from './short-check.module.css'

type RowName = 'deposited' | 'result' | 'deposits' | 'nights' | 'chases' | 'raises'

type Row = FiguresTableProps['rows'][number]

/** The last seven days beside a usual week; what stands out, as the platform says, says so in words. */
export function Figures({ figures }: { figures: ShortCheckFigures }) {
  const text = useText('modals.shortCheck')
  const rows = useRows(figures)
  return <FiguresTable caption={text('figures')} columns={[text('week'), text('usual')]} rows={rows} />
}

function useRows({ money, deposits, nights, chases, raises, marks }: ShortCheckFigures): Row[] {
  const text = useText('modals.shortCheck')
  const format = useFormat()
  const net = useNet()
  const { locale } = usePage()
  // A quarter of the nights of four weeks is seldom whole.
  const nightsOfWeek = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  const has = (mark: ShortCheckMark) => marks.includes(mark)
  const row = (name: RowName, week: string, usual: string | null, isMarked: boolean, currency = ''): Row => ({
    key: `${name} ${currency}`,
    label: (
      <>
        {text(`rows.${name}`)}
        {isMarked && <span className={styles.mark}>{text('marked')}</span>}
      </>
    ),
    figures: [week, usual ?? '–'],
    isMarked,
  })
  return [
    ...money.flatMap(({ currency, deposited, lost, marks: own }) => [
      row(
        'deposited',
        format.amount(deposited.week, currency),
        format.amount(deposited.usual, currency),
        own.includes('deposits'),
        currency,
      ),
      row('result', net(-lost.week, currency), net(-lost.usual, currency), own.includes('losses'), currency),
    ]),
    row('deposits', format.count(deposits), null, false),
    row('nights', format.count(nights.week), nightsOfWeek.format(nights.fourWeeks / 4), has('nights')),
    row('chases', format.count(chases), null, has('chasing')),
    row('raises', format.count(raises), null, has('raises')),
  ]
}
