import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { isLineGone, subscribeToLine } from '../../shared/connection/line.ts'
import { useText } from '../../shared/page/page-context.tsx'
import styles from './line-bar.module.css'

/** A line that is back within this time is not worth a word. */
const PATIENCE_MS = 400
const BACK_SHOWN_MS = 2500

/** Says calmly that the line is gone, and for a moment that it is back. Nothing is lost by it and nothing to be pressed. */
export function LineBar() {
  const text = useText('layout.shell')
  const isGone = useSyncExternalStore(subscribeToLine, isLineGone, () => false)
  const [state, setState] = useState<'fine' | 'gone' | 'back'>('fine')

  useEffect(() => {
    const timer = setTimeout(
      () => setState((last) => (isGone ? 'gone' : last === 'gone' ? 'back' : last)),
      isGone ? PATIENCE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [isGone])

  useEffect(() => {
    if (state !== 'back') return undefined
    const timer = setTimeout(() => setState('fine'), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isAway = state === 'gone'
  return (
    <div className={styles.place} role="status">
      {state !== 'fine' && (
        <p className={styles.bar} data-state={state}>
          <Icon name={isAway ? 'warning' : 'check'} size={18} />
          {text(isAway ? 'line.gone' : 'line.back')}
        </p>
      )}
    </div>
  )
}
