import { useRouterState } from '@tanstack/react-router'

/** Whether a game fills the page: the frame makes room for it then. */
export function useIsGamePage(): boolean {
  return useRouterState({ select: ({ location }) => location.pathname.startsWith('/games/') })
}
