import type { Sitting } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSittingAgain, sittingQuery } from './queries.ts'

/** Figures are counted a moment behind the money; the second look finds what the first one missed. */
const LOOKS_AFTER_MS = [700, 3_000]

/** The player's sitting, read anew whenever money moved and when its check is due. `readAtMs` says when it was read. */
export function useSitting(balance: number | undefined): { sitting: Sitting | null; readAtMs: number } {
  const { data: sitting = null, dataUpdatedAt: readAtMs } = useQuery(sittingQuery())

  useEffect(() => {
    const timers = LOOKS_AFTER_MS.map((ms) => setTimeout(readSittingAgain, ms))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [balance])

  // What is over next: the rest after a check, or the time to the one that comes.
  const nextSeconds = sitting?.restSeconds || sitting?.checkInSeconds
  useEffect(() => {
    if (!nextSeconds) return
    const timer = setTimeout(readSittingAgain, readAtMs + nextSeconds * 1000 - Date.now())
    return () => clearTimeout(timer)
  }, [nextSeconds, readAtMs])

  return { sitting, readAtMs }
}
