import { island } from '../shared/page/island.tsx'
import type { LobbyData } from './lobby-load.ts'
import { pageLoader } from './page-loader.ts'
import { usePageData } from './use-page-data.ts'

const LobbyBlocks = island(() => import('./lobby-blocks.tsx').then((module) => module.LobbyBlocks))

export const load = pageLoader(LobbyBlocks, () => import('./lobby-load.ts'))

export function Page() {
  return <LobbyBlocks data={usePageData<LobbyData>()} />
}
