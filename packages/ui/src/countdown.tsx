import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './countdown.module.css'

type Unit = 'days' | 'hours' | 'minutes' | 'seconds'

/** A word for a figure, or a function of the figure where the language changes the word. */
export type UnitLabel = string | ((count: number) => string)

export interface CountdownProps {
  /** The instant it runs to: ISO 8601, or milliseconds of the epoch. */
  until: string | number
  /** What ends then: `Ends in`. Read before the figures. */
  label: string
  /** Words under or behind the figures. */
  labels: Record<Unit, UnitLabel>
  /** Keeps the label for screen readers. */
  isLabelHidden?: boolean
  /** `boxes` stands alone, `line` stands in a line of text. */
  variant?: 'boxes' | 'line'
  /** Formats a figure in the reader's digits; figures of hours, minutes and seconds come with two digits. */
  format?: (figure: number, digits: number) => string
  /** Called once when the instant has come, also when it had come before. */
  onEnd?: () => void
  /** The present in milliseconds of the epoch; for a clock that the server corrects. */
  nowMs?: () => number
}

const SECOND_MS = 1000

/**
 * The time left until an instant. The server does not know it (pages are cached), so it renders dashes of the
 * same width. Read on demand, and announced at most once a minute.
 */
export function Countdown(props: CountdownProps) {
  const { until, label, labels, isLabelHidden, variant = 'boxes', format = padded, onEnd, nowMs = Date.now } = props
  const untilMs = typeof until === 'number' ? until : Date.parse(until)
  const secondsLeft = useSecondsLeft(untilMs, nowMs)
  const spoken = useSpoken(secondsLeft, labels, format)

  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) tell.current?.()
  }, [isOver, untilMs])

  const parts = secondsLeft === null ? null : partsOf(secondsLeft)
  const units: Unit[] = parts !== null && parts.days === 0 && variant === 'line' ? UNITS.slice(1) : UNITS
  return (
    <div className={styles.countdown} data-variant={variant} role="group" aria-label={label}>
      {!isLabelHidden && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.units}>
        {units.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>
              {parts === null ? '––' : format(parts[unit], unit === 'days' ? 1 : 2)}
            </span>
            <span className={styles.name}>{wordOf(labels[unit], parts?.[unit] ?? 0)}</span>
          </span>
        ))}
      </span>
      <span className="visually-hidden" role="status">
        {spoken && `${label} ${spoken}`}
      </span>
    </div>
  )
}

const UNITS: Unit[] = ['days', 'hours', 'minutes', 'seconds']

/** Whole seconds left, never below 0; `null` before the page is alive. */
function useSecondsLeft(untilMs: number, nowMs: () => number): number | null {
  const left = () => Math.max(0, Math.ceil((untilMs - nowMs()) / SECOND_MS))
  return useSyncExternalStore(
    (onTick) => {
      let timer: ReturnType<typeof setTimeout>
      // Wakes at the turn of the second, so that two countdowns on a page step together.
      const wait = () => {
        const leftMs = untilMs - nowMs()
        if (leftMs <= 0) return
        timer = setTimeout(
          () => {
            onTick()
            wait()
          },
          leftMs % SECOND_MS || SECOND_MS,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    left,
    () => null,
  )
}

/** What to announce: changes when a new minute begins and when the time is over, and not while it first appears. */
function useSpoken(
  secondsLeft: number | null,
  labels: CountdownProps['labels'],
  format: NonNullable<CountdownProps['format']>,
) {
  const minute = secondsLeft === null ? null : Math.ceil(secondsLeft / 60)
  const [first, setFirst] = useState<number | null>(null)
  if (first === null && minute !== null) setFirst(minute)
  if (minute === null || first === null || minute === first) return ''
  const { days, hours, minutes } = partsOf(minute * 60)
  return (
    [
      ['days', days],
      ['hours', hours],
      ['minutes', minutes],
    ] as const
  )
    .filter(([unit, count]) => count > 0 || (unit === 'minutes' && minute === 0))
    .map(([unit, count]) => `${format(count, 1)} ${wordOf(labels[unit], count)}`)
    .join(' ')
}

function wordOf(label: UnitLabel, count: number): string {
  return typeof label === 'string' ? label : label(count)
}

/** Days, hours, minutes and seconds of a number of seconds. */
export function partsOf(seconds: number): Record<Unit, number> {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

function padded(figure: number, digits: number): string {
  return String(figure).padStart(digits, '0')
}
