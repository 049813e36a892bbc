import { notFound } from '@tanstack/react-router'
import { Marked } from '../shared/content/marked.tsx'
import type { MarkedText } from '../shared/content/marked-text.ts'
import { headingsIn } from '../shared/content/headings.ts'
import { Prose } from '../shared/content/prose.tsx'
import type { IndexedPage } from '../shared/content/content.ts'
import { readPart } from '../shared/content/text.ts'
import { formatDate } from '@baize/contract/dates'
import { usePage, useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { CountryHelp } from './country-help.tsx'
import { findPage } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './static-page.module.css'

interface StaticData extends WithMeta {
  title: string
  content: MarkedText
  /** Of a document that players agree to, a day: `2026-11-22`. */
  version: string | null
  written: IndexedPage['written']
  /** Whether whom to ask for help in the visitor's country is part of the page. */
  hasCountryHelp: boolean
}

/** Fewer headings than this need no table. */
const HEADINGS_MIN = 3

/** A text page of the content tree. */
export async function load({ content, params }: LoadInput): Promise<StaticData> {
  const { part, written } = (await findPage(content, 'static', params.pageIdentity!)) ?? {}
  if (!part) throw notFound()
  const text = readPart(content.get(part))
  return {
    title: text('title'),
    content: text.marked('content'),
    version: text('version') || null,
    written,
    hasCountryHelp: text.at<boolean>('hasCountryHelp') ?? false,
    meta: await metaOf(content, part),
  }
}

export function Page() {
  const { title, content, version, written, hasCountryHelp } = usePageData<StaticData>()
  const shell = useText('layout.shell')
  const { locale } = usePage()
  const headings = headingsIn(content)
  return (
    <article className={styles.page}>
      <div className={styles.title} {...written}>
        <PageTitle>{title}</PageTitle>
      </div>
      {headings.length >= HEADINGS_MIN && (
        <div className={styles.contents} {...written}>
          <TableOfContents headings={headings} />
        </div>
      )}
      <div className={styles.text}>
        <div {...written}>
          <Prose>
            <Marked text={content} />
          </Prose>
        </div>
        {hasCountryHelp && <CountryHelp />}
        {version !== null && (
          <p className={styles.version}>{shell('version', { version: versionIn(locale, version) })}</p>
        )}
      </div>
    </article>
  )
}

/** Versions are days, or whatever an operator calls them. */
function versionIn(locale: string, version: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(`${version}T12:00:00Z`, locale, 'date', 'UTC') : version
}
