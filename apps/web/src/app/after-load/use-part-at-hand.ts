import { useEffect, useState } from 'react'
import type { PartName } from '../../shared/content/content.ts'
import { useContent } from '../../shared/page/page-context.tsx'

/** Whether a part of the content that does not come with the page is at hand; fetches it once it is needed. */
export function usePartAtHand(part: PartName, isNeeded: boolean): boolean {
  const content = useContent()
  const [isAtHand, setIsAtHand] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    content.need([part]).then(
      () => isCurrent && setIsAtHand(true),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [content, part, isNeeded])
  return isAtHand
}
