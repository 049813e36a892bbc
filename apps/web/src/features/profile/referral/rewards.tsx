import type { Referral } from '@baize/contract'
import { ReferralQualification } from '@baize/contract/kinds'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import { EmptyState } from '@baize/ui/empty-state'
import { Pagination } from '@baize/ui/pagination'
import { type Column, Table } from '@baize/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { formatDate } from '@baize/contract/dates'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import { referralsQuery } from './queries.ts'

/** Whom the link brought and how far each is, ten at a time. */
export function Rewards() {
  const text = useText('profile.referral')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const query = useQuery(referralsQuery(page))
  const columns = useColumns()
  if (!query.data) return <SectionPlaceholder query={query} />
  const { data: rows, meta } = query.data
  return (
    <Section title={text('rewards.title')}>
      {rows.length === 0 ? (
        <EmptyState size="compact" title={text('rewards.empty')} picture={<Icon name="user-new" size={40} />} />
      ) : (
        <>
          <Table
            caption={text('rewards.title')}
            columns={columns}
            rows={rows}
            rowKey={({ registrationDate, qualificationEndDate }) => `${registrationDate} ${qualificationEndDate}`}
            isBusy={query.isPlaceholderData}
          />
          <Pagination
            label={text('rewards.pagesLabel')}
            page={meta.page}
            totalPages={meta.totalPages}
            hrefOf={() => '#'}
            onSelect={setPage}
            previousLabel={text('rewards.previousLabel')}
            nextLabel={text('rewards.nextLabel')}
            format={format.count}
          />
        </>
      )}
    </Section>
  )
}

function useColumns(): Column<Referral>[] {
  const text = useText('profile.referral')
  const { locale } = usePage()
  const format = useFormat()
  const moment = (instant: string | null) =>
    instant === null ? (
      '–'
    ) : (
      <time dateTime={instant} dir="ltr">
        {formatDate(instant, locale, 'instant')}
      </time>
    )
  return [
    {
      id: 'qualified',
      header: text('rewards.columns.qualified'),
      isRowHeader: true,
      cell: ({ qualified }) => <State qualified={qualified} />,
    },
    {
      id: 'reward',
      header: text('rewards.columns.reward'),
      cell: ({ reward }) => (reward ? format.amount(reward.amount, reward.currency) : '–'),
    },
    {
      id: 'registrationDate',
      header: text('rewards.columns.registrationDate'),
      cell: ({ registrationDate }) => moment(registrationDate),
    },
    {
      id: 'qualificationDate',
      header: text('rewards.columns.qualificationDate'),
      cell: ({ qualificationDate }) => moment(qualificationDate),
    },
    {
      id: 'qualificationEndDate',
      header: text('rewards.columns.qualificationEndDate'),
      cell: ({ qualificationEndDate }) => moment(qualificationEndDate),
    },
  ]
}

const STATES: Readonly<Record<number, { word: 'inProgress' | 'qualified' | 'unQualified'; tone: BadgeTone }>> = {
  [ReferralQualification.inProgress]: { word: 'inProgress', tone: 'info' },
  [ReferralQualification.qualified]: { word: 'qualified', tone: 'positive' },
  [ReferralQualification.notQualified]: { word: 'unQualified', tone: 'neutral' },
}

function State({ qualified }: Pick<Referral, 'qualified'>) {
  const text = useText('profile.referral')
  const state = STATES[qualified]
  if (!state) return '–'
  const isLost = qualified === ReferralQualification.notQualified
  return (
    <span>
      <Badge tone={state.tone}>{text(`rewards.statusLabels.${state.word}`)}</Badge>
      {isLost && <span className="visually-hidden">{text('rewards.unqualifiedTooltip')}</span>}
    </span>
  )
}
