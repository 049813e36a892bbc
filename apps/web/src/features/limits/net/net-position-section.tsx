import type { NetPosition } from '@baize/contract'
import { Segmented } from '@baize/ui/segmented'
import { TextField } from '@baize/ui/text-field'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api.ts'
import { FiguresTable } from '../../../shared/figures/figures-table.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { formatDate } from '@baize/contract/dates'
import { useDuration } from '../../../shared/page/use-duration.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useNet } from '../../../shared/page/use-net.ts'
import { LimitsPlaceholder, LimitsSection } from '../limits-section.tsx'
import { NetChart } from './net-chart.tsx'
import styles from './net-position.module.css'

interface Days {
  dateFrom?: string
  dateTo?: string
}

const netPositionQuery = (days: Days) =>
  queryOptions({
    queryKey: ['player', 'net-position', days],
    queryFn: ({ signal }): Promise<NetPosition> => api.call('getNetPosition', { query: days }, { signal }),
    staleTime: 0,
  })

const DAYS = { week: 7, month: 30, year: 365 } as const
type Range = keyof typeof DAYS | 'own'

/** What play came to over any time, as a figure, a picture and a table. */
export function NetPositionSection() {
  const text = useText('profile.limits')
  const [range, setRange] = useState<Range>('month')
  const [own, setOwn] = useState<Days>({})
  const days = range === 'own' ? own : daysOf(DAYS[range])
  const query = useQuery({ ...netPositionQuery(days), placeholderData: keepPreviousData })
  const options = (['week', 'month', 'year', 'own'] as const).map((value) => ({
    value,
    label: text(`netPosition.ranges.${value}`),
  }))
  return (
    <LimitsSection title={text('netPosition.label')} description={text('netPosition.hint')}>
      <Segmented label={text('netPosition.rangeLabel')} value={range} options={options} onChange={setRange} />
      {range === 'own' && (
        <div className={styles.dates}>
          <TextField
            label={text('netPosition.fromLabel')}
            type="date"
            value={own.dateFrom ?? ''}
            onChange={(dateFrom) => setOwn({ ...own, dateFrom: dateFrom || undefined })}
          />
          <TextField
            label={text('netPosition.toLabel')}
            type="date"
            value={own.dateTo ?? ''}
            onChange={(dateTo) => setOwn({ ...own, dateTo: dateTo || undefined })}
          />
        </div>
      )}
      {query.data ? <Position position={query.data} /> : <LimitsPlaceholder query={query} />}
    </LimitsSection>
  )
}

function Position({ position }: { position: NetPosition }) {
  const text = useText('profile.limits')
  const { locale } = usePage()
  const format = useFormat()
  const net = useNet()
  const duration = useDuration()
  const { currency, step, steps } = position
  // Days of the player's own zone, which the server has cut: they are not moved by the browser's.
  const day = (date: string) => formatDate(date, locale, 'date', 'UTC')
  const totals = {
    staked: format.amount(position.staked, currency),
    won: format.amount(position.won, currency),
    deposited: format.amount(position.deposited, currency),
    paidOut: format.amount(position.paidOut, currency),
    time: duration(position.secondsPlayed),
  }
  return (
    <>
      <p className={styles.summary} role="status">
        {text('netPosition.summary', {
          net: net(position.net, currency),
          from: day(position.dateFrom),
          to: day(position.dateTo),
        })}
      </p>
      <dl className={styles.totals}>
        {(Object.keys(totals) as (keyof typeof totals)[]).map((name) => (
          <div key={name}>
            <dt>{text(`netPosition.totals.${name}`)}</dt>
            <dd>{totals[name]}</dd>
          </div>
        ))}
      </dl>
      <NetChart
        label={text('netPosition.chart', { step: text(`netPosition.steps.${step}`), net: net(position.net, currency) })}
        values={steps.map((part) => part.net)}
      />
      <details>
        <summary>{text('netPosition.table')}</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('netPosition.table')}>
          <FiguresTable
            columns={(['from', 'staked', 'won', 'net'] as const).map((column) => text(`netPosition.columns.${column}`))}
            rows={steps.map((part) => ({
              key: part.from,
              label: day(part.from),
              figures: [
                format.amount(part.staked, currency),
                format.amount(part.won, currency),
                net(part.net, currency),
              ],
            }))}
          />
        </div>
      </details>
    </>
  )
}

/** So many days up to today; the server knows which day that is where the player lives. */
function daysOf(count: number): Days {
  const from = new Date()
  from.setDate(from.getDate() - count + 1)
  const part = (value: number) => String(value).padStart(2, '0')
  return { dateFrom: `${from.getFullYear()}-${part(from.getMonth() + 1)}-${part(from.getDate())}` }
}
