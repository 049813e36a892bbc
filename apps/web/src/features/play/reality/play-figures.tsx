import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useDuration } from '../../../shared/page/use-duration.ts'
import { useNet } from '../../../shared/page/use-net.ts'
import { useIsRoundOn } from '../../../shared/player/held-balance.ts'
import { useIsSmall } from '../use-is-small.ts'
import { useSitting } from './use-sitting.ts'
import styles from './play-figures.module.css'

interface PlayFiguresProps {
  account: { balance: number; currency: string }
  /** Whether the game has to stand still. */
  onPause: (isPaused: boolean) => void
  onLeave: () => void
}

/** How long the player has been at play and what this and their day came to; stops the game when a check is due. */
export function PlayFigures({ account, onPause, onLeave }: PlayFiguresProps) {
  const text = useText('pages.game')
  const net = useNet()
  const isSmall = useIsSmall()
  const duration = useDuration()
  const dialogs = useDialogs()
  const { sitting: counted, readAtMs } = useSitting(account.balance)
  // Figures tell no result before the reels do.
  const isRoundOn = useIsRoundOn()
  const [sitting, setSitting] = useState(counted)
  if (!isRoundOn && sitting !== counted) setSitting(counted)
  const isDue = counted?.checkInSeconds === 0

  const restSeconds = counted?.restSeconds ?? 0
  const isStopped = isDue || restSeconds > 0

  const tellStage = useEffectEvent((isPaused: boolean) => onPause(isPaused))
  useEffect(() => {
    if (!isStopped) return undefined
    tellStage(true)
    return () => tellStage(false)
  }, [isStopped])

  const stop = useEffectEvent(() => dialogs.open('reality-check', { onLeave }))
  const goOn = useEffectEvent(() => dialogs.close('reality-check'))
  useEffect(() => {
    if (!isDue) return undefined
    stop()
    return () => goOn()
  }, [isDue])

  const { currency } = account
  const own = sitting?.money.find((money) => money.currency === currency)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{text('figures.time')}</dt>
        <dd>
          <Icon name="clock" size={16} />
          <Clock
            seconds={counted?.elapsedSeconds ?? 0}
            readAtMs={counted ? readAtMs : null}
            label={text('figures.time')}
          />
        </dd>
      </div>
      <div data-when="sitting">
        <dt>{text('figures.sitting')}</dt>
        {/* A phone has the balance right beside it, and no room for its currency twice. */}
        <dd>{net(own?.sitting.net ?? 0, currency, isSmall)}</dd>
      </div>
      <div data-when="today">
        <dt>{text('figures.today')}</dt>
        <dd>{net(own?.today.net ?? 0, currency)}</dd>
      </div>
      {restSeconds > 0 && !isDue && (
        <div role="status">
          <dt>{text('figures.rest')}</dt>
          <dd>{duration(restSeconds)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Goes on from what the server said. */
function Clock({ seconds, readAtMs, label }: { seconds: number; readAtMs: number | null; label: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const passed = readAtMs === null ? 0 : Math.max(0, Math.floor((nowMs - readAtMs) / 1000))
  const total = seconds + passed
  const part = (value: number) => String(value).padStart(2, '0')
  return (
    <span role="timer" aria-label={label} className={styles.clock}>
      {Math.floor(total / 3600)}:{part(Math.floor(total / 60) % 60)}:{part(total % 60)}
    </span>
  )
}
