import { Tabs } from '@baize/ui/tabs'
import { type ReactNode, useState } from 'react'
import { gamePath, pictureOf } from '../../../shared/games/game-card-data.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import type { ActivityRow } from './activity.ts'
import { useActivity } from './use-activity.ts'
import styles from './activity-board.module.css'

type ColumnName = 'game' | 'nickname' | 'createdAt' | 'amount' | 'baseCurrencyAmount' | 'payout'

interface Board {
  id: string
  title: string
}

/** What is being won in the house, line by line. Without any line there is no board. */
export function ActivityBoard({ rows: initial }: { rows: readonly ActivityRow[] }) {
  const text = useText('pages.home')
  const boards = text.at<Board[]>('activityBoard.boards') ?? []
  const [selected, setSelected] = useState(boards[0]?.id ?? '')
  const rows = useActivity(initial, selected)
  if (rows.length === 0) return null
  const lines = <Lines rows={rows} first={initial[0]} />
  return (
    <section className={styles.board} aria-labelledby="activity-title">
      <h2 id="activity-title" className={styles.title}>
        <Icon name={text('activityBoard.icon')} />
        {text('activityBoard.title')}
      </h2>
      {boards.length > 1 ? (
        <Tabs
          label={text('activityBoard.title')}
          tabs={boards.map(({ id, title }) => ({ id, label: title }))}
          selected={selected}
          onSelect={setSelected}
        >
          {lines}
        </Tabs>
      ) : (
        lines
      )}
    </section>
  )
}

function Lines({ rows, first }: { rows: readonly ActivityRow[]; first: ActivityRow | undefined }) {
  const text = useText('pages.home')
  const { currencies } = usePage()
  const currency = currencies.find(({ isBase }) => isBase)?.code ?? ''
  const hasTimes = rows.every(({ createdAt }) => createdAt !== null)
  const headers = text.at<Record<ColumnName, string>>('activityBoard.columns') ?? ({} as Record<ColumnName, string>)
  const columns = (Object.keys(headers) as ColumnName[]).filter((name) => name !== 'createdAt' || hasTimes)
  return (
    <table className={styles.table} aria-labelledby="activity-title">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {text(`activityBoard.columns.${name}`, { currency })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Lines keep their place and change what they say, so that nothing moves while one reads. */}
        {rows.map((row, place) => (
          <tr key={place === 0 ? row.key : place} data-fresh={(place === 0 && row !== first) || undefined}>
            {columns.map((name) => (
              <Cell key={name} name={name} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ name, row }: { name: ColumnName; row: ActivityRow }) {
  const content = useCell(name, row)
  return name === 'game' ? (
    <th scope="row" data-column={name}>
      {content}
    </th>
  ) : (
    <td data-column={name}>{content}</td>
  )
}

function useCell(name: ColumnName, row: ActivityRow): ReactNode {
  const cards = useText('globalComponents.cardsGroup')
  const { prefix, studioUrl, currencies } = usePage()
  const format = useFormat()
  const base = currencies.find(({ isBase }) => isBase)?.code
  const nickname = row.nickname ?? cards('latestWinners.defaultNickname')
  switch (name) {
    case 'game': {
      const { src, srcSet } = pictureOf(studioUrl, row.cover)
      return (
        <a className={styles.game} href={prefix + gamePath(row.game)}>
          {src ? (
            <img src={src} srcSet={srcSet} width="40" height="40" alt="" loading="lazy" decoding="async" />
          ) : (
            <Icon name="sport" size={40} />
          )}
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {row.gameName}
            </span>
            {/* On phones, in place of a column of its own. */}
            <span className={styles.nickname} dir="auto">
              {nickname}
            </span>
          </span>
        </a>
      )
    }
    case 'nickname':
      return nickname
    case 'createdAt':
      return row.createdAt && <time dateTime={row.createdAt}>{format.instant(row.createdAt)}</time>
    case 'amount':
      return format.amount(row.amount, row.currency)
    case 'baseCurrencyAmount':
      return row.baseAmount === null || !base ? '–' : format.amount(row.baseAmount, base)
    case 'payout':
      return format.amount(row.payout, row.currency)
  }
}
