import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { usePage } from '../../shared/page/page-context.tsx'

const COUNT = 4
const PREFERRED = 'turbogames'

/** A few games for who has not found any: of the quick rounds, else of the first collection. */
export function useSuggestions(): GameCardData[] {
  const { collections, country } = usePage()
  const [games, setGames] = useState<GameCardData[]>([])
  const own = collections.filter(({ id }) => id !== null)
  const collectionId = (own.find(({ identity }) => identity === PREFERRED) ?? own[0])?.id
  useEffect(() => {
    if (!collectionId) return
    const controller = new AbortController()
    const filter = { collectionId: [collectionId], countries: country ? [country] : undefined }
    api
      .call(
        'listGames',
        { query: { ...filter, perPage: COUNT, sortBy: 'score', sortOrder: 'asc' } },
        { signal: controller.signal },
      )
      .then((list) => setGames(list.slice(0, COUNT).map(toCardData)))
      // Without suggestions the search is as good as with them.
      .catch(() => undefined)
    return () => controller.abort()
  }, [collectionId, country])
  return games
}
