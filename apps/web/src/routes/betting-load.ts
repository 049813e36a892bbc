import { notFound } from '@tanstack/react-router'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface BettingData extends WithMeta {
  /** When the dates of the slides were looked at. */
  nowMs: number
}

const MINUTE_MS = 60_000

/** The sportsbook; not there while no betting company has named the house. */
export async function load({ info, content }: LoadInput): Promise<BettingData> {
  if (!info.flags.sportsbook) throw notFound()
  const meta = await metaOf(content, 'pages.sportsbook')
  return { nowMs: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS, meta }
}
