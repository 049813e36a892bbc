import { Button } from '@baize/ui/button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ActionDialog } from '../actions/action-dialog.tsx'
import type { Row } from '../actions/form.ts'
import { currencyOf, writeAmount } from '../format/format.ts'
import { textOf } from '../format/text.ts'
import { Value } from '../format/value.tsx'
import { fill, go, hrefWith, usePlace } from '../place/place.ts'
import { Link } from '../place/link.tsx'
import { type ActionName, formOf, type ListPart, mayCall } from '../screens/part.ts'
import { callByName } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { useSession } from '../session/session.tsx'
import { useKeys } from '../shell/keys.ts'
import { say, useSettings } from '../words/settings.tsx'
import { callOfList } from './call.ts'
import { Chart } from './chart.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { DocumentView } from './document-view.tsx'
import { Filters } from './filters.tsx'
import { knownOf } from './known.ts'
import { isOpen } from './open-actions.ts'
import styles from './part.module.css'
import { PartFrame } from './part-frame.tsx'
import { SaveButton } from './save-button.tsx'

interface Begun {
  action: ActionName
  row: Row | null
}

export interface ListPartViewProps {
  part: ListPart
  members: Row
  /** Set before its names in the address, where a screen has several lists. */
  prefix: string
  /** What the screen is called, for a list without a heading of its own. */
  screenTitle: string
  /** Whether keys speak of its rows: the first list of a screen. */
  hasKeys: boolean
}

/** A list: filters, rows, what can be done with each, and pages. Filters and page stand in the address. */
export function ListPartView({ part, members, prefix, screenTitle, hasKeys }: ListPartViewProps) {
  const settings = useSettings()
  const { words } = settings
  const { role, operatorId } = useSession()
  const place = usePlace()
  const form = formOf(part.operation)
  const offered = form.fields
    .filter(({ part: where, name }) => where === 'query' && !part.query?.[name] && !part.given?.[name])
    .filter(({ name }) => part.filters === undefined || part.filters.some((known) => known === name))
    .toSorted((one, other) => orderOf(part, one.name) - orderOf(part, other.name))
  const filters = Object.fromEntries(offered.map(({ name }) => [name, place.search.get(prefix + name) ?? '']))
  const isFiltered = Object.values(filters).some(Boolean)
  const page = Number(place.search.get(`${prefix}page`) ?? 1)
  const input = callOfList(part, form, { members, filters, page })
  const list = useQuery({
    queryKey: [part.operation, input],
    queryFn: ({ signal }) => callByName(part.operation, input, { signal }),
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.data ?? []) as readonly Row[]
  const meta = list.data?.meta

  const [chosen, setChosen] = useState(0)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [details, setDetails] = useState<Row | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const at = Math.min(chosen, rows.length - 1)
  const actions = (part.actions ?? []).filter((action) => mayCall(role, action))
  const adds = (part.adds ?? []).filter((action) => mayCall(role, action))
  const { opens } = part

  const choose = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1))
    setChosen(next)
    table.current?.querySelectorAll<HTMLElement>('tbody tr')[next]?.scrollIntoView({ block: 'nearest' })
  }
  const turn = (to: number) => go(hrefWith(place, { [`${prefix}page`]: to > 1 ? String(to) : null }))
  const begin = (action: ActionName | undefined, row: Row | undefined) => {
    if (action && row && actions.includes(action) && isOpen(action, row, operatorId)) setBegun({ action, row })
  }
  const open = (row: Row | undefined) => {
    if (!row) return
    if (opens) go(fill(opens, { ...members, ...row }))
    else setDetails(row)
  }
  useKeys(
    {
      j: () => choose(at + 1),
      k: () => choose(at - 1),
      Enter: () => open(rows[at]),
      i: () => rows[at] && setDetails(rows[at]),
      a: () => begin(part.keys?.a, rows[at]),
      r: () => begin(part.keys?.r, rows[at]),
      '[': () => page > 1 && turn(page - 1),
      ']': () => meta && page < meta.totalPages && turn(page + 1),
    },
    hasKeys && !begun && !details,
  )
  useEffect(() => setChosen(0), [page, part.operation])

  const reply = form.reply
  const listName = part.title ? words.titles[part.title] : screenTitle
  const hasDocument = part.view === 'document'
  return (
    <PartFrame
      title={part.title && words.titles[part.title]}
      isFetching={list.isFetching}
      onRefresh={() => void list.refetch()}
      count={meta?.totalRows ?? (list.data ? rows.length : null)}
      actions={adds}
      onAction={(action) => setBegun({ action, row: null })}
      extra={part.isSaved && rows.length > 0 && <SaveButton operation={part.operation} input={input} />}
    >
      {offered.length > 0 && (
        <Filters
          fields={offered}
          values={filters}
          prefix={prefix}
          label={say(words.desk.filters, { list: listName })}
        />
      )}
      {part.chart && rows.length > 0 && <Chart rows={rows} amounts={part.chart} />}
      <div className={hasDocument ? styles.beside : undefined}>
        {list.isError ? (
          <div className={styles.state} role="alert">
            <p>{words.desk.failed}</p>
            <p className={styles.muted}>{failureWords(list.error, words, true)}</p>
            <Button size="small" onClick={() => void list.refetch()}>
              {words.desk.retry}
            </Button>
          </div>
        ) : list.isPending ? (
          <div className={styles.state} aria-busy="true">
            <p className={styles.muted}>{words.desk.loading}</p>
          </div>
        ) : rows.length === 0 ? (
          <div className={styles.state}>
            <p className={styles.muted}>{isFiltered ? words.desk.emptyFiltered : words.desk.empty}</p>
          </div>
        ) : (
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={listName}>
            <table ref={table} className={styles.table} aria-busy={list.isPlaceholderData || undefined}>
              <thead>
                <tr>
                  {part.columns.map((name) => (
                    <th key={name} scope="col" data-figure={isFigure(reply[name]?.kind) || undefined}>
                      {words.fields[name]}
                    </th>
                  ))}
                  <th scope="col" className={styles.last}>
                    <span className="visually-hidden">{words.desk.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr
                    key={keyOf(row, index)}
                    data-chosen={(hasKeys && index === at) || undefined}
                    onClick={() => setChosen(index)}
                  >
                    {part.columns.map((name, column) => {
                      const of = reply[name] ?? { kind: 'text' as const }
                      const value = <Value name={name} value={row[name]} of={of} row={row} />
                      return (
                        <td
                          key={name}
                          data-figure={isFigure(of.kind) || undefined}
                          data-long={name === 'text' || undefined}
                        >
                          {column === 0 && hasKeys && index === at && (
                            <span className="visually-hidden">{words.desk.rowChosen}</span>
                          )}
                          {column === 0 && opens ? (
                            <Link href={fill(opens, { ...members, ...row })} className={styles.opens}>
                              {value}
                            </Link>
                          ) : (
                            value
                          )}
                        </td>
                      )
                    })}
                    <td className={styles.last}>
                      <span className={styles.does}>
                        {actions
                          .filter((action) => isOpen(action, row, operatorId))
                          .map((action) => (
                            <button
                              key={action}
                              type="button"
                              className={styles.do}
                              onClick={() => setBegun({ action, row })}
                            >
                              {words.actions[action]}
                            </button>
                          ))}
                        <button type="button" className={styles.do} data-quiet="" onClick={() => setDetails(row)}>
                          {words.desk.details}
                        </button>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {hasDocument && (
          <DocumentView documentId={rows[at] ? textOf(rows[at]['id']) : null} name={textOf(rows[at]?.['fileName'])} />
        )}
      </div>
      {meta && meta.totalPages > 1 && (
        <nav className={styles.pages} aria-label={say(words.desk.page, { page, pages: meta.totalPages })}>
          <Button size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {words.desk.previous}
          </Button>
          <span>{say(words.desk.page, { page, pages: meta.totalPages })}</span>
          <Button size="small" disabled={page >= meta.totalPages} onClick={() => turn(page + 1)}>
            {words.desk.next}
          </Button>
        </nav>
      )}
      {begun && (
        <ActionDialog
          action={begun.action}
          known={begun.row ? knownOf(members, begun.row, part.rowName) : members}
          subject={
            begun.row ? subjectOf(begun.row, (amount, currency) => writeAmount(amount, currency, settings)) : undefined
          }
          onClose={() => setBegun(null)}
        />
      )}
      {details && <DetailsDialog row={details} reply={reply} onClose={() => setDetails(null)} />}
    </PartFrame>
  )
}

function orderOf({ filters = [] }: ListPart, name: string): number {
  return filters.findIndex((known) => known === name)
}

function isFigure(kind: string | undefined): boolean {
  return kind === 'amount' || kind === 'number'
}

function keyOf(row: Row, index: number): string {
  const { id, entryId, number } = row
  return textOf(id ?? entryId ?? number) || `${index}`
}

/** The amount and the name of what a row is about, for whoever decides on it. */
function subjectOf(row: Row, write: (amount: number, currency: string | null) => string): string | undefined {
  const { amount, name, title, fileName, method, event, country, playerId } = row
  const parts = [
    typeof amount === 'number' ? write(amount, currencyOf('amount', row)) : textOf(row['currency']),
    ...[name, title, fileName, method, event, country].filter((text) => typeof text === 'string'),
    typeof playerId === 'string' ? playerId.split('-')[0] : null,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
