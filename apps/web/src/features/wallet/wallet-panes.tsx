import { type ReactNode, useEffect, useRef } from 'react'
import styles from './wallet-panes.module.css'

export interface WalletPanesProps {
  side: ReactNode
  main: ReactNode
  /** Which pane a narrow screen shows; wide ones always show both. */
  step: 'list' | 'form' | 'both'
}

/** The step a narrow screen is at. Where there is one way only there is nothing to choose, and so no steps. */
export function stepOf({ isOnly, isChosen }: { isOnly: boolean; isChosen: boolean }): WalletPanesProps['step'] {
  if (isOnly) return 'both'
  return isChosen ? 'form' : 'list'
}

/** Two panes on wide screens, two steps below 768 px. A step taken on a narrow screen takes the focus along. */
export function WalletPanes({ side, main, step }: WalletPanesProps) {
  const sidePane = useRef<HTMLDivElement>(null)
  const mainPane = useRef<HTMLDivElement>(null)
  const former = useRef(step)
  useEffect(() => {
    const isStep = former.current !== step && former.current !== 'both' && step !== 'both'
    former.current = step
    if (!isStep) return
    const isNarrow = getComputedStyle((step === 'form' ? sidePane : mainPane).current!).display === 'none'
    if (isNarrow) (step === 'form' ? mainPane : sidePane).current!.focus({ preventScroll: true })
  }, [step])
  return (
    <div className={styles.panes} data-step={step}>
      {step !== 'both' && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
        </span>
      )}
      <div ref={sidePane} className={styles.side} tabIndex={-1}>
        {side}
      </div>
      <div ref={mainPane} className={styles.main} tabIndex={-1}>
        {main}
      </div>
    </div>
  )
}
