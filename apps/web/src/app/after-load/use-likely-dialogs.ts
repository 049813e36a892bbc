import { useEffect } from 'react'
import { useContent } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { prepareDialog } from '../dialogs/prepare-dialog.ts'
import { useIsGamePage } from '../use-is-game-page.ts'

const IDLE_WITHIN_MS = 5000

/**
 * Fetches what visitors ask for most once the page has nothing else to do, so that it opens at once on the slowest line:
 * the search, and for guests the ways in. A game keeps the line for itself, and who saves data is left alone.
 */
export function useLikelyDialogs(): void {
  const content = useContent()
  const isGame = useIsGamePage()
  const { status } = useSession()
  useEffect(() => {
    if (isGame || status === 'unknown' || savesData()) return undefined
    const fetchAll = () => {
      prepareDialog('search', content)
      if (status === 'guest') prepareDialog('sign-up', content)
      if (status === 'guest') prepareDialog('sign-in', content)
    }
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchAll, IDLE_WITHIN_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(fetchAll, { timeout: IDLE_WITHIN_MS })
    return () => cancelIdleCallback(handle)
  }, [content, isGame, status])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
