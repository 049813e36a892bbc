import { useEffect, useState } from 'react'
import { Icon } from '../../../shared/icons/icon.tsx'
import styles from './game-bar.module.css'

/** Minutes and seconds since the game was opened. */
export function SessionClock({ label }: { label: string }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAtMs = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAtMs) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  const part = (value: number) => String(value).padStart(2, '0')
  return (
    <span className={styles.clock} role="timer" aria-label={label}>
      <Icon name="clock" size={16} />
      {part(Math.floor(seconds / 60))}:{part(seconds % 60)}
    </span>
  )
}
