import { useQuery } from '@tanstack/react-query'
import { toCardData } from '../../../shared/games/game-card-data.ts'
import { api } from '../../../shared/api.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { GameRow } from './game-row.tsx'
import { rowQuery } from './row-query.ts'

const SUGGESTED = 'recommended'

/** Something to begin with, where there is nothing of one's own yet. Not there until it is known. */
export function SuggestedRow() {
  const { collections, country } = usePage()
  const collection = collections.find(({ identity }) => identity === SUGGESTED)
  const { data } = useQuery({
    queryKey: ['game', 'suggested', country],
    queryFn: ({ signal }) =>
      api
        .callWithMeta('listGames', { query: rowQuery(collection!.id, country) }, { signal })
        .then(({ data: games, meta }) => ({
          games: games.map(toCardData),
          total: meta.totalRows,
        })),
    enabled: collection !== undefined,
  })
  if (!collection || !data) return null
  const { id, identity, label, icon } = collection
  return <GameRow row={{ id, identity, icon, title: label, ...data }} />
}
