import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'

const PROMPT_DELAY_MS = 60_000

/**
 * Says that this is a demo: to guests at once, unless they have just chosen it, and to everyone after a minute.
 */
export function useDemoPrompt(options: { isDemo: boolean; isPlayer: boolean; onReal: () => void }): void {
  const { isDemo, isPlayer } = options
  const dialogs = useDialogs()
  const isChosen = useRouterState({
    select: (state) => (state.location.state as { isDemoChosen?: boolean }).isDemoChosen === true,
  })
  const prompt = useEffectEvent(() => dialogs.open('demo-game', { onReal: options.onReal }))
  useEffect(() => {
    if (!isDemo) return
    if (!isPlayer && !isChosen) prompt()
    const timer = setTimeout(() => prompt(), PROMPT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDemo, isPlayer, isChosen])
}
