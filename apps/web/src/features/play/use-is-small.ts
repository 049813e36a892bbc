import { useSyncExternalStore } from 'react'

/** A phone either way round: the game and its one bar take all of the screen there (game-stage.module.css). */
const SMALL = '(max-width: 767px), (max-height: 480px)'

export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(SMALL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
