import { useSyncExternalStore } from 'react'

/** A text this browser keeps under one key, across reloads and in step in every tab. Browser only. */
export interface KeptText {
  /** What is kept; `null` when nothing is. */
  read: () => string | null
  /** Keeps another text; `null` removes it. */
  keep: (text: string | null) => void
  /** Calls back after every change, in this tab or in another. Returns how to stop. */
  subscribe: (subscriber: () => void) => () => void
}

export function keptText(key: string): KeptText {
  const subscribers = new Set<() => void>()
  return {
    read: () => localStorage.getItem(key),
    keep: (text) => {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      for (const subscriber of subscribers) subscriber()
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      // Only other tabs hear this event.
      addEventListener('storage', subscriber)
      return () => {
        subscribers.delete(subscriber)
        removeEventListener('storage', subscriber)
      }
    },
  }
}

/** What is kept, kept in step; `readInstead` where it means less than it says. Nothing until the page is alive. */
export function useKeptText(kept: KeptText, readInstead: () => string | null = kept.read): string | null {
  return useSyncExternalStore(kept.subscribe, readInstead, readNothing)
}

const readNothing = () => null
