import { useSyncExternalStore } from 'react'
import { removeCookie, writeLastingCookie } from './cookies.ts'

export type Theme = 'system' | 'dark' | 'light'

const COOKIE = 'theme'
const subscribers = new Set<() => void>()

/** The theme the player chose; `system` until then. The script before first paint takes it from the cookie. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}

/** The same, kept in step wherever it is shown; `system` until the page is alive. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    removeCookie(COOKIE)
    delete document.documentElement.dataset.theme
  } else {
    writeLastingCookie(COOKIE, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const subscriber of subscribers) subscriber()
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}
