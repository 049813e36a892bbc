import { fieldWord, Value } from '../format/value.tsx'
import { type ActionName, formOf } from '../screens/part.ts'
import { useWords } from '../words/settings.tsx'
import styles from './action-dialog.module.css'
import type { Row } from './form.ts'

/** What an operation answered, member by member, beside that which is taken along. */
export function Answer({ of, answer }: { of: ActionName; answer: Row }) {
  const words = useWords()
  const { reply } = formOf(of)
  const shown = Object.entries(answer).filter(
    ([name, value]) => !['invitation', 'secret'].includes(name) || value === null,
  )
  return (
    <dl className={styles.answer}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{fieldWord(words, name)}</dt>
          <dd>
            <Value name={name} value={value} of={reply[name] ?? { kind: 'text' }} row={answer} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  )
}
