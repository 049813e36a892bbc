import { Marked } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import styles from '../../../shared/forms/forms.module.css'

/** What somebody meets who excluded themselves: for how long, how to get what is theirs, and where help is. */
export function ExcludedNotice({ until }: { until: string | null }) {
  const text = useText('modals.signIn')
  const format = useFormat()
  return (
    <div role="alert" tabIndex={-1} className={styles.form} ref={(element) => element?.focus()}>
      <p>{until ? text('excluded.until', { date: format.date(until) }) : text('excluded.forever')}</p>
      <Marked text={text.marked('excluded.money')} />
      <Marked text={text.marked('excluded.help')} />
    </div>
  )
}
