import { useSyncExternalStore } from 'react'

const POINTER = '(hover: hover) and (pointer: fine)'

/** Whether things can be shown on hover. The server and the first paint say no. */
export function useHasPointer(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function subscribe(subscriber: () => void): () => void {
  const query = matchMedia(POINTER)
  query.addEventListener('change', subscriber)
  return () => query.removeEventListener('change', subscriber)
}

function read(): boolean {
  return matchMedia(POINTER).matches
}
