import { Button, ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { Skeleton } from '@baize/ui/skeleton'
import type { Game } from '@baize/contract'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GameGrid } from '../features/catalogue/games/game-grid.tsx'
import { SuggestedRow } from '../features/catalogue/rows/suggested-row.tsx'
import { MarkedLine } from '../shared/content/marked.tsx'
import type { Text } from '../shared/content/text.ts'
import { LoadFailed } from '../shared/failure/load-failed.tsx'
import { toCardData } from '../shared/games/game-card-data.ts'
import { usePage } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import { useSession } from '../shared/session/use-session.ts'
import { PageTitle } from './page-title.tsx'
import lobby from './lobby.module.css'
import styles from './player-games.module.css'

const PAGE_SIZE = 18

interface PlayerGamesProps {
  text: Text
  query: UseQueryOptions<Game[], Error, Game[], string[]>
}

/** A list of the player's own games: 18 at a time, and something to do when it is empty. */
export function PlayerGames(props: PlayerGamesProps) {
  return (
    <div className={lobby.stack}>
      <PageTitle>{props.text('title')}</PageTitle>
      <PlayerScope>
        <List {...props} />
      </PlayerScope>
    </div>
  )
}

function List({ text, query }: PlayerGamesProps) {
  const info = usePage()
  const { isPlayer } = useSession()
  const games = useQuery({ ...query, enabled: isPlayer })
  const { data } = games
  const [count, setCount] = useState(PAGE_SIZE)
  if (games.isError) return <LoadFailed text={text} query={games} />
  if (!data) return <Waiting />
  if (data.length === 0)
    return (
      <>
        <EmptyState
          title={text('empty.title')}
          picture={<img src={text('empty.image')} width="160" height="120" alt="" />}
          action={
            <ButtonLink href={hrefIn(info, '/main')} variant="accent">
              {text('empty.button')}
            </ButtonLink>
          }
          isAnnounced
        >
          <MarkedLine text={text.marked('empty.description')} />
        </EmptyState>
        <SuggestedRow />
      </>
    )
  return (
    <>
      <GameGrid games={data.slice(0, count).map(toCardData)} />
      {count < data.length && (
        <div className={styles.more}>
          <Button onClick={() => setCount(count + PAGE_SIZE)}>{text('more')}</Button>
        </div>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
