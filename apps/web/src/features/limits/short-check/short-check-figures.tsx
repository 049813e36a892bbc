import type { ShortCheckFigures } from '@baize/contract'
import type { ShortCheckMark } from '@baize/contract/kinds'
import { formatTag } from '../../../shared/page/format-tag.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useNet } from '../../../shared/page/use-net.ts'
import styles from './short-check.module.css'

type RowName = 'deposited' | 'result' | 'deposits' | 'nights' | 'chases' | 'raises'

interface Row {
  key: string
  label: string
  week: string
  usual: string | null
  isMarked: boolean
}

/** The last seven days beside a usual week; what stands out says so in words. */
export function Figures({ figures, marks }: { figures: ShortCheckFigures; marks: readonly ShortCheckMark[] }) {
  const text = useText('modals.shortCheck')
  const rows = useRows(figures, marks)
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{text('figures')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('week')}</th>
          <th scope="col">{text('usual')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, week, usual, isMarked }) => (
          <tr key={key} data-marked={isMarked || undefined}>
            <th scope="row">
              {label}
              {isMarked && <span className={styles.mark}>{text('marked')}</span>}
            </th>
            <td>{week}</td>
            <td>{usual ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRows(
  { money, deposits, nights, chases, raises }: ShortCheckFigures,
  marks: readonly ShortCheckMark[],
): Row[] {
  const text = useText('modals.shortCheck')
  const format = useFormat()
  const net = useNet()
  const { locale } = usePage()
  // A quarter of the nights of four weeks is seldom whole.
  const nightsOfWeek = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  const has = (mark: ShortCheckMark) => marks.includes(mark)
  const row = (name: RowName, week: string, usual: string | null, isMarked: boolean, currency = ''): Row => ({
    key: `${name} ${currency}`,
    label: text(`rows.${name}`),
    week,
    usual,
    isMarked,
  })
  return [
    ...money.flatMap(({ currency, deposited, lost }) => [
      row(
        'deposited',
        format.amount(deposited.week, currency),
        format.amount(deposited.usual, currency),
        has('deposits') && deposited.week >= 2 * deposited.usual,
        currency,
      ),
      row(
        'result',
        net(-lost.week, currency),
        net(-lost.usual, currency),
        has('losses') && lost.week > 0 && lost.week >= 2 * lost.usual,
        currency,
      ),
    ]),
    row('deposits', format.count(deposits), null, false),
    row('nights', format.count(nights.week), nightsOfWeek.format(nights.fourWeeks / 4), has('nights')),
    row('chases', format.count(chases), null, has('chasing')),
    row('raises', format.count(raises), null, has('raises')),
  ]
}
