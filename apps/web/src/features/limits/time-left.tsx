import { useEffect, useState } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { useDuration } from '../../shared/page/use-duration.ts'

const LOOK_MS = 10_000

/** How long until a moment, in words that change by the minute. */
export function TimeLeft({ label, until }: { label: string; until: string }) {
  const text = useText('profile.limits')
  const duration = useDuration()
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((Date.parse(until) - nowMs) / 1000)
  return (
    <span role="timer">
      {label} {seconds < 60 ? text('timerAlmostDone') : duration(seconds)}
    </span>
  )
}
