import { useCallback, useRef, useState } from 'react'
import type { OpenDialog } from './open-dialog.ts'

/** The dialogs without query, the last on top; what is written can be read at once. */
export function useStack() {
  const [shown, setShown] = useState<readonly OpenDialog[]>([])
  const now = useRef(shown)
  const read = useCallback(() => now.current, [])
  const write = useCallback((next: readonly OpenDialog[]) => {
    now.current = next
    setShown(next)
  }, [])
  return { shown, read, write }
}
