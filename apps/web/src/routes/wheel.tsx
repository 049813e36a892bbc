import type { Wheel } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import { notFound } from '@tanstack/react-router'
import { type WheelContent, toWheelContent } from '../features/wheels/wheel-content.ts'
import { WheelPage } from '../features/wheels/wheel-page.tsx'
import { readPart } from '../shared/content/text.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { findPage } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { usePageData } from './use-page-data.ts'

interface WheelData extends WithMeta {
  wheel: Wheel
  content: WheelContent
}

/** A wheel that the house offers and the content tree has a page of. */
export async function load({ api, content, params }: LoadInput): Promise<WheelData> {
  const identity = params.wheelIdentity!
  const { part } = (await findPage(content, 'wheels', identity)) ?? {}
  if (!part) throw notFound()
  const state = [WheelState.scheduled, WheelState.running]
  const [[wheel], meta] = await Promise.all([
    api.call('listWheels', { query: { identity: [identity], state } }),
    metaOf(content, part),
  ])
  if (!wheel) throw notFound()
  return {
    wheel: { ...wheel, playerSpins: [], commitment: null },
    content: toWheelContent(readPart(content.get(part))),
    meta,
  }
}

export function Page() {
  const { wheel, content } = usePageData<WheelData>()
  return <WheelPage wheel={wheel} content={content} />
}
