import { type ProviderData, playableProviders } from '../features/catalogue/providers/provider-data.ts'
import { readPart } from '../shared/content/text.ts'
import { type GameCardData, toCardData } from '../shared/games/game-card-data.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { one } from '../shared/page/search.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

export interface ProvidersData extends WithMeta {
  providers: ProviderData[]
  name: string
  sort: string
  /** The studio in the light with some of its games; `null` while one searches. */
  featured: { provider: ProviderData; games: GameCardData[] } | null
}

const NAME_LENGTH_MIN = 2
const FEATURED_GAMES = 4

/** The studios that have games, filtered and ordered as the address says. */
export async function load({ api, info, content, search }: LoadInput): Promise<ProvidersData> {
  const name = one(search, 'name')?.trim().slice(0, 100) ?? ''
  const sortBy = one(search, 'sortBy')
  const sortOrder = one(search, 'sortOrder') === 'desc' ? 'desc' : 'asc'
  const [providers, meta] = await Promise.all([
    api.call('listProviders', {
      query: {
        name: name.length >= NAME_LENGTH_MIN ? name : undefined,
        sortBy: sortBy && /^[A-Za-z]{1,32}$/.test(sortBy) ? sortBy : undefined,
        sortOrder: sortBy ? sortOrder : undefined,
      },
    }),
    metaOf(content, 'pages.providers'),
  ])
  const playable = playableProviders(providers)
  const wanted = readPart(content.get('pages.providers'))('staticProvider.identity')
  const provider = name === '' ? playable.find(({ identity }) => identity === wanted) : undefined
  const games = provider
    ? await api.call('listGames', {
        query: {
          providerId: [provider.id],
          perPage: FEATURED_GAMES,
          page: 1,
          sortBy: 'score',
          countries: info.country ? [info.country] : undefined,
        },
      })
    : []
  return {
    providers: playable,
    name,
    sort: `${sortBy ?? 'default'} ${sortOrder}`,
    featured: provider ? { provider, games: games.map(toCardData) } : null,
    meta,
  }
}
