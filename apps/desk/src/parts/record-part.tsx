import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '../actions/action-dialog.tsx'
import type { Row } from '../actions/form.ts'
import { Value } from '../format/value.tsx'
import { type ActionName, formOf, mayCall, type RecordPart } from '../screens/part.ts'
import { callByName } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { useSession } from '../session/session.tsx'
import { useWords } from '../words/settings.tsx'
import { paramsOf } from './call.ts'
import { knownOf } from './known.ts'
import { Members } from './members.tsx'
import { PartFrame } from './part-frame.tsx'
import styles from './part.module.css'

/** One thing, member by member, with what can be done about it. */
export function RecordPartView({ part, members }: { part: RecordPart; members: Row }) {
  const words = useWords()
  const { role } = useSession()
  const [begun, setBegun] = useState<{ action: ActionName; known: Row } | null>(null)
  const form = formOf(part.operation)
  const params = paramsOf(form, members)
  const input: Record<string, Record<string, unknown>> = params ? { params } : {}
  const thing = useQuery({
    queryKey: [part.operation, input],
    queryFn: ({ signal }) => callByName(part.operation, input, { signal }),
  })
  const row = (thing.data?.data ?? null) as Row | null
  const { rows } = part
  const shown = row && rows ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== rows.member)) : row
  const inner = row && rows ? ((row[rows.member] ?? []) as readonly Row[]) : []
  const actions = (part.actions ?? []).filter((action) => mayCall(role, action) && isOpen(action, row))
  return (
    <PartFrame
      title={part.title && words.titles[part.title]}
      isFetching={thing.isFetching}
      onRefresh={() => void thing.refetch()}
      count={null}
      actions={row ? actions : []}
      onAction={(action) => setBegun({ action, known: { ...row, ...members } })}
    >
      {thing.isError ? (
        <div className={styles.state} role="alert">
          <p>{words.desk.failed}</p>
          <p className={styles.muted}>{failureWords(thing.error, words, true)}</p>
          <Button size="small" onClick={() => void thing.refetch()}>
            {words.desk.retry}
          </Button>
        </div>
      ) : !shown ? (
        <div className={styles.state} aria-busy={thing.isPending || undefined}>
          <p className={styles.muted}>{thing.isPending ? words.desk.loading : words.desk.empty}</p>
        </div>
      ) : (
        <Members row={shown} reply={form.reply} />
      )}
      {rows && inner.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={memberWord(words.fields, rows.member)}>
          <table className={styles.table}>
            <caption>{memberWord(words.fields, rows.member)}</caption>
            <thead>
              <tr>
                {rows.columns.map((name) => (
                  <th key={name} scope="col">
                    {words.fields[name]}
                  </th>
                ))}
                <th scope="col" className={styles.last}>
                  <span className="visually-hidden">{words.desk.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {inner.map((one, index) => (
                <tr key={index}>
                  {rows.columns.map((name) => (
                    <td key={name}>
                      <Value
                        name={name}
                        value={one[name]}
                        of={{ kind: name.endsWith('At') ? 'instant' : 'text' }}
                        row={one}
                      />
                    </td>
                  ))}
                  <td className={styles.last}>
                    <span className={styles.does}>
                      {rows.actions
                        .filter((action) => mayCall(role, action))
                        .map((action) => (
                          <button
                            key={action}
                            type="button"
                            className={styles.do}
                            onClick={() => setBegun({ action, known: knownOf(members, one, rows.rowName) })}
                          >
                            {words.actions[action]}
                          </button>
                        ))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {begun && <ActionDialog action={begun.action} known={begun.known} onClose={() => setBegun(null)} />}
    </PartFrame>
  )
}

function memberWord(fields: Readonly<Record<string, string>>, member: string): string {
  return fields[member] ?? member
}

/** There is nothing to take away from a player who has none. */
function isOpen(action: ActionName, row: Row | null): boolean {
  return action !== 'removePlayerSecondFactor' || Boolean(row?.['secondFactor'])
}
