import { island } from '../shared/page/island.tsx'
import type { LoyaltyData } from './loyalty-load.ts'
import { pageLoader } from './page-loader.ts'
import { usePageData } from './use-page-data.ts'

const LoyaltyBlocks = island(() => import('./loyalty-blocks.tsx').then((module) => module.LoyaltyBlocks))

export const load = pageLoader(LoyaltyBlocks, () => import('./loyalty-load.ts'))

export function Page() {
  return <LoyaltyBlocks data={usePageData<LoyaltyData>()} />
}
