import { useEffect } from 'react'
import { useContent } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { prepareDialog } from '../dialogs/prepare-dialog.ts'
import { whenIdle } from '../../shared/page/when-idle.ts'
import { useIsGamePage } from '../use-is-game-page.ts'
import { savesData } from './saves-data.ts'

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
    return whenIdle(fetchAll)
  }, [content, isGame, status])
}
