import { usePage, useText } from '../shared/page/page-context.tsx'
import { playedQuery } from '../shared/player/queries.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PlayerGames } from './player-games.tsx'

export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, 'pages.recently')), isUnlisted: true } }
}

export function Page() {
  const { country } = usePage()
  return <PlayerGames text={useText('pages.recently')} query={playedQuery(country)} />
}
