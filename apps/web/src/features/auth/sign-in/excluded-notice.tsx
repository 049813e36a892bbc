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
      <p>
        <Marked text={text.marked('excluded.money')} />
      </p>
      <p>
        <Marked text={text.marked('excluded.help')} />
      </p>
    </div>
  )
}

/** Until when the owner of the account excluded themselves; `null` in it for good, no object for any other failure. */
export function exclusionOf(issues: Readonly<Record<string, readonly { code: string; values?: object }[]>>) {
  for (const { code, values } of issues['login'] ?? []) {
    if (code === 'excludedForever') return { until: null }
    if (code === 'excludedUntil') return { until: String((values as { until?: string }).until) }
  }
  return null
}
