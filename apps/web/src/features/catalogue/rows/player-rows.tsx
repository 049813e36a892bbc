import type { Game } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { toCardData } from '../../../shared/games/game-card-data.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { favoritesQuery, playedQuery } from '../../../shared/player/queries.ts'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { GameCards } from '../games/game-card.tsx'
import { Row } from './row.tsx'

const ROW_MAX = 18

/** A player's favourites and the games played last, as far as there are any. */
export function PlayerRows() {
  return (
    <PlayerScope>
      <Rows />
    </PlayerScope>
  )
}

function Rows() {
  const { country } = usePage()
  const favorites = useQuery(favoritesQuery()).data ?? []
  const played = useQuery(playedQuery(country)).data ?? []
  return (
    <>
      <OwnRow name="favorites" path="/favorites" games={favorites} />
      <OwnRow name="recentlyPlayed" path="/recently-played" games={played} />
    </>
  )
}

function OwnRow({ name, path, games }: { name: string; path: string; games: readonly Game[] }) {
  const { prefix } = usePage()
  const text = useText('globalComponents.cardsGroup')
  if (games.length === 0) return null
  return (
    <Row
      id={`row-${name}`}
      title={text(`${name}.label`)}
      icon={text(`${name}.icon`)}
      href={prefix + path}
      allLabel={text.plural('moreButton', games.length)}
      previousLabel={text('previousLabel')}
      nextLabel={text('nextLabel')}
    >
      <GameCards games={games.slice(0, ROW_MAX).map(toCardData)} />
    </Row>
  )
}
