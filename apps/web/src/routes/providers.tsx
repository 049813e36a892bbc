import { island } from '../shared/page/island.tsx'
import type { ProvidersData } from './providers-load.ts'
import { pageLoader } from './page-loader.ts'
import { usePageData } from './use-page-data.ts'

const ProvidersBlocks = island(() => import('./providers-blocks.tsx').then((module) => module.ProvidersBlocks))

export const load = pageLoader(ProvidersBlocks, () => import('./providers-load.ts'))

export function Page() {
  return <ProvidersBlocks data={usePageData<ProvidersData>()} />
}
