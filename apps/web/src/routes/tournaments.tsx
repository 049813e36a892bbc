import { island } from '../shared/page/island.tsx'
import { pageLoader } from './page-loader.ts'
import type { TournamentsData } from './tournaments-load.ts'
import { usePageData } from './use-page-data.ts'

const TournamentsBlocks = island(() => import('./tournaments-blocks.tsx').then((module) => module.TournamentsBlocks))

export const load = pageLoader(TournamentsBlocks, () => import('./tournaments-load.ts'))

export function Page() {
  return <TournamentsBlocks data={usePageData<TournamentsData>()} />
}
