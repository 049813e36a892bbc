import { useSyncExternalStore } from 'react'
import { useTheme } from './theme.ts'

const LIGHT = '(prefers-color-scheme: light)'

/** The theme as it looks: the player's choice, else the system's; dark until the page is alive. */
export function useShownTheme(): 'dark' | 'light' {
  const chosen = useTheme()
  const isLight = useSyncExternalStore(
    subscribe,
    () => matchMedia(LIGHT).matches,
    () => false,
  )
  return chosen === 'system' ? (isLight ? 'light' : 'dark') : chosen
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
