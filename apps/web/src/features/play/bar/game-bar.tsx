import { type ReactNode, useId } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { LiveAmount } from '../../../shared/player/live-amount.tsx'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import type { GameBarProps } from './bar-props.ts'
import { BreakControl, Favorite, FullScreenControl, ModeSwitch } from './bar-controls.tsx'
import { GameInfo } from './game-info.tsx'
import { GameSheet } from './game-sheet.tsx'
import { SessionClock } from './session-clock.tsx'
import { useIsSmall } from '../use-is-small.ts'
import styles from './game-bar.module.css'

/** What is played and with what money, how long, and the controls: over the game, or beside it on a phone on its side. */
export function GameBar(props: GameBarProps) {
  const { game, mode, figures, onLeave } = props
  const text = useText('pages.game')
  const isSmall = useIsSmall()
  const isReal = mode === 'real'
  const clock = isReal ? figures : <SessionClock key={mode} label={text('sessionTime')} />
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.control} aria-label={text('close')} onClick={onLeave}>
        <Icon name="back" />
      </button>
      <div className={styles.about}>
        <p className={styles.name} dir="auto">
          {game.name}
        </p>
        {isSmall && mode !== 'plug' && (
          <p className={styles.mode} data-mode={mode}>
            {text(isReal ? 'realLabel' : 'demoLabel')}
          </p>
        )}
        {isSmall && clock}
      </div>
      {isSmall ? <SmallEnd {...props} /> : <WideEnd {...props}>{clock}</WideEnd>}
    </div>
  )
}

function SmallEnd(props: GameBarProps) {
  const { mode } = props
  return (
    <>
      {mode === 'real' && <Balance />}
      <BreakControl />
      <GameSheet {...props} />
    </>
  )
}

function WideEnd({ game, mode, isFull, onFull, onSwitch, children }: GameBarProps & { children: ReactNode }) {
  const text = useText('pages.game')
  const infoId = useId()
  return (
    <>
      {mode !== 'plug' && <ModeSwitch isReal={mode === 'real'} isDemo={game.isDemo} onSwitch={onSwitch} />}
      <div className={styles.facts}>{children}</div>
      {mode === 'real' && isFull && <Balance />}
      <BreakControl />
      <Favorite game={game.identity} />
      <button type="button" className={styles.control} aria-label={text('info')} popoverTarget={infoId}>
        <Icon name="info" />
      </button>
      <div id={infoId} popover="auto" className={styles.info}>
        <GameInfo game={game} />
      </div>
      <FullScreenControl isFull={isFull} onToggle={onFull} />
    </>
  )
}

function Balance() {
  const text = useText('layout.header')
  const account = useActiveAccount()
  return account ? (
    <span className={styles.balance}>
      <LiveAmount amount={account.balance} currency={account.currency} label={text('balance.label')} />
    </span>
  ) : null
}
