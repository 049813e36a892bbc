import { notFound } from '@tanstack/react-router'
import { BonusPage, type BonusPageContent } from '../features/bonus-page/bonus-page.tsx'
import { readPart } from '../shared/content/text.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { findPage } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { usePageData } from './use-page-data.ts'

interface BonusData extends WithMeta {
  bonus: BonusPageContent
}

/** A page about a bonus of the content tree. */
export async function load({ content, params }: LoadInput): Promise<BonusData> {
  const { part, written } = (await findPage(content, 'bonus', params.pageIdentity!)) ?? {}
  if (!part) throw notFound()
  const text = readPart(content.get(part))
  const meta = await metaOf(content, part)
  return {
    bonus: {
      written,
      backgroundColor: text.at('backgroundColor') ?? 'gray',
      image: text('image'),
      title: text('title'),
      subtitle: text('subtitle'),
      description: text.marked('description'),
      button: text.at('button') ?? { label: '' },
      termsLabel: text('termsLabel'),
      termsContent: text.marked('termsContent'),
    },
    meta,
  }
}

export function Page() {
  return <BonusPage bonus={usePageData<BonusData>().bonus} />
}
