import { useEffect, useState } from 'react'
import { useFormat } from '../page/use-format.ts'
import styles from './live-amount.module.css'

/** An amount that moves briefly in the direction it went, and is read out politely when it changes. */
export function LiveAmount({ amount, currency, label }: { amount: number; currency: string; label: string }) {
  const format = useFormat()
  const [known, setKnown] = useState({ amount, currency, direction: 'none', change: 0 })
  if (known.amount !== amount || known.currency !== currency) {
    const isSameCurrency = known.currency === currency
    const direction = !isSameCurrency ? 'none' : amount > known.amount ? 'up' : 'down'
    setKnown({ amount, currency, direction, change: known.change + (isSameCurrency ? 1 : 0) })
  }
  const text = format.amount(amount, currency)
  return (
    <>
      <span key={known.change} className={styles.amount} data-direction={known.direction}>
        {text}
      </span>
      <Announcement text={`${label}: ${text}`} change={known.change} />
    </>
  )
}

const ANNOUNCE_DELAY_MS = 1200

/** Waits for the figure to rest, so that a run of spins is not chatter. */
function Announcement({ text, change }: { text: string; change: number }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (change === 0) return
    const timer = setTimeout(() => setSpoken(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, change])
  return (
    <span className="visually-hidden" role="status" aria-live="polite">
      {spoken}
    </span>
  )
}
