import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'

const PROMPT_DELAY_MS = 60_000

/**
 * Says that this is a demo: to guests at once, unless they have just chosen it, and to everyone after a minute. Not to
 * players whose session has ended here, nor to anybody else who is on their way to another page.
 */
export function useDemoPrompt(options: { isDemo: boolean; isPlayer: boolean; onReal: () => void }): void {
  const { isDemo, isPlayer } = options
  const dialogs = useDialogs()
  const isChosen = useRouterState({
    select: (state) => (state.location.state as { isDemoChosen?: boolean }).isDemoChosen === true,
  })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [ownPath] = useState(path)
  const isLeaving = path !== ownPath
  const prompt = useEffectEvent(() => dialogs.open('demo-game', { onReal: options.onReal }))
  const wasPlayer = useRef(isPlayer)
  useEffect(() => {
    wasPlayer.current ||= isPlayer
    if (!isDemo || isLeaving || (wasPlayer.current && !isPlayer)) return
    if (!isPlayer && !isChosen) prompt()
    const timer = setTimeout(() => prompt(), PROMPT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isDemo, isLeaving, isPlayer, isChosen])
}
