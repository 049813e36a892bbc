import { useSyncExternalStore } from 'react'

const KEY = 'bonusTimer'
/** As long as the platform takes no code after too many wrong ones. */
const BLOCK_MS = 180_000

const subscribers = new Set<() => void>()

/** Until when no code may be tried, in every tab and across reloads; `null` when one may. Browser only. */
export function useCodeBlock(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Too many wrong codes were tried. */
export function blockCodes(): void {
  localStorage.setItem(KEY, new Date(Date.now() + BLOCK_MS).toISOString())
  tell()
}

/** The time is over. */
export function unblockCodes(): void {
  localStorage.removeItem(KEY)
  tell()
}

function read(): string | null {
  const until = localStorage.getItem(KEY)
  return until !== null && Date.parse(until) > Date.now() ? until : null
}

function tell(): void {
  for (const subscriber of subscribers) subscriber()
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  addEventListener('storage', subscriber)
  return () => {
    subscribers.delete(subscriber)
    removeEventListener('storage', subscriber)
  }
}
