import { TournamentState } from '@baize/contract/kinds'
import { Countdown } from '@baize/ui/countdown'
import { useSyncExternalStore } from 'react'
import { localDigits } from '../../shared/page/digits.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import styles from './tournament-timer.module.css'

interface TournamentTimerProps {
  tournament: { state: number; startAt: string; endAt: string }
  variant?: 'boxes' | 'line'
  onEnd: () => void
}

type Units = Record<'days' | 'hours' | 'minutes' | 'seconds', string>

/** The time until a tournament begins or ends, or when it ended. */
export function TournamentTimer({ tournament, variant = 'line', onEnd }: TournamentTimerProps) {
  const text = useText('pages.tournament')
  const { locale } = usePage()
  const { state, startAt, endAt } = tournament
  if (state >= TournamentState.finished) return <Ended at={endAt} />
  const isComing = state === TournamentState.scheduled
  return (
    <Countdown
      until={isComing ? startAt : endAt}
      label={text(isComing ? 'main.startTimerLabel' : 'main.finishTimerLabel')}
      labels={text.at<Units>('main.timer')!}
      variant={variant}
      format={(figure, digits) => localDigits(String(figure).padStart(digits, '0'), locale)}
      onEnd={onEnd}
    />
  )
}

const never = () => () => {}

/** The day it ended on, in the reader's own time zone. */
function Ended({ at }: { at: string }) {
  const text = useText('pages.tournament')
  const format = useFormat()
  // The server does not know the reader's time zone.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <p className={styles.ended}>
      {text('main.finishedDateLabel')} <time dateTime={at}>{isHere ? format.date(at) : '––'}</time>
    </p>
  )
}
