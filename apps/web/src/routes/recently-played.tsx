import { queryOptions } from '@tanstack/react-query'
import type { Game } from '@baize/contract'
import { api } from '../shared/api.ts'
import { usePage, useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PlayerGames } from './player-games.tsx'

export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, 'pages.recently')), isUnlisted: true } }
}

const playedQuery = (country: string | null) =>
  queryOptions({
    queryKey: ['game', 'played'],
    queryFn: ({ signal }): Promise<Game[]> =>
      api.call('listPlayedGames', { query: { perPage: 18, platform: 2, countryCode: country ?? 'UA' } }, { signal }),
    staleTime: 0,
  })

export function Page() {
  const { country } = usePage()
  return <PlayerGames text={useText('pages.recently')} query={playedQuery(country)} icon="history" />
}
