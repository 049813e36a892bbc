import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'

/** Whether the screen is as narrow as a phone's; the server takes it for a wide one. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
