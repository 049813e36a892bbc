import { TournamentState } from '@baize/contract/kinds'
import { ButtonLink } from '@baize/ui/button'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Marked } from '../../../shared/content/marked.tsx'
import { Prose } from '../../../shared/content/prose.tsx'
import { linkTo } from '../../../shared/page/content-link.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { Leaderboard } from './leaderboard.tsx'
import { Podium } from './podium.tsx'
import { Prizes } from './prizes.tsx'
import { Rules } from './rules.tsx'
import { StateBadge } from '../state-badge.tsx'
import { shownRows } from './shown-rows.ts'
import type { TournamentProps } from './tournament-props.ts'
import { TournamentTimer } from '../tournament-timer.tsx'
import styles from './tournament-page.module.css'

interface TournamentViewProps extends TournamentProps {
  /** What whoever looks can do now, and how they stand. */
  action?: ReactNode
  playerId?: string | null
  currency?: string
}

/** A tournament as it is known now. */
export function TournamentView({ action, playerId = null, currency, ...props }: TournamentViewProps) {
  const { tournament, content, collections, gameCount, games } = props
  const text = useText('pages.tournament')
  const info = usePage()
  const router = useRouter()
  const { state, prizes = [] } = tournament
  const rows = shownRows(tournament)
  const { advertising } = content
  return (
    <article className={styles.page}>
      <header className={styles.scene}>
        <img className={styles.picture} src={content.image} width="480" height="320" alt="" fetchPriority="high" />
        <div className={styles.words}>
          <StateBadge state={state} />
          <h1 className={styles.title}>{content.name}</h1>
          <p className={styles.reward}>{content.reward}</p>
          <TournamentTimer tournament={tournament} variant="boxes" onEnd={() => void router.invalidate()} />
          <div className={styles.action}>{action}</div>
          <a className={styles.more} href="#rules">
            {text('info.more')}
          </a>
        </div>
      </header>
      <ul className={styles.counts}>
        <Count label={text('info.prizesCount.label')} image={text('info.prizesCount.image')} count={prizes.length} />
        <Count label={text('info.gamesCount.label')} image={text('info.gamesCount.image')} count={gameCount} />
      </ul>
      {state > TournamentState.scheduled && (
        <section className={styles.section} aria-labelledby="tournament-table">
          <h2 id="tournament-table" className={styles.heading}>
            {text('leaderboard.title')}
          </h2>
          <Podium rows={rows} playerId={playerId} />
          <Leaderboard tournament={tournament} rows={rows} playerId={playerId} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="tournament-prizes">
        <h2 id="tournament-prizes" className={styles.heading}>
          {text('info.prizesCount.label')}
        </h2>
        <Prizes prizes={prizes} />
      </section>
      {games}
      <section className={styles.section} aria-labelledby="tournament-info">
        <h2 id="tournament-info" className={styles.heading}>
          {content.info.title}
        </h2>
        <Prose size="small">
          <Marked text={content.info.text} />
        </Prose>
      </section>
      <section id="rules" className={styles.section} aria-labelledby="tournament-rules">
        <h2 id="tournament-rules" className={styles.heading}>
          {text('termsLabel')}
        </h2>
        <Rules tournament={tournament} collections={collections} currency={currency} />
        <Prose size="small">
          <Marked text={content.terms} />
        </Prose>
      </section>
      {advertising && (
        <aside className={styles.advertising} aria-label={advertising.title}>
          <div>
            <p className={styles.adTitle}>{advertising.title}</p>
            <p className={styles.adText}>{advertising.reward}</p>
          </div>
          {advertising.button.url && (
            <ButtonLink {...linkTo(info, advertising.button.url, advertising.button.targetBlank)}>
              {advertising.button.label}
            </ButtonLink>
          )}
        </aside>
      )}
    </article>
  )
}

function Count({ label, image, count }: { label: string; image: string; count: number }) {
  const text = useText('pages.tournament')
  const format = useFormat()
  return (
    <li className={styles.count}>
      <img src={image} width="48" height="48" alt="" loading="lazy" />
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>{text('info.count', { count: format.count(count) })}</span>
    </li>
  )
}
