import { TournamentState } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { OVER_AT_ONCE } from './over-at-once.ts'
import { TournamentCard } from './tournament-card.tsx'
import { toCard, type TournamentCardData } from '../tournament-content.ts'
import styles from './tournament-list.module.css'
import cards from './tournament-card.module.css'

export interface TournamentListProps {
  /** Those that run and those to come, and the first that are over. */
  open: readonly TournamentCardData[]
  over: readonly TournamentCardData[]
  overTotal: number
  /** What the content tree says of each, by identity. */
  pages: Readonly<Record<string, Pick<TournamentCardData, 'name' | 'reward' | 'image'>>>
}

/** Tournaments: those that run, those to come, and those that are over. */
export function TournamentList({ open, over, overTotal, pages }: TournamentListProps) {
  const text = useText('pages.tournaments')
  const router = useRouter()
  const reload = () => void router.invalidate()
  const running = open.filter(({ state }) => state === TournamentState.running)
  const coming = open.filter(({ state }) => state === TournamentState.scheduled)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('title')}</h1>
        <p className={styles.description}>
          <MarkedLine text={text.marked('description')} />
        </p>
      </header>
      {open.length === 0 && (
        <EmptyState
          title={text('empty.title')}
          picture={<img src={text('empty.image')} width="240" height="160" alt="" />}
        >
          {text('empty.description')}
        </EmptyState>
      )}
      <Group title={text('runningLabel')} tournaments={running} onEnd={reload} />
      <Group title={text('comingLabel')} tournaments={coming} onEnd={reload} />
      <How />
      <Over key={over[0]?.id} first={over} total={overTotal} pages={pages} />
    </>
  )
}

function Group({
  title,
  tournaments,
  onEnd,
}: {
  title: string
  tournaments: readonly TournamentCardData[]
  onEnd: () => void
}) {
  if (tournaments.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={cards.list}>
        {tournaments.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} headingLevel={3} onEnd={onEnd} />
        ))}
      </ul>
    </section>
  )
}

function How() {
  const text = useText('pages.tournaments')
  const items = text.at<{ label: string }[]>('howTake.items') ?? []
  if (!text.at<boolean>('howTake.showBlock')) return null
  return (
    <section className={styles.how} aria-labelledby="how-to-take-part">
      <img src={text('howTake.image')} width="120" height="120" alt="" loading="lazy" />
      <div>
        <h2 id="how-to-take-part" className={styles.heading}>
          {text('howTake.title')}
        </h2>
        <ol className={styles.steps}>
          {items.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Over({
  first,
  total,
  pages,
}: {
  first: readonly TournamentCardData[]
  total: number
  pages: TournamentListProps['pages']
}) {
  const text = useText('pages.tournaments')
  const [more, setMore] = useState<readonly TournamentCardData[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const all = [...first, ...more]
  const load = async () => {
    setIsLoading(true)
    try {
      const query = {
        state: [TournamentState.finished, TournamentState.closed],
        identity: Object.keys(pages),
        page: Math.floor(all.length / OVER_AT_ONCE) + 1,
        perPage: OVER_AT_ONCE,
      }
      const next = await api.call('listTournaments', { query })
      const known = new Set(all.map(({ id }) => id))
      setMore([...more, ...next.filter(({ id }) => !known.has(id)).map((one) => toCard(one, pages[one.identity]!))])
    } catch {
      showAlert('global.somethingWrong')
    } finally {
      setIsLoading(false)
    }
  }
  if (all.length === 0) return null
  return (
    <section className={styles.group} aria-label={text('finishedLabel')}>
      <h2 className={styles.heading}>{text('finishedLabel')}</h2>
      <ul className={cards.list}>
        {all.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} headingLevel={3} onEnd={() => {}} />
        ))}
      </ul>
      {all.length < total && (
        <div className={styles.more}>
          <Button isPending={isLoading} onClick={() => void load()}>
            {text('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
