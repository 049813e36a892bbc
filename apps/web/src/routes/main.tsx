import { island } from '../shared/page/island.tsx'
import type { MainData } from './main-load.ts'
import { pageLoader } from './page-loader.ts'
import { usePageData } from './use-page-data.ts'

const MainBlocks = island(() => import('./main-blocks.tsx').then((module) => module.MainBlocks))

export const load = pageLoader(MainBlocks, () => import('./main-load.ts'))

export function Page() {
  return <MainBlocks data={usePageData<MainData>()} />
}
