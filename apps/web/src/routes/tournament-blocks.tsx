import { ConditionGames } from '../features/catalogue/games/condition-games.tsx'
import { TournamentPage } from '../features/tournaments/page/tournament-page.tsx'
import { Icon } from '../shared/icons/icon.tsx'
import { useText } from '../shared/page/page-context.tsx'
import type { TournamentData } from './tournament-load.ts'
import styles from './tournament.module.css'

/** A tournament with the games that count for it. */
export function TournamentBlocks({ data }: { data: TournamentData }) {
  const text = useText('pages.tournament')
  const { tournament, content, collections, conditions, games, gameCount } = data
  const list = gameCount > 0 && (
    <section id="tournament-games" className={styles.games} aria-labelledby="tournament-games-title">
      <div className={styles.head}>
        <h2 id="tournament-games-title" className={styles.heading}>
          <Icon name={text('games.icon')} /> {text('games.title')}
        </h2>
        <span className={styles.count}>{text.plural('games.count', gameCount)}</span>
      </div>
      <ConditionGames
        key={tournament.id}
        conditions={conditions}
        games={games}
        total={gameCount}
        moreLabel={text('games.more')}
      />
    </section>
  )
  return (
    <TournamentPage
      key={tournament.id}
      tournament={tournament}
      content={content}
      collections={collections}
      gameCount={gameCount}
      games={list}
    />
  )
}
