import { useEffect, useState } from 'react'
import styles from './money.module.css'

export interface MoneyProps {
  /** The amount, to know its sign and which way it went. Never formatted here. */
  amount: number
  /** The amount in the reader's own writing, with its currency. */
  text: string
  /** What the amount is counted in. A change of it is another amount, not a movement. */
  unit: string
  /** `bySign` is positive above zero and muted otherwise. Colour never says alone what `text` does not. */
  tone?: 'plain' | 'muted' | 'positive' | 'danger' | 'bySign' | 'real' | 'bonus' | 'demo'
  /** `hero` is the one figure of a screen. */
  size?: 'inherit' | 'large' | 'hero'
  /** Moves briefly in the direction the amount went. */
  isLive?: boolean
  /** Said politely once a changed amount has rested, for instance `Balance: 12.00 EUR`. Needs `isLive`. */
  announcement?: string
}

/** An amount of money in tabular figures, kept in one piece in either direction of writing. */
export function Money({ amount, text, unit, tone = 'plain', size = 'inherit', isLive, announcement }: MoneyProps) {
  const { direction, change } = useDirection(amount, unit)
  const shown = tone === 'bySign' ? (amount > 0 ? 'positive' : 'muted') : tone
  return (
    <>
      <bdi
        key={isLive ? change : undefined}
        className={styles.money}
        data-tone={shown}
        data-size={size}
        data-direction={isLive ? direction : undefined}
      >
        {text}
      </bdi>
      {announcement !== undefined && <Announcement text={announcement} change={change} />}
    </>
  )
}

function useDirection(amount: number, unit: string): { direction: 'up' | 'down' | undefined; change: number } {
  const [known, setKnown] = useState<{ amount: number; unit: string; direction?: 'up' | 'down'; change: number }>({
    amount,
    unit,
    change: 0,
  })
  if (known.amount !== amount || known.unit !== unit) {
    const isSame = known.unit === unit
    const direction = !isSame ? undefined : amount > known.amount ? 'up' : 'down'
    setKnown({ amount, unit, direction, change: known.change + (isSame ? 1 : 0) })
  }
  return { direction: known.direction, change: known.change }
}

const ANNOUNCE_DELAY_MS = 1200

/** Waits for the figure to rest, so that a run of changes is not chatter. */
function Announcement({ text, change }: { text: string; change: number }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (change === 0) return
    const timer = setTimeout(() => setSpoken(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, change])
  return (
    <span className="visually-hidden" role="status">
      {spoken}
    </span>
  )
}
