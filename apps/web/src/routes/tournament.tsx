import { island } from '../shared/page/island.tsx'
import { pageLoader } from './page-loader.ts'
import type { TournamentData } from './tournament-load.ts'
import { usePageData } from './use-page-data.ts'

const TournamentBlocks = island(() => import('./tournament-blocks.tsx').then((module) => module.TournamentBlocks))

export const load = pageLoader(TournamentBlocks, () => import('./tournament-load.ts'))

export function Page() {
  return <TournamentBlocks data={usePageData<TournamentData>()} />
}
