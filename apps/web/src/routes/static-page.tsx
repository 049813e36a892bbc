import { notFound } from '@tanstack/react-router'
import { readPart } from '../shared/content/text.ts'
import type { MarkedText } from '../shared/content/marked-text.ts'
import { Marked } from '../shared/content/marked.tsx'
import type { PartName } from '../shared/content/content.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import { usePageData } from './use-page-data.ts'
import styles from './static-page.module.css'

interface StaticData extends WithMeta {
  title: string
  content: MarkedText
}

/** A text page of the content tree, by its file name. */
export async function load({ content, params }: LoadInput): Promise<StaticData> {
  const identity = params.pageIdentity!
  if (!/^[a-z0-9-]{1,64}$/.test(identity)) throw notFound()
  const part: PartName = `static.${identity.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  await content.need([part])
  const text = readPart(content.get(part))
  if (text('pageIdentity') !== identity) throw notFound()
  return { title: text('title'), content: text.marked('content'), meta: await metaOf(content, part) }
}

export function Page() {
  const { title, content } = usePageData<StaticData>()
  return (
    <article className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Marked text={content} />
    </article>
  )
}
