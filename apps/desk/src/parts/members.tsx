import type { OperatorValue } from '@baize/contract/operator-form'
import type { Row } from '../actions/form.ts'
import { fieldWord, Value } from '../format/value.tsx'
import { useWords } from '../words/settings.tsx'
import styles from './part.module.css'

/** A thing member by member, in full. */
export function Members({ row, reply }: { row: Row; reply: Readonly<Record<string, OperatorValue>> }) {
  const words = useWords()
  return (
    <dl className={styles.members}>
      {Object.entries(row).map(([name, value]) => (
        <div key={name}>
          <dt>{fieldWord(words, name)}</dt>
          <dd>
            <Value name={name} value={value} of={reply[name] ?? { kind: 'text' }} row={row} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  )
}
