import { useRouterState } from '@tanstack/react-router'
import { BETTING_PATH } from '../shared/page/own-document.ts'

/** Whether a game fills the page: the frame makes room for it then. */
export function useIsGamePage(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname.startsWith('/games/') })
}

/** Whether the page is the sportsbook, which takes what the frame leaves. */
export function useIsBettingPage(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname === BETTING_PATH })
}
