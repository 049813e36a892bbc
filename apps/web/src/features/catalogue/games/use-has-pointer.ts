import { startTransition, useEffect, useState } from 'react'

const POINTER = '(hover: hover) and (pointer: fine)'

/** Whether things can be shown on hover. Says no until the list is alive, and changes at leisure, as that does. */
export function useHasPointer(): boolean {
  const [hasPointer, setHasPointer] = useState(false)
  useEffect(() => {
    const query = matchMedia(POINTER)
    const follow = () => startTransition(() => setHasPointer(query.matches))
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return hasPointer
}
