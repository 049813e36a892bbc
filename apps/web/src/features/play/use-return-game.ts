import { useEffect, useEffectEvent } from 'react'
import { session } from '../../shared/session/session.ts'
import type { GamePageData } from './game-page-data.ts'
import { rememberReturnGame } from '../../shared/games/return-game.ts'

/** Notes a game that a player leaves while it runs for real money, so that the frame can offer the way back. */
export function useReturnGame({ game, isReal }: { game: GamePageData; isReal: boolean }): void {
  const leave = useEffectEvent(() => {
    if (!isReal || session.getState().status !== 'player') return
    const { identity, name, cover } = game
    rememberReturnGame({ identity, name, cover })
  })
  useEffect(() => () => leave(), [])
}
