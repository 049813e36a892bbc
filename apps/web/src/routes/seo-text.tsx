import type { PartName } from '../shared/content/content.ts'
import { Marked } from '../shared/content/marked.tsx'
import type { MarkedValues } from '../shared/content/marked-text.ts'
import { useText } from '../shared/page/page-context.tsx'
import styles from './seo-text.module.css'

/** What the content tree says about the page itself, at its foot: the beginning, and the rest on request. */
export function SeoText({ part, at = 'pageMeta', values }: { part: PartName; at?: string; values?: MarkedValues }) {
  const text = useText(part)
  const visible = text.marked(`${at}.seoText.visible`, values)
  const hidden = text.marked(`${at}.seoText.hidden`, values)
  if (visible.$md.length === 0) return null
  return (
    <section className={styles.text}>
      <Marked text={visible} />
      {hidden.$md.length > 0 && (
        <details className={styles.more}>
          <summary>{text(`${at}.seoText.button`)}</summary>
          <div className={styles.text}>
            <Marked text={hidden} />
          </div>
        </details>
      )}
    </section>
  )
}
