import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'dark' | 'light'

const KEY = 'theme'
const subscribers = new Set<() => void>()

/** The theme the player chose; `system` until then. The script before first paint reads the same key. */
export function readTheme(): Theme {
  const value = localStorage.getItem(KEY)
  return value === 'dark' || value === 'light' ? value : 'system'
}

/** The same, kept in step wherever it is shown; `system` until the page is alive. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const subscriber of subscribers) subscriber()
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}
