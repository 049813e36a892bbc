import type { Tournament } from '@baize/contract'
import { TournamentState } from '@baize/contract/kinds'
import { Button, ButtonLink } from '@baize/ui/button'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { useChange } from '../../../shared/dialogs/use-change.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { formatPoints } from './format-points.ts'
import { joinTournament, refreshTournaments } from '../queries.ts'
import styles from './tournament-page.module.css'

interface TakePartProps {
  tournament: Tournament
  isLoading: boolean
  gameCount: number
}

const GAMES = '#tournament-games'

/** The one thing to do about a tournament now: register, take part, or play; and how the player stands. */
export function TakePart({ tournament, isLoading, gameCount }: TakePartProps) {
  const text = useText('pages.tournament')
  const dialogs = useDialogs()
  const { isGuest } = useSession()
  const join = useChange(
    () => joinTournament(tournament.id),
    () => {
      void refreshTournaments()
      document.querySelector(GAMES)?.scrollIntoView({ behavior: 'smooth' })
    },
  )
  const { state, isAvailable, confirmationRequired, playerEntry } = tournament
  if (state !== TournamentState.running || gameCount === 0) return <OwnPlace tournament={tournament} />
  if (isGuest)
    return (
      <Button variant="accent" size="large" onClick={() => dialogs.open('sign-up')}>
        {text('main.buttonLabels.register')}
      </Button>
    )
  if (isLoading || playerEntry === undefined)
    return (
      <Button size="large" variant="accent" isPending>
        {text('main.buttonLabels.play')}
      </Button>
    )
  const takesPart = playerEntry !== null
  if (!isAvailable && !takesPart) return <p className={styles.note}>{text('main.notForYou')}</p>
  if (takesPart || !confirmationRequired)
    return (
      <>
        <ButtonLink variant="accent" size="large" href={GAMES}>
          {text('main.buttonLabels.play')}
        </ButtonLink>
        <OwnPlace tournament={tournament} />
      </>
    )
  return (
    <Button variant="accent" size="large" isPending={join.isPending} onClick={() => join.run()}>
      {text('main.buttonLabels.takePart')}
    </Button>
  )
}

/** Where the player stands, or ended and what that brings, in words. */
function OwnPlace({ tournament }: { tournament: Tournament }) {
  const text = useText('pages.tournament')
  const { locale } = usePage()
  const format = useFormat()
  const { state, playerEntry, prizes = [] } = tournament
  // While open rounds are still counted nothing can be said to whoever has no place.
  if (!playerEntry || (playerEntry.place === 0 && state === TournamentState.finished)) return null
  const { place, points } = playerEntry
  const inWords = (count: number) => text.plural('leaderboard.points', count, { count: formatPoints(count, locale) })
  const isFixed = state === TournamentState.closed
  const prize = isFixed ? prizes.find((one) => one.place === place) : undefined
  return (
    <div className={styles.own} role="status">
      {place === 0 ? (
        <p>{text(isFixed ? 'leaderboard.noRound' : 'leaderboard.noPlace')}</p>
      ) : (
        <p>
          {text(isFixed ? 'leaderboard.ownEnd' : 'leaderboard.ownPlace', {
            place: format.count(place),
            points: inWords(points),
          })}
        </p>
      )}
      {prize && (
        <p>{text('leaderboard.ownPrize', { prize: nameIn({ name: prize.title, names: prize.names }, locale) })}</p>
      )}
    </div>
  )
}
