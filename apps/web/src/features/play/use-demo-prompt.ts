import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'

const PROMPT_DELAY_MS = 60_000

/**
 * Says that this is a demo: to guests at once, unless they have just chosen it, and to everyone after a minute. Not to
 * players whose session has ended here, who are on their way to another page.
 */
export function useDemoPrompt(options: { isDemo: boolean; isPlayer: boolean; onReal: () => void }): void {
  const { isDemo, isPlayer } = options
  const dialogs = useDialogs()
  const isChosen = useRouterState({
    select: (state) => (state.location.state as { isDemoChosen?: boolean }).isDemoChosen === true,
  })
  const prompt = useEffectEvent(() => dialogs.open('demo-game', { onReal: options.onReal }))
  const wasPlayer = useRef(isPlayer)
  useEffect(() => {
    wasPlayer.current ||= isPlayer
    if (!isDemo || (wasPlayer.current && !isPlayer)) return
    if (!isPlayer && !isChosen) prompt()
    const timer = setTimeout(() => prompt(), PROMPT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDemo, isPlayer, isChosen])
}
