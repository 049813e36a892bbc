import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { readReturnGame, subscribeReturnGame } from '../../../shared/games/return-game.ts'
import { usePage } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'

/** The game a player came from: it lies under the dialog, or stands at an address. */
export type WayBack = { kind: 'here' } | { kind: 'address'; href: string } | null

const GAME_PAGE = /^(\/[a-z-]+)?\/games\/./

/** Where the game is that the player left for the payment, if they left one. */
export function useWayBack(): WayBack {
  const info = usePage()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const left = useSyncExternalStore(subscribeReturnGame, readReturnGame, () => null)
  if (GAME_PAGE.test(path)) return { kind: 'here' }
  return left && { kind: 'address', href: `${hrefIn(info, `/games/${left.identity}`)}?real=true` }
}
