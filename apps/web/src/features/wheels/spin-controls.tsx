import type { Wheel } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import { Button, ButtonLink } from '@baize/ui/button'
import { Countdown } from '@baize/ui/countdown'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { localDigits } from '../../shared/page/digits.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { refreshWheels } from './queries.ts'
import type { Spin } from './use-spin.ts'
import type { WheelContent } from './wheel-content.ts'
import styles from './spin-controls.module.css'

interface SpinControlsProps {
  wheel: Wheel
  content: WheelContent
  spin: Spin
  isLoading: boolean
}

/** The one thing to do with the wheel now: wait for it, sign in, turn it, or get spins. */
export function SpinControls({ wheel, content, spin, isLoading }: SpinControlsProps) {
  const text = useText('pages.wheel')
  const dialogs = useDialogs()
  const { isGuest } = useSession()
  const opensAt = wheel.state === WheelState.scheduled ? wheel.startAt : null
  const waitsUntil = opensAt ?? (wheel.playerSpins.length === 0 ? wheel.limitRefreshAt : null)
  if (waitsUntil && !spin.isTurning) return <Waiting wheel={wheel} until={waitsUntil} isPlanned={opensAt !== null} />
  if (isGuest)
    return (
      <div className={styles.controls}>
        <p className={styles.hint}>{text('unauthorizedHintLabel')}</p>
        <Button variant="accent" size="large" onClick={() => dialogs.open('sign-in')}>
          <Icon name={text('makeSpinButton.icon')} />
          {text('makeSpinButton.label')}
        </Button>
      </div>
    )
  const hasSpins = wheel.playerSpins.length > 0
  return (
    <div className={styles.controls}>
      <SpinCount wheel={wheel} />
      {hasSpins || spin.isTurning || isLoading ? (
        <Button
          variant="accent"
          size="large"
          isPending={spin.isTurning || isLoading}
          onClick={() => void spin.turn(wheel)}
        >
          <Icon name={text('makeSpinButton.icon')} />
          {text('makeSpinButton.label')}
        </Button>
      ) : (
        <NoSpins content={content} />
      )}
    </div>
  )
}

function SpinCount({ wheel: { playerSpins } }: { wheel: Wheel }) {
  const text = useText('pages.wheel')
  const format = useFormat()
  const expiry = playerSpins[0]?.expireAt
  return (
    <div className={styles.count}>
      <h2 className={styles.label}>{text('spinsLabel')}</h2>
      <p className={styles.figure}>{text.plural('spinsCount', playerSpins.length)}</p>
      {playerSpins.length > 0 && <p className={styles.hint}>{text('spins.spinsActiveLabel')}</p>}
      {expiry && <p className={styles.hint}>{text('expiresLabel', { date: format.instant(expiry) })}</p>}
    </div>
  )
}

function NoSpins({ content: { spinSourceLabel, getSpins, getSpinsHint } }: { content: WheelContent }) {
  const text = useText('pages.wheel')
  const info = usePage()
  return (
    <>
      <p className={styles.unavailable}>
        <Icon name={text('unavailableSpinButton.icon')} size={18} />
        {text('unavailableSpinButton.label')}
      </p>
      <h2 className={styles.label}>{spinSourceLabel}</h2>
      <p className={styles.hint}>{getSpinsHint}</p>
      <ButtonLink {...linkTo(info, getSpins.url || '?wallet=deposit')} variant="accent" size="large">
        <Icon name={getSpins.icon} />
        {getSpins.label}
      </ButtonLink>
    </>
  )
}

type Units = Record<'days' | 'hours' | 'minutes' | 'seconds', string>

function Waiting({ wheel, until, isPlanned }: { wheel: Wheel; until: string; isPlanned: boolean }) {
  const text = useText('pages.wheel')
  const { locale } = usePage()
  const { heldSpins = 0 } = wheel
  const timer = text.at<Units & { backgroundImage: string }>('timer')
  if (!timer) return null
  return (
    <div className={styles.controls}>
      <img className={styles.picture} src={timer.backgroundImage} width="72" height="72" alt="" />
      <Countdown
        until={until}
        label={text(isPlanned ? 'timer.scheduledTimerLabel' : 'timer.activeTimerLabel')}
        labels={timer}
        format={(figure, digits) => localDigits(String(figure).padStart(digits, '0'), locale)}
        onEnd={() => void refreshWheels()}
      />
      {!isPlanned && <p className={styles.hint}>{text('unavailableHintLabel')}</p>}
      {heldSpins > 0 && (
        <p className={styles.hint}>
          {text('spins.spinsScheduledLabel')}: {text.plural('spinsCount', heldSpins)}
          {isPlanned && ` · ${text('spins.scheduledSpinsCount')}`}
        </p>
      )}
    </div>
  )
}
