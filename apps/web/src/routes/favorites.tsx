import { favoritesQuery } from '../shared/player/queries.ts'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PlayerGames } from './player-games.tsx'

/** The shell only: what is in it belongs to the player and loads in the browser. */
export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, 'pages.favorites')), isUnlisted: true } }
}

export function Page() {
  return <PlayerGames text={useText('pages.favorites')} query={favoritesQuery()} />
}
