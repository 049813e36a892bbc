import { TournamentState } from '@baize/contract/kinds'
import { OVER_AT_ONCE } from '../features/tournaments/list/over-at-once.ts'
import { toCard, type TournamentCardData, toTournamentContent } from '../features/tournaments/tournament-content.ts'
import { readPart } from '../shared/content/text.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { findPage, listPages } from './find-page.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

type CardWords = Pick<TournamentCardData, 'name' | 'reward' | 'image'>

export interface TournamentsData extends WithMeta {
  open: TournamentCardData[]
  over: TournamentCardData[]
  overTotal: number
  /** What the content tree says of each tournament it has a page of, by identity. */
  pages: Record<string, CardWords>
}

const OPEN_MAX = 50

/** The tournaments that the content tree has pages of. */
export async function load({ api, content }: LoadInput): Promise<TournamentsData> {
  const listed = await listPages(content, 'tournaments')
  const words = await Promise.all(
    listed.map(async ({ pageIdentity }) => {
      const page = await findPage(content, 'tournaments', pageIdentity)
      const { name, reward, image } = toTournamentContent(pageIdentity, readPart(content.get(page!.part)))
      return [pageIdentity, { name, reward, image }] as const
    }),
  )
  const pages: Record<string, CardWords> = Object.fromEntries(words)
  const identity = Object.keys(pages)
  const [open, over, meta] = await Promise.all([
    api.call('listTournaments', {
      query: { identity, state: [TournamentState.running, TournamentState.scheduled], perPage: OPEN_MAX },
    }),
    api.callWithMeta('listTournaments', {
      query: { identity, state: [TournamentState.finished, TournamentState.closed], perPage: OVER_AT_ONCE },
    }),
    metaOf(content, 'pages.tournaments'),
  ])
  return {
    open: open.map((one) => toCard(one, pages[one.identity]!)),
    over: over.data.map((one) => toCard(one, pages[one.identity]!)),
    overTotal: over.meta.totalRows,
    pages,
    meta,
  }
}
