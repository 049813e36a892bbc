import { Marked } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from '../../../shared/forms/forms.module.css'
import type { Exclusion } from './exclusion.ts'

/** What somebody meets who excluded themselves: for how long, how to get what is theirs, and where help is. */
export function ExcludedNotice({ until, register }: Exclusion) {
  const text = useText('modals.signIn')
  const format = useFormat()
  const date = until === null ? '' : format.date(until)
  const ofHouse = until ? text('excluded.until', { date }) : text('excluded.forever')
  const ofRegister = text(until ? 'excluded.listedUntil' : 'excluded.listed', { register: register ?? '', date })
  return (
    <div role="alert" tabIndex={-1} className={styles.form} ref={(element) => element?.focus()}>
      <p>{register === null ? ofHouse : ofRegister}</p>
      <Marked text={text.marked('excluded.money')} />
      <Marked text={text.marked('excluded.help')} />
    </div>
  )
}
