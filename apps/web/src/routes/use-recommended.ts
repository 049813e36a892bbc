import { useEffect, useState } from 'react'
import { lineIsFree } from '../features/play/playable.ts'
import type { GameCardData } from '../shared/games/game-card-data.ts'
import type { GameData } from './game-load.ts'

/** Games like this one: as the page brought them, else asked for once the game can be played; `null` until they are there. */
export function useRecommended({ recommended }: GameData): GameCardData[] | null {
  const [asked, setAsked] = useState<{ by: unknown; games: GameCardData[] } | null>(null)
  useEffect(() => {
    if (typeof recommended !== 'function') return undefined
    let isCurrent = true
    void lineIsFree()
      .then(() => (isCurrent ? recommended() : []))
      .catch(() => [])
      .then((games) => isCurrent && setAsked({ by: recommended, games }))
    return () => void (isCurrent = false)
  }, [recommended])
  if (typeof recommended !== 'function') return recommended
  return asked?.by === recommended ? asked.games : null
}
