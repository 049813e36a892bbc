import { Icon } from '../../../shared/icons/icon.tsx'
import { linkTo } from '../../../shared/page/content-link.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { isOver, tournamentUrl } from '../is-over.ts'
import { StateBadge } from '../state-badge.tsx'
import type { TournamentCardData } from '../tournament-content.ts'
import { TournamentTimer } from '../tournament-timer.tsx'
import styles from './tournament-card.module.css'

interface TournamentCardProps {
  tournament: TournamentCardData
  headingLevel: 2 | 3
  onEnd: () => void
}

/** A tournament in a list: its picture, how it stands, and one link that spans all of it. */
export function TournamentCard({ tournament, headingLevel, onEnd }: TournamentCardProps) {
  const text = useText('pages.tournament')
  const info = usePage()
  const { name, reward, image, state } = tournament
  const Heading = `h${headingLevel}` as const
  const over = isOver(tournament)
  return (
    <li className={styles.card} data-over={over || undefined}>
      <img className={styles.picture} src={image} width="480" height="320" alt="" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title}>{name}</Heading>
          <StateBadge state={state} />
        </div>
        <p className={styles.reward}>{reward}</p>
        <TournamentTimer tournament={tournament} onEnd={onEnd} />
        <a
          className={styles.link}
          {...linkTo(info, tournamentUrl(tournament))}
          aria-label={`${name}: ${text(over ? 'main.buttonLabels.results' : 'main.buttonLabels.more')}`}
        >
          {text(over ? 'main.buttonLabels.results' : 'main.buttonLabels.more')}
          <Icon name="arrow-next" size={16} />
        </a>
      </div>
    </li>
  )
}
