import { useEffect } from 'react'
import { startTagManager } from '../../shared/analytics/tag-manager.ts'
import { usePage } from '../../shared/page/page-context.tsx'

/** Starts the operator's tag manager where there is one, for whoever agreed to it at an earlier page. */
export function useTagManager(): void {
  const { tagManager } = usePage().flags
  useEffect(() => {
    if (tagManager) startTagManager(tagManager)
  }, [tagManager])
}
